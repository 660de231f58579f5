import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dictionaryModel } from '#testing/engines/marian-model.ts';
import { isRunning } from '#testing/service/is-running.ts';
import type { InstalledEngine } from '../catalogue/engine-record.ts';
import { EngineFailure } from '../engine-failure.ts';
import { type BergamotEngine, type BergamotOptions, createBergamotEngine } from './nmt-bergamot.ts';

/** A `node_modules` with the package of the engine. */
const packages = fileURLToPath(new URL('../../../../node_modules', import.meta.url));

let folder: string;
let engine: BergamotEngine | undefined;
let installed: InstalledEngine[];
let children: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bergamot-'));
  installed = [];
  children = [];
});
afterEach(() => {
  engine?.close();
  engine = undefined;
  rmSync(folder, { recursive: true, force: true });
});

function install(pair: string, files: Readonly<Record<string, Uint8Array>>): void {
  const name = `bergamot-${pair}`;
  mkdirSync(join(folder, name));
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, name, file), content);
  symlinkSync(packages, join(folder, name, 'node_modules'));
  installed.push({
    name,
    kind: 'bergamot',
    version: '1',
    installedAt: '',
    files: [],
    folder: join(folder, name),
  });
}

const open = (options: Partial<BergamotOptions> = {}) => {
  engine = createBergamotEngine({ installed: () => installed, timeout: 20_000, ...options });
};
type Pair = Parameters<BergamotEngine['pairs']>;
const translate = (texts: readonly string[], [from, to]: Pair, signal = new AbortController().signal) =>
  engine!.translate(texts, from, to, { signal, domain: 'generic' });
const ended = ({ pid = 0 }: ChildProcess) =>
  vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 10_000 });

describe('translation by the real program', { timeout: 60_000 }, () => {
  const installModel = (pair: string, dictionary: Readonly<Record<string, string>>) => {
    const { model, vocabulary } = dictionaryModel(dictionary);
    install(pair, { 'model.intgemm.alphas.bin': model, 'vocab.spm': vocabulary });
  };

  it('translates each text with the model for the language pair, or through English', {
    tags: 'slow',
  }, async () => {
    installModel('en-hi', { hello: 'नमस्ते', world: 'दुनिया' });
    installModel('ta-en', { வணக்கம்: 'hello', உலகம்: 'world' });
    open();
    expect(await translate(['hello world', 'world hello world'], ['en', 'hi'])).toEqual([
      'नमस्ते दुनिया',
      'दुनिया नमस्ते दुनिया',
    ]);
    expect(await translate(['உலகம் வணக்கம்'], ['ta', 'hi'])).toEqual(['दुनिया नमस्ते']);
    await expect(translate(['hello'], ['en', 'ta'])).rejects.toThrow('no model for this pair');
  });

  it('a word is translated only to words in its lexical shortlist', { tags: 'slow' }, async () => {
    const numbers = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`n${index}`, `m${index}`]));
    const right = dictionaryModel(numbers);
    const other = dictionaryModel(numbers, { ...numbers, n11: 'm10' });
    const files = ({ model, vocabulary, shortlist }: typeof right) => ({
      'model.intgemm.alphas.bin': model,
      'vocab.spm': vocabulary,
      'lex.50.50.s2t.bin': shortlist,
    });
    install('en-hi', files(right));
    install('en-ta', files(other));
    open();
    expect(await translate(['n11'], ['en', 'hi'])).toEqual(['m11']);
    const [listed = ''] = await translate(['n11'], ['en', 'ta']);
    expect(listed).not.toContain('m11');
    expect(listed).toContain('m10');
  });

  it('a damaged shortlist fails with the reason', async () => {
    const { model, vocabulary, shortlist } = dictionaryModel({ hello: 'नमस्ते' });
    shortlist.writeUInt8(7, 0);
    install('en-hi', {
      'model.intgemm.alphas.bin': model,
      'vocab.spm': vocabulary,
      'lex.s2t.bin': shortlist,
    });
    open();
    await expect(translate(['hello'], ['en', 'hi'])).rejects.toThrow(/shortlist/i);
  });

  it('a damaged model fails with the reason, and the next model is used', { tags: 'slow' }, async () => {
    const { model, vocabulary } = dictionaryModel({ hello: 'नमस्ते' });
    const broken = Buffer.from(model);
    broken.writeBigUInt64LE(7n, 0);
    install('en-bn', { 'model.intgemm.alphas.bin': broken, 'vocab.spm': vocabulary });
    installModel('en-hi', { hello: 'नमस्ते' });
    open();
    await expect(translate(['hello'], ['en', 'bn'])).rejects.toThrow('versions do not match: 7');
    expect(await translate(['hello'], ['en', 'hi'])).toEqual(['नमस्ते']);
  });

  it('a process that takes more memory than its limit is killed, with the reason', async () => {
    installModel('en-hi', { hello: 'नमस्ते' });
    open({ memoryMegabytes: 20 });
    await expect(translate(['hello'], ['en', 'hi'])).rejects.toThrow('more than 20 MB');
  });
});

