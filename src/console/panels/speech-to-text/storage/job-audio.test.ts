import { expect, it, vi } from 'vitest';
import { createBrowser, openTrackerTab } from '#testing/console/tracker-tab.ts';

const tenBytes = '1234567890';

it('audio of the same content is stored once, and removed with the last job that uses it', async () => {
  const { add, act, audio, jobOf } = await openTrackerTab();
  const [a, b] = [add('a.wav', ['not-audio'], tenBytes), add('b.wav', ['not-audio'], tenBytes)];
  await vi.waitFor(() => expect(jobOf(b)?.audioKey).toBeDefined());
  expect(jobOf(a)?.audioKey).toBe(jobOf(b)?.audioKey);
  act('remove', a);
  await vi.waitFor(async () => expect((await audio.usage()).used).toBe(10));
  expect(await (await audio.of(b))?.text()).toBe(tenBytes);
  act('remove', b);
  await vi.waitFor(async () => expect((await audio.usage()).used).toBe(0));
});

it('the oldest audio is removed to make room, except audio still to be sent', async () => {
  const { addJobId, add, tabJobs, audio, jobOf } = await openTrackerTab(createBrowser(), 25);
  const waits = add('waits.wav', ['not-audio'], tenBytes);
  const [old, fresh] = [addJobId('old'), addJobId('fresh')];
  const attach = async (id: string, content: string) => {
    const file = new File([content], 'attached.wav');
    tabJobs.do({ kind: 'attach', id, file, unproven: true });
    await vi.waitFor(() => expect(jobOf(id)?.audioKey).toBeDefined());
  };
  await attach(old, 'older-than-');
  await attach(fresh, 'newer-than');
  await vi.waitFor(() => expect(jobOf(old)?.audioGone).toBe('for-room'));
  expect(await audio.of(old)).toBeUndefined();
  expect(await (await audio.of(waits))?.text()).toBe(tenBytes);
  expect(jobOf(fresh)).toMatchObject({ audioUnproven: true, audioGone: undefined });
  expect((await audio.usage()).used).toBe(20);
});

it('a job is marked when the browser has no space for its audio, which this page can still send', async () => {
  const { add, audio, jobOf } = await openTrackerTab(createBrowser(5));
  const id = add('a.wav', ['not-audio'], tenBytes);
  await vi.waitFor(() => expect(jobOf(id)?.audioGone).toBe('no-room'));
  expect(await (await audio.of(id))?.text()).toBe(tenBytes);
});

it('clearing the storage keeps the jobs and the audio still to be sent', async () => {
  const { add, addJobId, tabJobs, audio, jobOf } = await openTrackerTab();
  const waits = add('waits.wav', ['not-audio'], tenBytes);
  const done = addJobId('done');
  tabJobs.do({ kind: 'attach', id: done, file: new File(['other'], 'o.wav'), unproven: false });
  await vi.waitFor(async () => expect((await audio.usage()).used).toBe(15));
  tabJobs.do({ kind: 'empty-audio', ids: 'all' });
  await vi.waitFor(async () => expect((await audio.usage()).used).toBe(10));
  expect(jobOf(done)?.audioGone).toBe('emptied');
  tabJobs.do({ kind: 'empty-audio', ids: [waits] });
  await vi.waitFor(async () => expect((await audio.usage()).used).toBe(0));
  expect(jobOf(waits)).toMatchObject({ phase: 'held', audioGone: 'emptied' });
});

it('a job held for missing audio is sent as soon as audio is attached', async () => {
  const { add, service, tabJobs } = await openTrackerTab();
  const id = add('a.wav', ['audio-gone']);
  expect(service.asked).toHaveLength(0);
  tabJobs.do({ kind: 'attach', id, file: new File([tenBytes], 'a.wav'), unproven: false });
  await vi.waitFor(() => expect(service.open('stt_upload')).toHaveLength(1));
});
