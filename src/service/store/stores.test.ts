import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { demoAccounts } from '#service/accounts.ts';
import { type Cluster, startCluster } from '#testing/postgres/cluster.ts';
import { describeWithPostgres } from '#testing/postgres/describe-with-postgres.ts';
import { type StartedTestService, startTestService } from '#testing/service/test-service.ts';
import { openPostgres } from '../postgres/open-postgres.ts';

const slow = { timeout: 120_000, tags: 'slow' };
const patient = { timeout: 60_000, interval: 200 };

describeWithPostgres('the service on PostgreSQL', () => {
  let cluster: Cluster;
  let service: StartedTestService;
  const lines: string[] = [];
  const headers = {
    'REV-API-KEY': demoAccounts[0]?.apiKey ?? '',
    'REV-APP-ID': demoAccounts[0]?.appId ?? '',
    'REV-APPNAME': 'stt_batch',
  };
  beforeAll(async () => {
    cluster = await startCluster();
    service = await startTestService({ DATABASE_URL: cluster.url }, { log: (line) => lines.push(line) });
  });
  afterAll(async () => {
    await service.close();
    await cluster.stop();
  });

  async function upload(): Promise<{ code: string; job_id: string }> {
    const body = new FormData();
    body.append('file', service.wav(), 'a.wav');
    const response = await service.request('/upload', {
      method: 'POST',
      headers: { ...headers, src_lang: 'en', domain: 'generic' },
      body,
    });
    expect(response.status).toBe(200);
    return response.json();
  }
  const status = (job_id: string) => service.request(`/status?job_id=${job_id}`, { headers });
  const completed = (job_id: string) =>
    vi.waitFor(
      async () => expect(await (await status(job_id)).json()).toMatchObject({ status: 'completed' }),
      patient,
    );

  it(
    'answers 999 and 503 while the database is unavailable, and continues without a restart',
    slow,
    async () => {
      const { code, job_id } = await upload();
      expect(code).toBe('000');
      await completed(job_id);
      await cluster.halt('crash');
      const [refused, unknown] = await Promise.all([upload(), status(job_id)]);
      expect(refused.code).toBe('999');
      expect(unknown.status).toBe(503);
      expect(await unknown.json()).toEqual({
        message: 'The database is not available at the moment. Try again shortly.',
        status: 503,
      });
      await cluster.resume();
      await completed(job_id);
      const next = await upload();
      expect(next.code).toBe('000');
      await completed(next.job_id);
      expect(lines.join('\n')).not.toContain(demoAccounts[0]?.apiKey);
    },
  );

  it('leaves no audio of ended jobs in the database', slow, async () => {
    const { job_id } = await upload();
    await completed(job_id);
    const postgres = await openPostgres({ url: cluster.url, log: () => {} });
    await vi.waitFor(
      async () =>
        expect(
          (await postgres.query('pieces', 'SELECT FROM job_audio WHERE name LIKE $1', [`${job_id}%`]))
            .changed,
        ).toBe(0),
      patient,
    );
    await postgres.close();
  });
});
