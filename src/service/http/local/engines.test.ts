import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineCatalogue } from '#contract/local/engine-catalogue.ts';
import { type FileServer, serveWithRanges, startFileServer } from '#testing/engines/file-server.ts';
import { testEntry, testFile } from '#testing/engines/test-entry.ts';
import { type StartedTestService, startTestService } from '#testing/service/test-service.ts';

const content = randomBytes(20_000);
const { sha256 = '' } = testFile('/x', content);
let files: FileServer;
let service: StartedTestService;
/** Completes the answers that are held back. */
let release = () => {};

beforeAll(async () => {
  files = await startFileServer((request, response, count) => {
    if (request.url !== '/slow.bin') return serveWithRanges(content)(request, response, count);
    response.writeHead(200, { 'Content-Length': content.length, ETag: '"1"' });
    response.write(content.subarray(0, 5_000));
    release = () => response.end(content.subarray(5_000));
  });
  const { sha256: _, ...unpinned } = testFile(`${files.url}/unpinned.bin`, content);
  const fileNamed = (name: string) => testFile(`${files.url}/${name}`, content);
  service = await startTestService(
    {},
    {
      log: () => {},
      catalogueEntries: [
        testEntry({ name: 'quick', files: [fileNamed('model.bin')] }),
        testEntry({ name: 'slow', files: [fileNamed('slow.bin')] }),
        testEntry({ name: 'unpinned', files: [unpinned] }),
        testEntry({ name: 'elsewhere', platforms: ['plan9-mips'] }),
      ],
    },
  );
});
afterAll(async () => {
  await service.close();
  await files.close();
});

const json = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
const post = (name: string, body: unknown = {}) =>
  service.request(`/_local/engines/${name}`, { ...json, body: JSON.stringify(body) });
const remove = (name: string) => service.request(`/_local/engines/${name}`, { method: 'DELETE' });
const catalogue = async () =>
  EngineCatalogue.parse(await (await service.request('/_local/engines/catalogue')).json());
const engine = async (name: string) => (await catalogue()).engines.find((one) => one.name === name);

describe('/_local/engines', () => {
  it('lists the engines that can be added, and the folder for files provided by hand', async () => {
    const { engines, handFolder } = await catalogue();
    expect(engines.map(({ name, state }) => [name, state])).toEqual([
      ['quick', 'available'],
      ['slow', 'available'],
      ['unpinned', 'available'],
      ['elsewhere', 'available'],
    ]);
    expect(handFolder).toBe(join(service.dataDir, 'engines', 'files'));
  });

  it('adds an engine and removes it', async () => {
    const begun = await post('quick');
    expect(begun.status).toBe(202);
    expect(await begun.json()).toMatchObject({ name: 'quick', state: 'installing' });
    await expect.poll(async () => (await engine('quick'))?.state).toBe('installed');
    expect(await (await remove('quick')).json()).toMatchObject({ state: 'available' });
  });

  it('continues an installation without a client, shows its progress, and cancels it', async () => {
    await post('slow');
    await expect.poll(async () => (await engine('slow'))?.progress?.done).toBe(5_000);
    expect(await (await post('slow')).json()).toMatchObject({ state: 'installing' });
    expect(await (await remove('slow')).json()).toMatchObject({ state: 'available' });
    await post('slow');
    await expect.poll(() => files.asked.at(-1)?.range).toBe('bytes=5000-');
    release();
    await expect.poll(async () => (await engine('slow'))?.state).toBe('installed');
  });

  it('asks for confirmation of a checksum that is not published', async () => {
    await post('unpinned');
    await expect
      .poll(async () => (await engine('unpinned'))?.problem)
      .toMatchObject({ kind: 'unconfirmed', checksums: [{ file: 'unpinned.bin', sha256 }] });
    await post('unpinned', { confirm: [sha256] });
    await expect.poll(async () => (await engine('unpinned'))?.state).toBe('installed');
  });

  it('refuses an impossible request with the reason', async () => {
    expect((await post('nothing')).status).toBe(404);
    expect((await remove('nothing')).status).toBe(404);
    expect((await service.request('/_local/engines/nothing')).status).toBe(404);
    const impossible = await post('elsewhere');
    expect(impossible.status).toBe(409);
    expect(await impossible.json()).toMatchObject({ message: expect.stringContaining('platform') });
    expect((await post('quick', { confirm: ['x'] })).status).toBe(400);
  });

  it('accepts only requests from this machine, and only JSON', async () => {
    const form = { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: '{}' };
    expect((await service.request('/_local/engines/quick', form)).status).toBe(415);
    for (const [name, value] of [
      ['Origin', 'http://127.0.0.1'],
      ['Sec-Fetch-Site', 'cross-site'],
    ] as const) {
      const headers = { [name]: value };
      const refused = await service.request('/_local/engines/quick', { method: 'DELETE', headers });
      expect(refused.status).toBe(403);
    }
    expect((await engine('quick'))?.state).toBe('available');
  });
});
