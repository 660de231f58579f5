import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallOptions } from '#client/call.ts';
import type { LooseInput } from '#client/encode.ts';
import type { Exchange } from '#client/exchange.ts';
import type { Failure, Outcome } from '#client/outcome.ts';
import { createMemoryJobStore } from '#testing/memory-job-store.ts';
import type { JobRecord, UploadProblem } from './job.ts';
import { type JobCall, JobTracker } from './job-tracker.ts';
import { delayBefore } from './polling.ts';

const exchange: Exchange = {
  id: 'x',
  operation: 'stt_upload',
  target: 'embedded',
  startedAt: new Date(0),
  request: { method: 'POST', path: '/upload', url: '/api/embedded/upload', headers: {}, size: 0 },
  response: { status: 200, headers: {}, body: '{"as":"received"}', size: 17 },
  timing: { total: 1 },
  deviations: [],
  notes: [],
};
const ok = <T>(data: T): Outcome<T> => ({ kind: 'ok', data, exchange });
const refused = (httpStatus: number, code: string | undefined, message: string): Failure => ({
  kind: 'refused',
  operation: 'stt_status',
  httpStatus,
  facts: { shape: 'stt', message, ...(code !== undefined && { code }) },
  exchange,
});
const lost: Failure = {
  kind: 'network',
  cause: 'refused',
  target: 'embedded',
  message: 'nobody there',
  exchange,
};

interface Asked {
  readonly operation: string;
  readonly input: LooseInput;
  readonly options: CallOptions | undefined;
  readonly answer: (outcome: Outcome<unknown>) => Promise<void>;
}

/** A service whose answers the test gives one by one. */
function puppetService() {
  const asked: Asked[] = [];
  const call: JobCall = (_place, operation, input, options) =>
    new Promise((resolve) => {
      asked.push({
        operation,
        input,
        options,
        answer: async (outcome) => {
          resolve(outcome as Outcome<never>);
          await vi.advanceTimersByTimeAsync(0);
        },
      });
    });
  const open = (operation: string) => asked.filter((one) => one.operation === operation);
  return { call, asked, open };
}

const settings = { src_lang: 'en', domain: 'generic', subtitles: true };
const place = { target: 'embedded', account: 'working' };
const fileNamed = (name: string) => new File(['RIFF'], name);
const tick = () => vi.advanceTimersByTimeAsync(0);

function setUp() {
  const store = createMemoryJobStore();
  const service = puppetService();
  const tracker = new JobTracker(store, service.call);
  const add = (name: string, found: UploadProblem[] = []) =>
    tracker.add({ source: { file: fileNamed(name) }, settings, place, found });
  const phaseOf = (id: string) => tracker.jobs().find((job) => job.id === id)?.phase;
  const jobOf = (id: string) => tracker.jobs().find((job) => job.id === id);
  return { store, service, tracker, add, phaseOf, jobOf };
}

/** The records by moment, and those of one moment the wrong way round. */
const shuffledByMoment = (records: JobRecord[]) =>
  [...records].reverse().sort((a, b) => a.createdAt - b.createdAt);

