import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  lostConnection,
  okOutcome,
  refusedOutcome,
  statusAnswer,
  unexpectedOutcome,
  uploadAnswer,
} from '#testing/console/puppet-service.ts';
import { createBrowser, openTrackerTab } from '#testing/console/tracker-tab.ts';
import { delayWhenBusy, pollingDelay } from './retry-delays.ts';

const runDueTimers = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  // With 0 as the random number, delays have no jitter.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('polling', () => {
  it('waits between 1 s at first and 10 s at most, minus up to a fifth as jitter', () => {
    const delays = Array.from({ length: 12 }, (_, check) => pollingDelay(check, 0));
    expect(delays[0]).toBe(1000);
    expect(delays.at(-1)).toBe(10_000);
    expect(delays).toEqual([...delays].sort((a, b) => a - b));
    expect(pollingDelay(0, 1)).toBe(800);
    expect(pollingDelay(11, 0.5)).toBe(9000);
  });

  it('waits from 2 s up to a minute for a busy service, and at least its Retry-After', () => {
    expect(delayWhenBusy(0, 0, 0)).toBe(2000);
    expect(delayWhenBusy(9, 0, 0)).toBe(60_000);
    expect(delayWhenBusy(0, 90_000, 0)).toBe(90_000);
    expect(delayWhenBusy(0, 9_000_000, 0)).toBe(300_000);
  });

  async function queuedJob() {
    const parts = createBrowser();
    const all = await openTrackerTab(parts);
    const id = all.add('a');
    await runDueTimers();
    await all.service.asked[0]?.answer(uploadAnswer('job-1'));
    return { ...all, ...parts, id };
  }

  it('polls until the job is completed, then fetches the transcript and stops', async () => {
    const { service, id, jobOf, store } = await queuedJob();
    expect((jobOf(id)?.nextCheckAt ?? 0) - Date.now()).toBe(1000);
    await vi.advanceTimersByTimeAsync(1000);
    await service.open('stt_status')[0]?.answer(statusAnswer('queued', '003'));
    await vi.advanceTimersByTimeAsync(1499);
    expect(service.open('stt_status')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await service.open('stt_status')[1]?.answer(statusAnswer('processing', '004'));
    expect(jobOf(id)).toMatchObject({ phase: 'processing', code: '004' });
    await vi.advanceTimersByTimeAsync(1000);
    await service.open('stt_status')[2]?.answer(statusAnswer('completed', '000'));
    await service.open('stt_transcript')[0]?.answer(okOutcome({ code: '000' }));
    expect(jobOf(id)?.phase).toBe('completed');
    expect(await store.transcript(id)).toBe('{"as":"received"}');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(service.open('stt_status')).toHaveLength(3);
  });

  it('stops when the job has failed', async () => {
    const { service, id, jobOf } = await queuedJob();
    await vi.advanceTimersByTimeAsync(1000);
    await service.open('stt_status')[0]?.answer(statusAnswer('failed', '005'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(jobOf(id)).toMatchObject({ phase: 'failed', code: '005' });
    expect(service.open('stt_status')).toHaveLength(1);
  });

  it.each(['001', '002'])('stops when the code %s says that the job id is invalid', async (code) => {
    const { service, id, jobOf } = await queuedJob();
    await vi.advanceTimersByTimeAsync(1000);
    await service.open('stt_status')[0]?.answer(refusedOutcome(200, code, 'Invalid JOB ID'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(jobOf(id)).toMatchObject({ phase: 'failed', code });
    expect(service.open('stt_status')).toHaveLength(1);
  });

  it('continues when the connection is lost, and does not count that as a failure of the job', async () => {
    const { service, id, jobOf } = await queuedJob();
    await vi.advanceTimersByTimeAsync(1000);
    await service.open('stt_status')[0]?.answer(lostConnection);
    expect(jobOf(id)).toMatchObject({ phase: 'queued', connectionLost: true });
    await vi.advanceTimersByTimeAsync(1500);
    await service.open('stt_status')[1]?.answer(statusAnswer('processing', '004'));
    expect(jobOf(id)).toMatchObject({ phase: 'processing', connectionLost: false });
  });

  it('stops when the account is refused, until polling is started again', async () => {
    const { service, act, id, jobOf } = await queuedJob();
    await vi.advanceTimersByTimeAsync(1000);
    await service.open('stt_status')[0]?.answer(refusedOutcome(403, undefined, 'API key expired'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(service.open('stt_status')).toHaveLength(1);
    expect(jobOf(id)).toMatchObject({ phase: 'queued', problem: { httpStatus: 403 } });
    act('check', id);
    await runDueTimers();
    await service.open('stt_status')[1]?.answer(statusAnswer('processing', '004'));
    expect(jobOf(id)).toMatchObject({ phase: 'processing', problem: undefined });
  });

  it('does not poll removed jobs', async () => {
    const { service, act, id, store, jobs } = await queuedJob();
    act('remove', id);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(service.open('stt_status')).toHaveLength(0);
    expect(await store.all()).toEqual([]);
    expect(jobs()).toEqual([]);
  });

  it('pauses while the page is hidden, and polls at once when it is visible again', async () => {
    const { service, tab, id, jobOf } = await queuedJob();
    tab.hide();
    expect(jobOf(id)?.nextCheckAt).toBeUndefined();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(service.open('stt_status')).toHaveLength(0);
    tab.show();
    await runDueTimers();
    expect(service.open('stt_status')).toHaveLength(1);
  });

  it('polls at most two jobs at a time', async () => {
    const { service, addJobId } = await openTrackerTab();
    for (let index = 0; index < 50; index += 1) addJobId(`job-${index}`);
    await runDueTimers();
    expect(service.open('stt_status')).toHaveLength(2);
    await service.open('stt_status')[0]?.answer(statusAnswer('processing', '004'));
    expect(service.open('stt_status')).toHaveLength(3);
  });

  it('marks the job as waiting for a busy service, and polls again later', async () => {
    const { service, id, jobOf } = await queuedJob();
    await vi.advanceTimersByTimeAsync(1000);
    await service.open('stt_status')[0]?.answer(unexpectedOutcome(503, { 'retry-after': '20' }));
    expect(jobOf(id)).toMatchObject({ phase: 'queued', problem: { httpStatus: 503 } });
    expect(jobOf(id)?.nextCheckAt).toBe(Date.now() + 20_000);
  });
});

it('a job can be added by its job id alone', async () => {
  const { service, addJobId, jobOf } = await openTrackerTab();
  const id = addJobId('from-elsewhere');
  await runDueTimers();
  await service.open('stt_status')[0]?.answer(statusAnswer('completed', '000'));
  expect(jobOf(id)).toMatchObject({ name: 'from-elsewhere', phase: 'completed' });
  expect(service.open('stt_transcript')).toHaveLength(1);
});
