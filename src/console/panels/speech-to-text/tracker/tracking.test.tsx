// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { newJob } from './job-commands.ts';
import { JobList } from './job-list.ts';
import type { Tracking } from './tracker.ts';
import { TrackingProvider, useJob, useJobs } from './tracking.tsx';

const settings = { src_lang: 'en', domain: 'generic', subtitles: false };
const destination = { target: 'embedded', account: 'working' };

it('TrackingProvider starts the given tracking and provides its jobs to components', async () => {
  const jobs = new JobList();
  const { record } = newJob({ source: { jobId: 'job-1' }, settings, place: destination, found: [] }, 0);
  const start = vi.fn();
  const unused = () => {
    throw new Error('This test expects no call of this function.');
  };
  const tracking: Tracking = {
    ...{ jobs, start, credentials: { offer: unused } },
    references: { get: unused, put: unused },
    opened: { all: unused, keep: unused, get: unused, remove: unused, subscribe: unused, lost: unused },
    tracker: {
      ...{ do: unused, add: unused, find: jobs.find, all: jobs.all },
      ...{ known: unused, audio: unused, transcript: unused, usage: unused },
    },
  };
  const Phase = ({ id }: { id: string }) => useJob(id)?.phase;
  const Phases = () => useJobs().map(({ id }) => <Phase key={id} id={id} />);
  const container = document.createElement('div');
  const root = createRoot(container);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await act(async () =>
    root.render(
      <TrackingProvider tracking={tracking}>
        <Phases />
      </TrackingProvider>,
    ),
  );
  expect(start).toHaveBeenCalledOnce();
  expect(container.textContent).toBe('');
  await act(async () => jobs.insert({ ...record }));
  expect(container.textContent).toBe('queued');
  await act(async () => jobs.change(record.id, { phase: 'completed' }));
  expect(container.textContent).toBe('completed');
  await act(async () => root.unmount());
});