const uploaded = (job_id: string) => ok({ job_id, code: '000', message: 'Success. Request accepted' });
const status = (state: string, code: string) => ok({ job_id: 'j', code, message: state, status: state });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('uploads', () => {
  it('go three at a time, in the order they came', async () => {
    const { service, add, phaseOf } = setUp();
    const ids = ['a', 'b', 'c', 'd', 'e'].map((name) => add(name));
    await tick();
    expect(ids.map(phaseOf)).toEqual(['uploading', 'uploading', 'uploading', 'waiting', 'waiting']);
    await service.asked[1]?.answer(uploaded('second'));
    expect(ids.map(phaseOf)).toEqual(['uploading', 'queued', 'uploading', 'uploading', 'waiting']);
    expect(service.open('stt_upload')).toHaveLength(4);
  });

  it('that came together keep their order after a reload', async () => {
    const { store, service, tracker, add } = setUp();
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) add(name);
    await tick();
    // A browser's database gives its records in the order of their random ids.
    const inOrderOfIds = { ...store, all: async () => shuffledByMoment(await store.all()) };
    const after = new JobTracker(inOrderOfIds, service.call);
    await after.load();
    expect(after.jobs().map(({ name }) => name)).toEqual(tracker.jobs().map(({ name }) => name));
  });

  it('send what was asked for, and report what was sent, then that the service has it all', async () => {
    const { service, add, jobOf } = setUp();
    const id = add('talk.wav');
    await tick();
    const { input, options } = service.asked[0] as Asked;
    expect(input.headers).toEqual({ src_lang: 'en', domain: 'generic', subtitles: true });
    options?.onProgress?.({ phase: 'sending', sent: 2, total: 4 });
    expect(jobOf(id)).toMatchObject({ phase: 'uploading', sent: 2 });
    options?.onProgress?.({ phase: 'waiting', sent: 4, total: 4 });
    expect(jobOf(id)?.phase).toBe('received');
  });

  it('wait for a decision when a check found something, and go when it is "send anyway"', async () => {
    const { service, tracker, add, phaseOf } = setUp();
    const id = add('notes.txt', ['not-audio']);
    await tick();
    expect(phaseOf(id)).toBe('held');
    expect(service.asked).toHaveLength(0);
    tracker.sendAnyway(id);
    await tick();
    expect(service.asked[0]?.options?.sendAnyway).toBe(true);
  });

  it('that are stopped make room, and their late answers change nothing', async () => {
    const { service, tracker, add, phaseOf } = setUp();
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => add(name)) as [string, string, string, string];
    await tick();
    tracker.stop(a);
    await tick();
    expect(service.asked[0]?.options?.signal?.aborted).toBe(true);
    expect([a, b, c, d].map(phaseOf)).toEqual(['stopped', 'uploading', 'uploading', 'uploading']);
    await service.asked[0]?.answer(uploaded('late'));
    expect(phaseOf(a)).toBe('stopped');
  });

  it('that are refused say why and can be sent again', async () => {
    const { service, tracker, add, jobOf } = setUp();
    const id = add('a');
    await tick();
    await service.asked[0]?.answer(refused(200, '003', 'Language and/or Domain not available'));
    expect(jobOf(id)).toMatchObject({ phase: 'refused', code: '003', problem: { code: '003' } });
    tracker.retry(id);
    await tick();
    expect(jobOf(id)).toMatchObject({ phase: 'uploading', problem: undefined, code: undefined });
    await service.open('stt_upload')[1]?.answer(uploaded('again'));
    expect(jobOf(id)).toMatchObject({ phase: 'queued', jobId: 'again' });
  });
});

