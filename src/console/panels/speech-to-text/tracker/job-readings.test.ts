import { expect, it, vi } from 'vitest';
import type { AnalysisResult } from '#console/audio/measure/analysis.ts';
import { type AnalysisStore, Recordings } from '#console/audio/reading/recordings.ts';
import { openTrackerTab } from '#testing/console/tracker-tab.ts';
import { readAhead } from './job-readings.ts';

const analysis: AnalysisResult = {
  kind: 'analysis',
  analysis: {
    facts: { kind: 'wav', codec: 'PCM', sampleRate: 8000, channels: 1 },
    duration: 12.5,
    pyramid: { frames: 100_000, levels: [] },
    energy: new Uint8Array(),
    cutShort: false,
    damaged: false,
    remuxed: false,
  },
  playable: new Blob(),
};

async function setUpReading() {
  const tab = await openTrackerTab();
  const kept: string[] = [];
  const files: AnalysisStore = {
    get: async () => undefined,
    put: async (key, part) => void kept.push(`${key} ${part}`),
  };
  let end: (result?: AnalysisResult) => void = () => {};
  let stopped: AbortSignal | undefined;
  const recordings = new Recordings((_, { signal }) => {
    stopped = signal;
    return new Promise((resolve) => {
      end = resolve;
    });
  }, files);
  const lengths: [string, number][] = [];
  const read = (id: string, file: File) =>
    readAhead(id, file, {
      ...{ jobs: tab.list, recordings },
      onLength: (length) => void lengths.push([id, length]),
    });
  return {
    ...tab,
    kept,
    lengths,
    read,
    end: (result?: AnalysisResult) => end(result),
    stopped: () => stopped,
  };
}

it('a new recording is analysed, stored under its content key, and released', async () => {
  const { add, jobOf, read, kept, lengths, end, stopped } = await setUpReading();
  const id = add('a.wav', ['not-audio'], 'some bytes');
  read(id, new File(['some bytes'], 'a.wav'));
  await vi.waitFor(() => expect(jobOf(id)?.audioKey).toBeDefined());
  end(analysis);
  await vi.waitFor(() => expect(stopped()?.aborted).toBe(true));
  expect(kept).toEqual([`${jobOf(id)?.audioKey} peaks`]);
  expect(lengths).toEqual([[id, 12.5]]);
});

it('the analysis of a removed job is stopped and not stored', async () => {
  const { add, act, read, kept, stopped, end, jobOf } = await setUpReading();
  const id = add('a.wav', ['not-audio'], 'some bytes');
  read(id, new File(['some bytes'], 'a.wav'));
  await vi.waitFor(() => expect(jobOf(id)).toBeDefined());
  await vi.waitFor(() => expect(stopped()).toBeDefined());
  act('remove', id);
  await vi.waitFor(() => expect(stopped()?.aborted).toBe(true));
  end(analysis);
  expect(kept).toEqual([]);
});
