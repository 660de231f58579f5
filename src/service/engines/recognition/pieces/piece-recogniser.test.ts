import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { isRunning } from '#testing/service/is-running.ts';
import { EngineFailure } from '../../engine-failure.ts';
import type { ClosableRecogniser } from '../recogniser.ts';
import {
  createPieceRecogniser,
  type PieceRecogniserOptions,
  type PieceRecogniserParts,
  segmentsOf,
} from './piece-recogniser.ts';

/** A program whose answer depends on the name of the recording. */
const program = `
const piece = (text) => ({ text, start: 0, end: 2, words: [{ word: text, probability: 0.8, conf: 0.9, times: { start: 0.5, end: 1 } }] });
const answers = {
  words: (job) => {
    process.send({ type: 'working', job });
    process.send({ type: 'piece', job, piece: piece('hello') });
    process.send({ type: 'done', job });
  },
  death: (job) => { process.send({ type: 'working', job }, () => process.kill(process.pid, 'SIGKILL')); },
  hang: (job) => { process.send({ type: 'working', job }); },
  rubbish: (job) => { process.send({ type: 'piece', job, piece: { text: 7 } }); },
  failure: (job) => { process.send({ type: 'failed', job, cause: 'no such file' }); },
  patience: (job) => { setTimeout(() => answers.words(job), 300); },
};
process.on('message', ({ type, job, wavPath }) => { if (type === 'recognise') answers[wavPath](job); });
process.on('disconnect', () => process.exit(0));
`;

const parts: PieceRecogniserParts = {
  id: 'test',
  name: 'Test',
  languages: ['en'],
  program: 'moonshine-process',
  files: {},
  recognitionOf: (pieces) => ({ segments: segmentsOf(pieces) }),
};
const heard = {
  segments: [{ text: 'hello', start: 0, end: 2, words: [{ word: 'hello', conf: 0.9, start: 0.5, end: 1 }] }],
};

describe.skipIf(process.platform === 'win32')('the recogniser with a separate process', () => {
  let folder: string;
  let recogniser: ClosableRecogniser;
  let children: ChildProcess[];
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pieces-'));
    writeFileSync(join(folder, 'program.mjs'), program);
  });
  afterEach(() => recogniser.close());
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function open(options: PieceRecogniserOptions = {}) {
    children = [];
    const startProgram = () => {
      const child = fork(join(folder, 'program.mjs'), [], {
        detached: true,
        serialization: 'advanced',
        silent: true,
      });
      children.push(child);
      return child;
    };
    recogniser = createPieceRecogniser(parts, { ...options, fork: startProgram });
  }
  const recognise = (what: string, signal = new AbortController().signal) =>
    recogniser.recognise(what, { language: 'en', domain: 'generic', signal });
  const ended = ({ pid = 0 }: ChildProcess) =>
    vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 10_000 });

  it('one process serves several recordings', async () => {
    open();
    expect(children).toHaveLength(0);
    await expect(Promise.all([recognise('words'), recognise('words')])).resolves.toEqual([heard, heard]);
    expect(children).toHaveLength(1);
  });

  it.each(['death', 'rubbish', 'failure'])(
    'a process fault (%s) fails only one recording, with an engine failure',
    async (fault) => {
      open();
      await expect(recognise(fault)).rejects.toBeInstanceOf(EngineFailure);
      await expect(recognise('words')).resolves.toEqual(heard);
    },
  );

  it('a process that reports nothing is killed after the time limit', async () => {
    open({ stepMilliseconds: 200 });
    await expect(recognise('hang')).rejects.toThrow('made no progress in 0.2 seconds');
    await ended(children[0]!);
  });

  it('a recording is still recognised when another one crashes the process', async () => {
    open();
    const other = recognise('patience');
    await expect(recognise('death')).rejects.toBeInstanceOf(EngineFailure);
    await expect(other).resolves.toEqual(heard);
    expect(children).toHaveLength(2);
  });

  it('the process ends when it has been idle for some time', async () => {
    open({ idleMilliseconds: 50 });
    await recognise('words');
    await ended(children[0]!);
    await expect(recognise('words')).resolves.toEqual(heard);
  });

  it('an aborted recording ends at once', async () => {
    open();
    const leaving = new AbortController();
    const left = recognise('hang', leaving.signal);
    leaving.abort(new Error('enough'));
    await expect(left).rejects.toThrow('enough');
    await expect(recognise('words')).resolves.toEqual(heard);
  });

  it('closing ends the process', async () => {
    open();
    await recognise('words');
    recogniser.close();
    await ended(children[0]!);
  });
});
