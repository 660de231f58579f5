import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithPostgres, freshDatabase } from '#testing/postgres/describe-with-postgres.ts';
import { createScriptedRecogniser } from '#testing/service/scripted-recogniser.ts';
import { demoAccounts } from './accounts.ts';
import { type Service, startService } from './main.ts';
import { readSettings } from './settings.ts';

it('a process that is only API or only worker needs a shared database', () => {
  expect(() => readSettings({ SERVICE_ROLE: 'worker' })).toThrow('SERVICE_ROLE: “worker” needs DATABASE_URL');
  expect(() => readSettings({ SERVICE_ROLE: 'both' })).toThrow('all, api or worker');
});

describeWithPostgres('separate API and worker processes', () => {
  const folders: string[] = [];
  let databaseUrl: string;
  let api: Service;
  let worker: Service;

  const start = (role: string, languages: readonly ('en' | 'ta')[]) => {
    const dataDir = mkdtempSync(join(tmpdir(), `role-${role}-`));
    folders.push(dataDir);
    return startService({
      ...{ port: 0, dataDir, log: () => {} },
      env: { DATABASE_URL: databaseUrl, SERVICE_ROLE: role },
      recognisers: languages.length > 0 ? [createScriptedRecogniser([...languages])] : [],
    });
  };
  beforeAll(async () => {
    databaseUrl = await freshDatabase();
    api = await start('api', ['ta']);
    worker = await start('worker', ['en']);
  }, 60_000);
  afterAll(async () => {
    await api.close();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  const keys = {
    'REV-API-KEY': demoAccounts[0]?.apiKey ?? '',
    'REV-APP-ID': demoAccounts[0]?.appId ?? '',
    'REV-APPNAME': 'stt_batch',
  };
  async function upload(src_lang: string): Promise<{ job_id: string; code: string }> {
    const body = new FormData();
    body.append('file', new Blob([silence()]), 'a.wav');
    const headers = { ...keys, src_lang, domain: 'generic' };
    return (await fetch(`${api.url}/upload`, { method: 'POST', headers, body })).json();
  }

  it('the API process refuses languages that no worker serves; a worker processes the accepted jobs', async () => {
    await expect.poll(async () => (await upload('en')).code, { timeout: 20_000 }).toBe('000');
    const { job_id } = await upload('en');
    const status = async () =>
      (
        (await (await fetch(`${api.url}/status?job_id=${job_id}`, { headers: keys })).json()) as {
          code: string;
        }
      ).code;
    await expect.poll(status, { timeout: 30_000 }).toBe('000');
    // The recogniser of a process that takes no jobs does not count.
    expect(await upload('ta')).toMatchObject({ code: '003' });
  }, 60_000);

  it('a worker answers only probes, and is ready only with a recogniser', async () => {
    expect((await fetch(`${worker.url}/_local/ready`)).status).toBe(200);
    const refused = await fetch(`${worker.url}/status?job_id=1`, { headers: keys });
    expect(refused.status).toBe(404);
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('worker') });
    const useless = await start('worker', []);
    const answer = await fetch(`${useless.url}/_local/ready`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ ready: false, missing: [{ part: 'engines' }] });
    await useless.close();
  }, 60_000);

  it('after the last worker has left, its languages are refused', async () => {
    await worker.close();
    await expect.poll(async () => (await upload('en')).code, { timeout: 20_000 }).toBe('003');
  }, 60_000);
});

/** A short RIFF WAVE file: 16 kHz, one channel, 16 bits. */
function silence(): ArrayBuffer {
  const samples = 1_600;
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + samples * 2, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(16_000, 24);
  header.writeUInt32LE(32_000, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(samples * 2, 40);
  return Uint8Array.from(Buffer.concat([header, Buffer.alloc(samples * 2)])).buffer;
}
