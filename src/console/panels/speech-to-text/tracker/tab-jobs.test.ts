import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { statusAnswer, uploadAnswer } from '#testing/console/puppet-service.ts';
import { createBrowser, openTrackerTab } from '#testing/console/tracker-tab.ts';
import type { JobRecord } from './job.ts';

const runDueTimers = () => vi.advanceTimersByTimeAsync(0);
/** Changes reach other tabs after a short delay. */
const deliverMessages = () => vi.advanceTimersByTimeAsync(150);

/** The records by creation time, with equal times in reverse order. */
const withTiesReversed = (records: JobRecord[]) =>
  [...records].reverse().sort((a, b) => a.createdAt - b.createdAt);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Waits for hashing and writing, which fake timers do not control. */
async function waitUntilAudioStored(tab: Awaited<ReturnType<typeof openTrackerTab>>, id: string) {
  await vi.waitFor(async () => {
    expect(tab.jobOf(id)?.audioKey).toMatch(/^[0-9a-f]{64}$/);
    expect((await tab.audio.usage()).used).toBeGreaterThan(0);
  });
}

describe('jobs after a reload', () => {
  it('files added together keep their order', async () => {
    const parts = createBrowser();
    const { add, jobs, tab } = await openTrackerTab(parts);
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) add(name);
    await runDueTimers();
    tab.close();
    // IndexedDB returns records in the order of their random ids; here, those created at the same time are reversed.
    const store = { ...parts.store, all: async () => withTiesReversed(await parts.store.all()) };
    const after = await openTrackerTab({ ...parts, store });
    expect(after.jobs().map(({ name }) => name)).toEqual(jobs().map(({ name }) => name));
  });

  it('jobs continue: queued ones are polled, interrupted uploads are sent again', async () => {
    const parts = createBrowser();
    const before = await openTrackerTab(parts);
    const queued = before.add('queued.wav');
    const cut = before.add('cut.wav');
    const held = before.add('held.txt', ['not-audio']);
    await runDueTimers();
    await before.service.asked[0]?.answer(uploadAnswer('job-1'));
    await waitUntilAudioStored(before, cut);
    before.tab.close();

    const after = await openTrackerTab(parts);
    await vi.waitFor(() => expect(after.service.open('stt_upload')).toHaveLength(1));
    const phases = Object.fromEntries(after.jobs().map(({ id, phase }) => [id, phase]));
    expect(phases).toEqual({ [queued]: 'queued', [cut]: 'uploading', [held]: 'held' });
    expect(after.service.open('stt_status')[0]?.input.query).toEqual({ job_id: 'job-1' });
    const body = after.service.open('stt_upload')[0]?.input.body;
    const file: unknown = Reflect.get(Object(body), 'file');
    expect(file).toMatchObject({ name: 'cut.wav', size: 4 });
  });

  it('an upload whose answer was not seen is not sent again automatically', async () => {
    const parts = createBrowser();
    const before = await openTrackerTab(parts);
    const id = before.add('a.wav');
    await runDueTimers();
    before.service.asked[0]?.options?.onProgress?.({ phase: 'waiting', sent: 4, total: 4 });
    await runDueTimers();
    before.tab.close();
    const after = await openTrackerTab(parts);
    await runDueTimers();
    expect(after.jobOf(id)).toMatchObject({ phase: 'stopped', answerLost: true });
    expect(after.service.asked).toHaveLength(0);
  });

  it('a job whose file is missing is not sent as an empty upload', async () => {
    const parts = createBrowser();
    const before = await openTrackerTab(parts);
    const id = before.add('cut.wav');
    await runDueTimers();
    before.tab.close();
    const after = await openTrackerTab({ ...createBrowser(), store: parts.store });
    await runDueTimers();
    expect(after.jobOf(id)).toMatchObject({ phase: 'held', found: ['audio-gone'] });
    expect(after.service.asked).toHaveLength(0);
  });
});

describe('jobs in two tabs', () => {
  it('the first tab uploads and polls; the second one shows the jobs and sends it commands', async () => {
    const parts = createBrowser();
    const [first, second] = [await openTrackerTab(parts), await openTrackerTab(parts)];
    const id = second.add('a.wav');
    await runDueTimers();
    expect(first.service.open('stt_upload')).toHaveLength(1);
    first.service.asked[0]?.options?.onProgress?.({ phase: 'sending', sent: 2, total: 4 });
    await deliverMessages();
    expect(second.jobOf(id)).toMatchObject({ phase: 'uploading', sent: 2 });
    second.act('stop', id);
    await deliverMessages();
    expect(second.phaseOf(id)).toBe('stopped');
    second.act('retry', id);
    await runDueTimers();
    await first.service.open('stt_upload')[1]?.answer(uploadAnswer('job-1'));
    await vi.advanceTimersByTimeAsync(1100);
    await first.service.open('stt_status')[0]?.answer(statusAnswer('completed', '000'));
    await deliverMessages();
    expect(second.phaseOf(id)).toBe('completed');
    second.act('remove', id);
    await deliverMessages();
    expect([first.jobs(), second.jobs()]).toEqual([[], []]);
    expect(second.service.asked).toHaveLength(0);
  });

  it('the second tab takes over when the first one is closed', async () => {
    const parts = createBrowser();
    const [first, second] = [await openTrackerTab(parts), await openTrackerTab(parts)];
    const queued = first.add('queued.wav');
    const cut = first.add('cut.wav');
    await runDueTimers();
    await first.service.asked[0]?.answer(uploadAnswer('job-1'));
    await waitUntilAudioStored(first, cut);
    await deliverMessages();
    first.tab.close();
    await vi.waitFor(() => expect(second.service.open('stt_upload')).toHaveLength(1));
    expect(second.service.open('stt_status')).toHaveLength(1);
    expect([queued, cut].map(second.phaseOf)).toEqual(['queued', 'uploading']);
  });

  it('a command that the leading tab did not finish is carried out by the next leading tab', async () => {
    const parts = createBrowser();
    const [first, second] = [await openTrackerTab(parts), await openTrackerTab(parts)];
    // The first tab is closing and no longer receives messages.
    first.tab.tabs.listen(() => {});
    const id = second.add('a.wav');
    await runDueTimers();
    expect(first.service.asked).toHaveLength(0);
    first.tab.close();
    await runDueTimers();
    expect(second.phaseOf(id)).toBe('uploading');
    expect(second.service.open('stt_upload')).toHaveLength(1);
  });

  it('the visible tab leads as soon as nothing is being uploaded', async () => {
    const parts = createBrowser();
    const first = await openTrackerTab(parts);
    first.addJobId('job-1');
    const id = first.add('a.wav');
    await runDueTimers();
    first.tab.hide();
    const second = await openTrackerTab(parts);
    await runDueTimers();
    expect(second.service.asked).toHaveLength(0);
    await first.service.open('stt_upload')[0]?.answer(uploadAnswer('job-2'));
    await vi.waitFor(() => expect(second.service.open('stt_status')).toHaveLength(2));
    const asked = first.service.open('stt_status').length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(first.service.open('stt_status')).toHaveLength(asked);
    expect(second.phaseOf(id)).toBe('queued');
  });
});