/** A program that answers, or misbehaves as the text of the job tells it to. */
const program = `
const answers = {
  death: () => process.kill(process.pid, 'SIGKILL'),
  hang: () => { for (;;); },
  rubbish: () => process.send({ translations: 7 }),
  loss: () => process.send({ translations: [] }),
  failure: () => process.send({ failed: 'out of order' }),
};
process.on('message', ({ texts }) => {
  const answer = answers[texts[0]] ?? (() => process.send({ translations: texts.map((text) => text.toUpperCase()) }));
  answer();
});
process.on('disconnect', () => process.exit(0));
`;

describe.skipIf(process.platform === 'win32')('the process of the models', () => {
  const openFaulty = (options: Partial<BergamotOptions> = {}) => {
    for (const pair of ['en-hi', 'ta-en'])
      install(pair, { 'model.x.bin': Buffer.of(1), 'vocab.x': Buffer.of(1) });
    writeFileSync(join(folder, 'program.mjs'), program);
    open({
      ...options,
      fork: () => {
        const child = fork(join(folder, 'program.mjs'), [], { serialization: 'advanced', silent: true });
        children.push(child);
        return child;
      },
    });
  };

  it('supports language pairs with a model, and pairs that can go through English', () => {
    openFaulty();
    const pairs = (
      [
        ['en', 'hi'],
        ['ta', 'en'],
        ['ta', 'hi'],
        ['hi', 'ta'],
        ['en', 'ta'],
      ] as const
    ).map(([from, to]) => engine!.pairs(from, to));
    expect(pairs).toEqual([true, true, true, false, false]);
    expect(engine!.available()).toBe(true);
    installed = [];
    expect(engine!.available()).toBe(false);
  });

  it('one process serves calls one after the other, and ends when it has been idle', async () => {
    openFaulty({ idleMilliseconds: 50 });
    const both = [translate(['a'], ['en', 'hi']), translate(['b', 'c'], ['en', 'hi'])];
    expect(await Promise.all(both)).toEqual([['A'], ['B', 'C']]);
    expect(children).toHaveLength(1);
    await ended(children[0]!);
    expect(await translate(['d'], ['en', 'hi'])).toEqual(['D']);
  });

  it.each(['death', 'rubbish', 'loss', 'failure'])('a process fault (%s) fails one call', async (fault) => {
    openFaulty();
    await expect(translate([fault], ['en', 'hi'])).rejects.toMatchObject({
      name: 'EngineFailure',
      reason: 'failed',
    });
    expect(await translate(['a'], ['en', 'hi'])).toEqual(['A']);
    await ended(children[0]!);
  });

  it('a call that hangs is timed out, and its process is killed', async () => {
    openFaulty({ timeout: 300 });
    const hanging = translate(['hang'], ['en', 'hi']);
    await expect(hanging).rejects.toBeInstanceOf(EngineFailure);
    await expect(hanging).rejects.toMatchObject({ timedOut: true });
    await ended(children[0]!);
  });

  it('a cancelled call ends at once, and its process is killed', async () => {
    openFaulty();
    await translate(['a'], ['en', 'hi']);
    const leaving = new AbortController();
    const left = translate(['hang'], ['en', 'hi'], leaving.signal);
    leaving.abort(new Error('enough'));
    await expect(left).rejects.toThrow('enough');
    expect(await translate(['a'], ['en', 'hi'])).toEqual(['A']);
  });
});
