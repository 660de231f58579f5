import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogueEntries } from '#service/engines/catalogue/entries.ts';
import type { CatalogueEntry } from '#service/engines/catalogue/entry.ts';
import { type FileServer, serveWithRanges, startFileServer } from '#testing/engines/file-server.ts';
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
async function run(args: readonly string[], entries?: readonly CatalogueEntry[], signal?: AbortSignal) {
  const lines: string[] = [];
  const code = await runEnginesCommand(args, {
    engines: join(folder, 'engines'),
    env: {},
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

  it('an interrupt cancels', async () => {
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
