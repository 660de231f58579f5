import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogueEntries } from '#service/engines/catalogue/entries.ts';
import type { CatalogueEntry } from '#service/engines/catalogue/entry.ts';
import { type FileServer, serveWithRanges, startFileServer } from '#testing/engines/file-server.ts';
import { dictionaryModel } from '#testing/engines/marian-model.ts';
import { installedPackage, startRegistry } from '#testing/engines/package-registry.ts';
import { piperVoiceFiles } from '#testing/engines/piper-model.ts';
import { testEntry, testFile } from '#testing/engines/test-entry.ts';
import { runEnginesCommand } from './engines-command.ts';

const content = randomBytes(20_000);
let folder = '';
let server: FileServer;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'engines-command-'));
  server = await startFileServer(serveWithRanges(content));
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the command and returns its exit code and output. */
async function run(
  args: readonly string[],
  entries?: readonly CatalogueEntry[],
  signal?: AbortSignal,
  env: NodeJS.ProcessEnv = {},
) {
  const lines: string[] = [];
  const code = await runEnginesCommand(args, {
    engines: join(folder, 'engines'),
    env,
    signal: signal ?? AbortSignal.timeout(30_000),
    print: (line) => lines.push(line),
    ...(entries && { entries }),
  });
  return { code, output: lines.join('\n') };
}

const served = (changes: Partial<CatalogueEntry> = {}) =>
  testEntry({ files: [testFile(`${server.url}/model.bin`, content)], ...changes });

describe('npm run engines', () => {
  it('lists every engine with quality, sizes, licence and state', async () => {
    const { code, output } = await run([]);
    expect(code).toBe(0);
    for (const { name } of catalogueEntries) expect(output).toContain(name);
    expect(output).toMatch(/moonshine-tiny .* en .* 2\.2 % of words wrong .* 67 MB .* 29 MB .* MIT/);
    expect(output).toMatch(/bergamot-en-hi .* en hi .* BLEU 36\.7 on FLORES \(Mozilla\) .* MPL-2\.0/);
    expect(output).toMatch(/Not yet verified with real weights:\n.*whisper-base/);
  });

  it('says what is fetched, adds an engine and removes it', async () => {
    const entries = [served()];
    const added = await run(['add', 'test-engine'], entries);
    expect(added.code).toBe(0);
    expect(added.output).toContain('Test engine, licence MIT');
    expect(added.output).toContain(`model.bin, 0.0 MB, from ${server.url}/model.bin`);
    expect(added.output).toContain('test-engine is ready.');
    expect((await run([], entries)).output).toMatch(/test-engine +ready/);
    expect((await run(['verify', 'test-engine'], entries)).output).toContain('1 files are unchanged');
    expect((await run(['remove', 'test-engine'], entries)).output).toBe('test-engine is removed.');
    expect((await run([], entries)).output).toMatch(/test-engine +not added/);
  });

  it('lists which files to put where when there is no connection', async () => {
    const file = testFile('http://127.0.0.1:9/model.bin', content);
    const { code, output } = await run(['add', 'test-engine'], [testEntry({ files: [file] })]);
    expect(code).toBe(1);
    expect(output).toContain('There is no connection');
    expect(output).toContain(`put these files into ${join(folder, 'engines', 'files')}`);
    expect(output).toContain(`model.bin (20000 bytes)\n    sha256-${file.sha256}`);
  });

  it('shows a computed checksum, and accepts it as confirmation', async () => {
    const { sha256 = '', ...file } = testFile(`${server.url}/model.bin`, content);
    const entries = [testEntry({ files: [file] })];
    const asked = await run(['add', 'test-engine'], entries);
    expect(asked.code).toBe(1);
    expect(asked.output).toContain(`npm run engines -- add test-engine --sha256 ${sha256}`);
    expect((await run(['add', 'test-engine', '--sha256', sha256], entries)).code).toBe(0);
  });

  it('an interrupt cancels adding an engine', async () => {
    const controller = new AbortController();
    controller.abort(new Error('cancelled'));
    const { code, output } = await run(['add', 'test-engine'], [served()], controller.signal);
    expect(code).toBe(130);
    expect(output).toContain('Cancelled.');
  });

  it('an engine that cannot run here is not added', async () => {
    const { code, output } = await run(['add', 'test-engine'], [served({ platforms: ['plan9-mips'] })]);
    expect(code).toBe(1);
    expect(output).toContain('There is no runtime for');
    expect(server.asked).toEqual([]);
  });

  it.each([
    [['add'], 'Its name is missing'],
    [['destroy', 'kokoro'], 'Unknown action “destroy”'],
    [['add', 'nothing'], 'There is no engine “nothing”'],
    [['add', 'kokoro', '--sha256', 'abc'], '“abc” is not a SHA-256'],
    [['add', 'kokoro', '--fiel', 'x'], '--fiel'],
  ])('%j is refused with the reason', async (args, reason) => {
    const { code, output } = await run(args);
    expect(code).toBe(1);
    expect(output).toContain(reason);
  });
});