describe('polling', () => {
  it('waits 1 s at first and never more than 10 s', () => {
    const delays = Array.from({ length: 12 }, (_, check) => delayBefore(check));
    expect(delays[0]).toBe(1000);
    expect(delays.at(-1)).toBe(10_000);
    expect(delays).toEqual([...delays].sort((a, b) => a - b));
  });

  async function queuedJob() {
    const all = setUp();
    const id = all.add('a');
    await tick();
    await all.service.asked[0]?.answer(uploaded('job-1'));
    return { ...all, id };
  }

  it('asks until the job is completed, fetches the transcript, and then stops', async () => {
    const { service, id, jobOf, store } = await queuedJob();
    expect(jobOf(id)?.nextCheckAt).toBe(Date.now() + 1000);
    await vi.advanceTimersByTimeAsync(1000);
    await service.open('stt_status')[0]?.answer(status('queued', '003'));
    await vi.advanceTimersByTimeAsync(1499);
    expect(service.open('stt_status')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await service.open('stt_status')[1]?.answer(status('processing', '004'));
    expect(jobOf(id)).toMatchObject({ phase: 'processing', code: '004' });
    await vi.advanceTimersByTimeAsync(1000);
    await service.open('stt_status')[2]?.answer(status('completed', '000'));
    await service.open('stt_transcript')[0]?.answer(ok({ code: '000' }));
    expect(jobOf(id)?.phase).toBe('completed');
    expect(await store.transcript(id)).toBe('{"as":"received"}');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(service.open('stt_status')).toHaveLength(3);
  });

  it('stops when the job has failed', async () => {
    const { service, id, jobOf } = await queuedJob();
    await vi.advanceTimersByTimeAsync(1000);
    await service.open('stt_status')[0]?.answer(status('failed', '005'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(jobOf(id)).toMatchObject({ phase: 'failed', code: '005' });
    expect(service.open('stt_status')).toHaveLength(1);
  });

  it.each(['001', '002'])('stops when the service says %s, an invalid job', async (code) => {
    const { service, id, jobOf } = await queuedJob();
    await vi.advanceTimersByTimeAsync(1000);
    await service.open('stt_status')[0]?.answer(refused(200, code, 'Invalid JOB ID'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(jobOf(id)).toMatchObject({ phase: 'failed', code });
    expect(service.open('stt_status')).toHaveLength(1);
  });

  it('goes on when the connection is lost: that is no failure of the job', async () => {
    const { service, id, jobOf } = await queuedJob();
    await vi.advanceTimersByTimeAsync(1000);
    await service.open('stt_status')[0]?.answer(lost);
    expect(jobOf(id)).toMatchObject({ phase: 'queued', connectionLost: true });
    await vi.advanceTimersByTimeAsync(1500);
    await service.open('stt_status')[1]?.answer(status('processing', '004'));
    expect(jobOf(id)).toMatchObject({ phase: 'processing', connectionLost: false });
  });

  it('stops asking when the account is refused, and asks again when told to', async () => {
    const { service, tracker, id, jobOf } = await queuedJob();
    await vi.advanceTimersByTimeAsync(1000);
    await service.open('stt_status')[0]?.answer(refused(403, undefined, 'API key expired'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(service.open('stt_status')).toHaveLength(1);
    expect(jobOf(id)).toMatchObject({ phase: 'queued', problem: { httpStatus: 403 } });
    tracker.check(id);
    await tick();
    await service.open('stt_status')[1]?.answer(status('processing', '004'));
    expect(jobOf(id)).toMatchObject({ phase: 'processing', problem: undefined });
  });

  it('asks for nothing that was removed', async () => {
    const { service, tracker, id, store } = await queuedJob();
    await tracker.remove(id);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(service.open('stt_status')).toHaveLength(0);
    expect(await store.all()).toEqual([]);
    expect(tracker.jobs()).toEqual([]);
  });
});

describe('after a reload', () => {
  it('every job is where it was: queued ones are asked for, an upload cut off can be sent again', async () => {
    const before = setUp();
    const queued = before.add('queued.wav');
    const cut = before.add('cut.wav');
    const held = before.add('held.txt', ['not-audio']);
    await tick();
    await before.service.asked[0]?.answer(uploaded('job-1'));

    const service = puppetService();
    const tracker = new JobTracker(before.store, service.call);
    await tracker.load();
    const phases = () => Object.fromEntries(tracker.jobs().map(({ id, phase }) => [id, phase]));
    expect(phases()).toEqual({ [queued]: 'queued', [cut]: 'stopped', [held]: 'held' });
    expect(service.open('stt_status')[0]?.input.query).toEqual({ job_id: 'job-1' });

    tracker.retry(cut);
    await tick();
    const body = service.open('stt_upload')[0]?.input.body as { file: File };
    expect(body.file.name).toBe('cut.wav');
  });

  it('a file that the browser no longer has is not sent as nothing', async () => {
    const before = setUp();
    const id = before.add('cut.wav');
    await tick();
    const record = (await before.store.all())[0];
    const store = createMemoryJobStore();
    if (record) await store.put(record);
    const service = puppetService();
    const tracker = new JobTracker(store, service.call);
    await tracker.load();
    tracker.retry(id);
    await tick();
    expect(tracker.jobs()[0]).toMatchObject({ phase: 'held', found: ['audio-gone'] });
    expect(service.asked).toHaveLength(0);
  });
});

it('a job id alone becomes a job', async () => {
  const { service, tracker, jobOf } = setUp();
  const id = tracker.add({ source: { jobId: 'from-elsewhere' }, settings, place, found: [] });
  await tick();
  await service.open('stt_status')[0]?.answer(status('completed', '000'));
  expect(jobOf(id)).toMatchObject({ name: 'from-elsewhere', phase: 'completed' });
  expect(service.open('stt_transcript')).toHaveLength(1);
});
