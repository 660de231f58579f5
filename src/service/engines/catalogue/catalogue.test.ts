import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type Answer,
  type FileServer,
  serveWithRanges,
  startFileServer,
} from '#testing/engines/file-server.ts';
import { testEntry, testFile } from '#testing/engines/test-entry.ts';
import { type Catalogue, type CatalogueOptions, openCatalogue } from './catalogue.ts';
import { catalogueEntries } from './entries.ts';
import { bytesToFetch, type CatalogueEntry } from './entry.ts';
import { installEngine, removeEngine } from './install-engine.ts';

const content = randomBytes(50_000);
const machine = { platform: 'linux-x64', memoryBytes: 16e9, hasPackage: () => true };
let folder = '';
let servers: FileServer[] = [];
let opened: Catalogue[] = [];

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'catalogue-')), 'engines');
});
afterEach(async () => {
  await Promise.all([...opened, ...servers].map((one) => one.close()));
  servers = [];
  opened = [];
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

async function serve(answer: Answer = serveWithRanges(content)): Promise<FileServer> {
  const server = await startFileServer(answer);
  servers.push(server);
  return server;
}

async function open(options: Partial<CatalogueOptions> = {}): Promise<Catalogue> {
  const catalogue = await openCatalogue({ folder, env: {}, machine, pollMilliseconds: 20, ...options });
  opened.push(catalogue);
  return catalogue;
}

const entryAt = ({ url }: FileServer, changes: Partial<CatalogueEntry> = {}) =>
  testEntry({ files: [testFile(`${url}/model.bin`, content)], ...changes });
const stateOf = (catalogue: Catalogue, name = 'test-engine') =>
  catalogue.engines().find((engine) => engine.name === name);
const hanging: Answer = (_request, response) => {
  response.writeHead(200, { 'Content-Length': content.length, ETag: '"1"' });
  response.write(content.subarray(0, 30_000));
};

describe('the entries of the catalogue', () => {
  it('entries have unique names, a licence, sizes, and steps for their downloads', () => {
    const names = catalogueEntries.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const entry of catalogueEntries) {
      expect(entry.name).toMatch(/^[a-z][a-z0-9-]+$/);
      expect(entry.licence).not.toBe('');
      expect(entry.diskBytes).toBeGreaterThan(1e6);
      expect(entry.languages.length).toBeGreaterThan(0);
      expect(entry.includedIn !== undefined || entry.steps.length > 0, entry.name).toBe(true);
    }
  });

  it('entries have packages with version and integrity, and https addresses with their SHA-256', () => {
    for (const { packages, files, name } of catalogueEntries) {
      for (const source of packages) {
        expect(source.version).toMatch(/^\d+\.\d+\.\d+$/);
        expect(source.integrity).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/);
      }
      for (const { address, sha256 } of files) {
        if (address) expect(address, name).toMatch(/^https:\/\//);
        if (sha256) expect(sha256, name).toMatch(/^[0-9a-f]{64}$/);
      }
    }
  });

  it('entries include Mozilla’s models between English and seven languages, in both directions', () => {
    const names = new Set(catalogueEntries.map(({ name }) => name));
    for (const language of ['hi', 'bn', 'gu', 'kn', 'ml', 'ta', 'te']) {
      expect(names).toContain(`bergamot-en-${language}`);
      expect(names).toContain(`bergamot-${language}-en`);
    }
    const hindi = catalogueEntries.find(({ name }) => name === 'bergamot-en-hi');
    expect(hindi && bytesToFetch(hindi)).toBe(12_736_263 + 1_690_062 + 430_026 + 1_852_075);
  });
});

describe('the catalogue of a service', () => {
  it('adds an engine, shows its progress and notifies listeners', async () => {
    const catalogue = await open({ entries: [entryAt(await serve())] });
    let changes = 0;
    catalogue.onChange(() => changes++);
    expect(stateOf(catalogue)).toMatchObject({ state: 'available', fetchBytes: 50_000 });
    catalogue.add('test-engine');
    expect(stateOf(catalogue)).toMatchObject({ state: 'installing', progress: { phase: 'fetching' } });
    await expect.poll(() => stateOf(catalogue)?.state).toBe('installed');
    expect(catalogue.installed()).toMatchObject([{ name: 'test-engine', kind: 'moonshine' }]);
    expect(changes).toBe(1);
    await catalogue.remove('test-engine');
    expect(stateOf(catalogue)?.state).toBe('available');
    expect(changes).toBe(2);
  });

  it('finds an engine that another process adds or removes', async () => {
    const entry = entryAt(await serve());
    const catalogue = await open({ entries: [entry] });
    await installEngine(entry, { engines: folder, env: {}, signal: AbortSignal.timeout(10_000) });
    await expect.poll(() => catalogue.installed().length).toBe(1);
    await removeEngine(folder, entry.name);
    await expect.poll(() => catalogue.installed().length).toBe(0);
  });

  it('shows what another process is installing', async () => {
    const entry = entryAt(await serve(hanging));
    const catalogue = await open({ entries: [entry] });
    const controller = new AbortController();
    const running = installEngine(entry, { engines: folder, env: {}, signal: controller.signal });
    await expect.poll(() => stateOf(catalogue)?.state).toBe('installing');
    controller.abort(new Error('stop'));
    await expect(running).rejects.toThrow('stop');
    expect(stateOf(catalogue)?.state).toBe('available');
  });

  it('cancels an installation, and reuses the fetched files when it is started again', async () => {
    const server = await serve((request, response, count) =>
      (count === 1 ? hanging : serveWithRanges(content))(request, response, count),
    );
    const catalogue = await open({ entries: [entryAt(server)] });
    catalogue.add('test-engine');
    await expect.poll(() => stateOf(catalogue)?.progress?.done).toBe(30_000);
    catalogue.add('test-engine');
    await catalogue.remove('test-engine');
    expect(stateOf(catalogue)).toMatchObject({ state: 'available' });
    expect(stateOf(catalogue)?.problem).toBeUndefined();
    catalogue.add('test-engine');
    await expect.poll(() => stateOf(catalogue)?.state).toBe('installed');
    expect(server.asked.map(({ range }) => range)).toEqual([undefined, 'bytes=30000-']);
  });

  it('keeps the reason for a failure until the next attempt', async () => {
    const server = await serve((request, response, count) => {
      if (count > 1) return serveWithRanges(content)(request, response, count);
      response.writeHead(500).end();
    });
    const catalogue = await open({ entries: [entryAt(server)] });
    catalogue.add('test-engine');
    await expect.poll(() => stateOf(catalogue)?.problem?.kind).toBe('server-error');
    catalogue.add('test-engine');
    await expect.poll(() => stateOf(catalogue)?.state).toBe('installed');
    expect(stateOf(catalogue)?.problem).toBeUndefined();
  });

  it.each([
    [{ platforms: ['win32-x64'] }, {}, { kind: 'platform', detail: 'linux-x64' }],
    [{ memoryBytes: 12e9 }, {}, { kind: 'memory', detail: '18000 MB' }],
    [{ runtime: ['some-runtime'] }, { hasPackage: () => false }, { kind: 'runtime', detail: 'some-runtime' }],
  ])('says why an engine with %o cannot run here', async (changes, about, obstacle) => {
    const entries = [testEntry(changes)];
    const catalogue = await open({ entries, machine: { ...machine, ...about } });
    expect(stateOf(catalogue)).toMatchObject({ state: 'available', obstacle });
    expect(() => catalogue.add('test-engine')).toThrow();
  });

  it('an engine that ships as a dependency of the project is shown as included or missing, and cannot be added or removed', async () => {
    const entries = [testEntry({ includedIn: ['some-package'] })];
    const catalogue = await open({ entries });
    expect(stateOf(catalogue)?.state).toBe('included');
    expect(() => catalogue.add('test-engine')).toThrow('npm install --include=optional');
    await expect(catalogue.remove('test-engine')).rejects.toThrow();
    const without = await open({ entries, machine: { ...machine, hasPackage: () => false } });
    expect(stateOf(without)).toMatchObject({ state: 'missing', obstacle: { kind: 'runtime' } });
  });

  it('cleans up after interrupted processes, but keeps partial downloads', async () => {
    const staging = join(folder, '.staging');
    for (const path of ['test-engine/files', 'test-engine/out', 'unknown/files']) {
      mkdirSync(join(staging, path), { recursive: true });
      writeFileSync(join(staging, path, 'part'), 'x');
    }
    mkdirSync(join(folder, '.removed-test-engine-1'));
    await open({ entries: [testEntry()] });
    expect(readdirSync(staging)).toEqual(['test-engine']);
    expect(readdirSync(join(staging, 'test-engine'))).toEqual(['files']);
    expect(readdirSync(folder)).toEqual(['.staging']);
  });
});
