import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StartedTestService, startTestService } from '#testing/service/test-service.ts';
import { createMetrics } from './metrics.ts';

interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Reads the text format of Prometheus strictly: comments that announce a figure and its type, and samples. */
function parse(text: string): {
  readonly samples: readonly Sample[];
  readonly types: ReadonlyMap<string, string>;
} {
  const types = new Map<string, string>();
  const samples: Sample[] = [];
  expect(text.endsWith('\n')).toBe(true);
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const [, type, typed] =
      /^# TYPE ([a-z_:][\w:]*) (counter|gauge|histogram|summary)$/i.exec(line)?.slice(0, 3) ?? [];
    if (type !== undefined || /^# HELP [a-z_:][\w:]* .+$/i.test(line)) {
      if (line.startsWith('# TYPE')) types.set(line.split(' ')[2] ?? '', line.split(' ')[3] ?? typed ?? '');
      continue;
    }
    const found = /^([a-z_:][\w:]*)(?:\{(.*)\})? (-?[\d.e+-]+|NaN|[+-]?Inf)$/i.exec(line);
    if (!found) throw new Error(`not a sample: ${line}`);
    const labels = [...(found[2] ?? '').matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)];
    samples.push({
      name: found[1] ?? '',
      labels: Object.fromEntries(labels.map(([, name = '', value = '']) => [name, value])),
      value: Number(found[3]?.replace('Inf', 'Infinity')),
    });
  }
  return { samples, types };
}

describe('the metrics of a service', () => {
  let service: StartedTestService;
  beforeAll(async () => {
    service = await startTestService({ SERVICE_METRICS: 'on' });
  });
  afterAll(() => service.close());

  const read = async () => {
    const answer = await service.request('/_local/metrics');
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/);
    return parse(await answer.text());
  };
  const sampleOf = (samples: readonly Sample[], name: string, labels: Record<string, string>) =>
    samples.find(
      (one) => one.name === name && Object.entries(labels).every(([key, value]) => one.labels[key] === value),
    )?.value;

  it('the metrics count requests by function and status, and time them in a histogram', async () => {
    const { apiKey, appId } = service.accountWith(new Set(), 'tts');
    const headers = { 'REV-API-KEY': apiKey, 'REV-APP-ID': appId, 'REV-APPNAME': 'stt_batch' };
    for (let call = 0; call < 3; call++) await (await service.request('/status', { headers })).text();
    await (await service.request('/nothing')).text();
    const { samples, types } = await read();
    expect(types.get('language_service_requests_total')).toBe('counter');
    expect(types.get('language_service_request_duration_seconds')).toBe('histogram');
    const requests = 'language_service_requests_total';
    expect(sampleOf(samples, requests, { function: 'stt_status', status: '200' })).toBe(3);
    expect(sampleOf(samples, requests, { function: 'none', status: '404' })).toBe(1);
    const buckets = samples.filter(
      ({ name, labels }) =>
        name === 'language_service_request_duration_seconds_bucket' && labels.function === 'stt_status',
    );
    expect(buckets.at(-1)).toMatchObject({ labels: { le: '+Inf' }, value: 3 });
    expect(buckets.map(({ value }) => value)).toEqual(
      buckets.map(({ value }) => value).toSorted((a, b) => a - b),
    );
  });

  it('the metrics include the queue, the time of engines, and the memory of the process', async () => {
    const { apiKey, appId } = service.accountWith(new Set(), 'tts');
    const keys = { 'REV-API-KEY': apiKey, 'REV-APP-ID': appId, 'REV-APPNAME': 'stt_batch' };
    const body = new FormData();
    body.append('file', service.wav(), 'a.wav');
    const headers = { ...keys, src_lang: 'en', domain: 'generic' };
    await (await service.request('/upload', { method: 'POST', headers, body })).text();
    const completed = async () =>
      sampleOf((await read()).samples, 'language_service_job_attempts_total', { outcome: 'completed' });
    await expect.poll(completed, { timeout: 20_000 }).toBe(1);
    const { samples } = await read();
    const engine = { engine: 'scripted-for-tests', outcome: 'ok' };
    expect(sampleOf(samples, 'language_service_engine_duration_seconds_count', engine)).toBe(1);
    expect(sampleOf(samples, 'language_service_queue_jobs', { state: 'queued' })).toBe(0);
    expect(sampleOf(samples, 'language_service_queue_jobs', { state: 'processing' })).toBe(0);
    expect(sampleOf(samples, 'language_service_queue_oldest_seconds', {})).toBe(0);
    expect(sampleOf(samples, 'process_resident_memory_bytes', {})).toBeGreaterThan(10_000_000);
  });
});

it('metrics are off by default', { tags: 'slow' }, async () => {
  const service = await startTestService();
  const answer = await service.request('/_local/metrics');
  await service.close();
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('SERVICE_METRICS=on');
});

it('if the queue does not answer, the other metrics are still reported', async () => {
  const metrics = await createMetrics();
  metrics.watchQueue(async () => ({ queued: 4, processing: 1, oldestMilliseconds: 2_500 }));
  expect((await metrics.read()).text).toContain('language_service_queue_oldest_seconds 2.5');
  metrics.watchQueue(() => Promise.reject(new Error('away')));
  const { text } = await metrics.read();
  expect(text).not.toMatch(/^language_service_queue_\w+[ {].*\d$/m);
  expect(text).toContain('process_resident_memory_bytes');
});