describe('npm run engines -- verify', { timeout: 60_000 }, () => {
  let files: FileServer;
  const contents = new Map<string, Buffer>();
  const serving = (named: Readonly<Record<string, Buffer>>) =>
    Object.entries(named).map(([name, content]) => {
      contents.set(`/${name}`, content);
      return testFile(`${files.url}/${name}`, content);
    });
  beforeEach(async () => {
    files = await startFileServer((request, response) => response.end(contents.get(request.url ?? '')));
  });
  afterEach(() => files.close());
  const entryOf = (name: string, changes: Partial<CatalogueEntry>): CatalogueEntry => ({
    ...catalogueEntries.find((one) => one.name === name)!,
    ...changes,
  });

  it('translates a sample with a model of Bergamot', { tags: 'slow' }, async () => {
    const { model, vocabulary, shortlist } = dictionaryModel({ The: 'यह', train: 'गाड़ी' });
    const translator = installedPackage('node_modules', '@browsermt/bergamot-translator', [
      'worker/bergamot-translator-worker.js',
      'worker/bergamot-translator-worker.wasm',
    ]);
    const registry = await startRegistry([translator]);
    try {
      const entries = [
        entryOf('bergamot-en-hi', {
          packages: [translator.source],
          files: serving({
            'model.enhi.intgemm.alphas.bin.gz': gzipSync(model),
            'lex.50.50.enhi.s2t.bin.gz': gzipSync(shortlist),
            'vocab.enhi.spm.gz': gzipSync(vocabulary),
          }),
        }),
      ];
      const env = { ...process.env, npm_config_registry: registry.url };
      expect((await run(['add', 'bergamot-en-hi'], entries, undefined, env)).code).toBe(0);
      const { code, output } = await run(['verify', 'bergamot-en-hi'], entries, undefined, env);
      expect(code).toBe(0);
      expect(output).toContain('files are unchanged since bergamot-en-hi was added');
      expect(output).toMatch(/The train to Delhi leaves early in the morning\. → यह गाड़ी/);
      expect(output).toMatch(/It took \d+\.\d s, loading it included\./);
    } finally {
      await registry.close();
    }
  });

  it('speaks a sample with a voice of Piper', { tags: 'slow' }, async () => {
    const { model, config } = piperVoiceFiles({ language: 'ne' });
    const entries = [
      entryOf('piper-ne', {
        files: serving({
          'ne_NP-google-medium.onnx': model,
          'ne_NP-google-medium.onnx.json': Buffer.from(config),
        }),
      }),
    ];
    expect((await run(['add', 'piper-ne'], entries)).code).toBe(0);
    const { output } = await run(['verify', 'piper-ne'], entries);
    expect(output).toMatch(/तपाईंलाई कस्तो छ\?: \d+\.\d s of speech/);
    expect(output).toContain('3 of its words have times.');
  });
});
