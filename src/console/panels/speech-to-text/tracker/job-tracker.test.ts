import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type PendingCall,
  refusedOutcome,
  statusAnswer,
  unexpectedOutcome,
  uploadAnswer,
} from '#testing/console/puppet-service.ts';
import { createBrowser, defaultDestination, openTrackerTab } from '#testing/console/tracker-tab.ts';
import { elapsedTime, type Job, phaseTimes } from './job.ts';
import { lacksCredentials, missingCredentials } from './job-call.ts';

const runDueTimers = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('uploading jobs', () => {
  it('uploads three jobs at a time, in their order', async () => {
    const { service, add, phaseOf } = await openTrackerTab();
    const ids = ['a', 'b', 'c', 'd', 'e'].map((name) => add(name));
    await runDueTimers();
    expect(ids.map(phaseOf)).toEqual(['uploading', 'uploading', 'uploading', 'waiting', 'waiting']);
    await service.asked[1]?.answer(uploadAnswer('second'));
    expect(ids.map(phaseOf)).toEqual(['uploading', 'queued', 'uploading', 'uploading', 'waiting']);
    expect(service.open('stt_upload')).toHaveLength(4);
  });

  it('sends the settings of a job, and reports progress until everything is sent', async () => {
    const { service, add, jobOf } = await openTrackerTab();
    const id = add('talk.wav');
    await runDueTimers();
    const { input, options } = service.asked[0] as PendingCall;
    expect(input.headers).toEqual({ src_lang: 'en', domain: 'generic', subtitles: true });
    options?.onProgress?.({ phase: 'sending', sent: 2, total: 4 });
    expect(jobOf(id)).toMatchObject({ phase: 'uploading', sent: 2 });
    options?.onProgress?.({ phase: 'waiting', sent: 4, total: 4 });
    expect(jobOf(id)?.phase).toBe('received');
  });

  it('holds a job when a check found a problem, and uploads it on "send anyway"', async () => {
    const { service, act, add, phaseOf } = await openTrackerTab();
    const id = add('notes.txt', ['not-audio']);
    await runDueTimers();
    expect(phaseOf(id)).toBe('held');
    expect(service.asked).toHaveLength(0);
    act('send-anyway', id);
    await runDueTimers();
    expect(service.asked[0]?.options?.sendAnyway).toBe(true);
  });

  it('lets another upload start when one is stopped, and ignores its late answer', async () => {
    const { service, act, add, phaseOf } = await openTrackerTab();
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => add(name)) as [string, string, string, string];
    await runDueTimers();
    act('stop', a);
    await runDueTimers();
    expect(service.asked[0]?.options?.signal?.aborted).toBe(true);
    expect([a, b, c, d].map(phaseOf)).toEqual(['stopped', 'uploading', 'uploading', 'uploading']);
    await service.asked[0]?.answer(uploadAnswer('late'));
    expect(phaseOf(a)).toBe('stopped');
  });

  it('stores why an upload was refused, and can send it again', async () => {
    const { service, act, add, jobOf } = await openTrackerTab();
    const id = add('a');
    await runDueTimers();
    await service.asked[0]?.answer(refusedOutcome(200, '003', 'Language and/or Domain not available'));
    expect(jobOf(id)).toMatchObject({ phase: 'refused', code: '003', problem: { code: '003' } });
    act('retry', id);
    await runDueTimers();
    expect(jobOf(id)).toMatchObject({ phase: 'uploading', problem: undefined, code: undefined });
    await service.open('stt_upload')[1]?.answer(uploadAnswer('again'));
    expect(jobOf(id)).toMatchObject({ phase: 'queued', jobId: 'again' });
  });

  it('fails an upload whose credentials were removed, and continues it with another account', async () => {
    const { service, add, act, tabJobs, jobOf, phaseOf } = await openTrackerTab();
    const id = add('a.wav');
    await runDueTimers();
    await service.asked[0]?.answer(missingCredentials('stt_upload'));
    expect(phaseOf(id)).toBe('refused');
    expect(lacksCredentials(jobOf(id) as Job)).toBe(true);
    const elsewhere = { target: 'embedded', account: 'expired' };
    tabJobs.do({ kind: 'place', ids: [id], place: elsewhere });
    await runDueTimers();
    expect(service.asked[1]?.place).toEqual(elsewhere);
    await service.asked[1]?.answer(refusedOutcome(403, undefined, 'API key expired'));
    expect(lacksCredentials(jobOf(id) as Job)).toBe(false);
    act('retry', id);
    await runDueTimers();
    await service.asked[2]?.answer(uploadAnswer('job-1'));
    await vi.advanceTimersByTimeAsync(1500);
    await service.asked[3]?.answer(missingCredentials('stt_status'));
    expect(phaseOf(id)).toBe('queued');
    expect(lacksCredentials(jobOf(id) as Job)).toBe(true);
    tabJobs.do({ kind: 'place', ids: [id], place: defaultDestination });
    await runDueTimers();
    expect(service.asked[4]).toMatchObject({ operation: 'stt_status', place: defaultDestination });
    await service.asked[4]?.answer(statusAnswer('processing', '004'));
    expect(jobOf(id)).toMatchObject({ phase: 'processing', problem: undefined });
  });

  it('marks an upload that is stopped after everything was sent as possibly received', async () => {
    const { service, act, add, jobOf } = await openTrackerTab();
    const id = add('a');
    await runDueTimers();
    service.asked[0]?.options?.onProgress?.({ phase: 'waiting', sent: 4, total: 4 });
    act('stop', id);
    expect(jobOf(id)).toMatchObject({ phase: 'stopped', answerLost: true });
  });

  it('stops and restarts many uploads together, even while they wait', async () => {
    const { service, act, add, phaseOf } = await openTrackerTab();
    const ids = ['a', 'b', 'c', 'd', 'e'].map((name) => add(name));
    await runDueTimers();
    act('stop', ...ids);
    await runDueTimers();
    expect(ids.map(phaseOf)).toEqual(ids.map(() => 'stopped'));
    expect(service.open('stt_upload')).toHaveLength(3);
    act('retry', ...ids);
    await runDueTimers();
    expect(ids.map(phaseOf)).toEqual(['uploading', 'uploading', 'uploading', 'waiting', 'waiting']);
  });

  it('waits while the service is busy, then sends one upload before the others', async () => {
    const { service, add, jobOf, phaseOf } = await openTrackerTab();
    const ids = ['a', 'b', 'c', 'd'].map((name) => add(name));
    await runDueTimers();
    const began = Date.now();
    for (const one of service.open('stt_upload')) await one.answer(unexpectedOutcome(503));
    expect(ids.map(phaseOf)).toEqual(ids.map(() => 'waiting'));
    for (const id of ids) expect(jobOf(id)).toMatchObject({ putOff: 503 });
    const next = jobOf(ids[0] ?? '')?.nextCheckAt ?? 0;
    expect(next - began).toBeGreaterThan(1500);
    await vi.advanceTimersByTimeAsync(next - Date.now());
    expect(ids.map(phaseOf)).toEqual(['uploading', 'waiting', 'waiting', 'waiting']);
    await service.open('stt_upload')[3]?.answer(uploadAnswer('first'));
    expect(ids.map(phaseOf)).toEqual(['queued', 'uploading', 'uploading', 'uploading']);
  });

  it('waits as long as Retry-After says', async () => {
    const { service, add, jobOf } = await openTrackerTab();
    const id = add('a');
    await runDueTimers();
    await service.asked[0]?.answer(unexpectedOutcome(429, { 'retry-after': '30' }));
    expect(jobOf(id)?.nextCheckAt).toBe(Date.now() + 30_000);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(service.asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(service.asked).toHaveLength(2);
  });

  it('stops an upload that waits for a busy service, without blocking others', async () => {
    const { service, act, add, phaseOf } = await openTrackerTab();
    const [a, b] = [add('a'), add('b')];
    await runDueTimers();
    for (const one of service.open('stt_upload')) await one.answer(unexpectedOutcome(503));
    act('stop', a);
    await vi.advanceTimersByTimeAsync(2000);
    expect([a, b].map(phaseOf)).toEqual(['stopped', 'uploading']);
  });

  it('uses changed settings, and uploads the job when no problem is left', async () => {
    const { service, add, tabJobs, phaseOf } = await openTrackerTab();
    const id = add('a', ['language-not-served']);
    await runDueTimers();
    const hindi = { src_lang: 'hi', domain: 'names', subtitles: false };
    tabJobs.do({ kind: 'settings', ids: [id], settings: hindi, found: ['language-not-served'] });
    expect(phaseOf(id)).toBe('held');
    tabJobs.do({ kind: 'settings', ids: [id], settings: { ...hindi, src_lang: 'en' }, found: [] });
    await runDueTimers();
    expect(service.asked[0]?.input.headers).toEqual({ src_lang: 'en', domain: 'names' });
  });

  it('records when each phase of a job started', async () => {
    const { service, add, jobOf } = await openTrackerTab();
    const id = add('a');
    await runDueTimers();
    await vi.advanceTimersByTimeAsync(300);
    await service.asked[0]?.answer(uploadAnswer('job-1'));
    await vi.advanceTimersByTimeAsync(1000);
    await service.open('stt_status')[0]?.answer(statusAnswer('completed', '000'));
    const job = jobOf(id);
    expect(job?.history.map(({ phase }) => phase)).toEqual(['waiting', 'uploading', 'queued', 'completed']);
    const times = job && phaseTimes(job, Date.now() + 5000);
    expect(times?.map(({ phase }) => phase)).toEqual(['waiting', 'uploading', 'queued']);
    expect(times?.[1]?.time).toBe(300);
    expect(job && elapsedTime(job, Date.now() + 5000)).toBe(1300);
  });

  it('leaves the time in which the console was closed out of the elapsed time', async () => {
    const browser = createBrowser();
    const first = await openTrackerTab(browser);
    const id = first.addJobId('job-1');
    await vi.advanceTimersByTimeAsync(2000);
    first.tab.close();
    await vi.advanceTimersByTimeAsync(3_600_000);
    const second = await openTrackerTab(browser);
    await vi.advanceTimersByTimeAsync(500);
    await second.service.open('stt_status').at(-1)?.answer(statusAnswer('completed', '000'));
    const job = second.jobOf(id);
    expect(job?.phase).toBe('completed');
    expect(job && elapsedTime(job, Date.now())).toBe(2500);
  });
});
