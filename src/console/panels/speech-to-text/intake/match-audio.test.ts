import { expect, it, vi } from 'vitest';
import { createBrowser, openTrackerTab } from '#testing/console/tracker-tab.ts';
import { matchAudio } from './match-audio.ts';

it('dropped files are matched by content to jobs without audio; all others are new', async () => {
  const { add, act, tabJobs, jobs, jobOf } = await openTrackerTab(createBrowser());
  const contents = { one: 'one one', same: 'one one', two: 'two two', here: 'here it is' };
  const ids = Object.fromEntries(
    Object.entries(contents).map(([name, content]) => [name, add(name, ['not-audio'], content)]),
  );
  await vi.waitFor(() => expect(jobs().every(({ audioKey }) => audioKey)).toBe(true));
  tabJobs.do({ kind: 'empty-audio', ids: [ids.one ?? '', ids.two ?? ''] });
  await vi.waitFor(() => expect(jobOf(ids.two ?? '')?.audioGone).toBe('emptied'));
  const renamed = new File(['one one'], 'renamed.wav');
  const second = new File(['two two'], 'second.wav');
  const [sameSize, otherSize] = [new File(['two 2wo'], 'a.wav'), new File(['new'], 'b.wav')];
  const there = new File(['here it is'], 'here.wav');
  const { matched, fresh } = await matchAudio([renamed, sameSize, second, otherSize, there], jobs());
  expect(matched.map(({ file }) => file)).toEqual([renamed, second]);
  expect(matched.map((one) => [...one.ids].sort())).toEqual([[ids.one, ids.same].sort(), [ids.two]]);
  expect(fresh).toEqual([sameSize, otherSize, there]);
  act('remove', ids.two ?? '');
  expect((await matchAudio([second], jobs())).fresh).toEqual([second]);
});
