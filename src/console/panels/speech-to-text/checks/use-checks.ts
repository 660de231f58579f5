import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type CheckResult, checks } from '#cases/checks/transcript/check.ts';
import type { Analysis } from '#console/audio/measure/analysis.ts';
import type { TimeMark } from '#console/audio/timeline/time-marks.ts';
import { askWorker } from '#console/ui/ask-worker.ts';
import type { JobTranscript } from '../job-view/transcript.ts';
import type { CheckInputWithEnergy } from './audio-checks.ts';

/** Progress and results of the checks of a transcript. */
export interface Checks {
  readonly results: readonly CheckResult[] | undefined;
  readonly failed: boolean;
  /** Marks for findings that have a time, ordered by it. */
  readonly marks: readonly TimeMark[];
}

/**
 * Runs the checks of a transcript, and again when its audio has been read.
 *
 * @param key - identifies the transcript; equal texts may share it
 */
export function useChecks(
  key: string,
  transcript: JobTranscript | undefined,
  analysis: Analysis | undefined,
  locale: string,
): Checks {
  const { data, isError } = useQuery({
    queryKey: ['transcript-checks', key, transcript !== undefined, analysis?.duration, locale],
    queryFn: ({ signal }) => {
      if (!transcript) throw new Error('no transcript to check');
      return checkTranscript(transcript, analysis, locale, signal);
    },
    enabled: transcript !== undefined,
    gcTime: 0,
    placeholderData: (before) => before,
  });
  const marks = useMemo(() => timeMarksOf(data ?? []), [data]);
  return { results: data, failed: isError, marks };
}

/** Runs the checks of a transcript in a worker. */
export function checkTranscript(
  { segments, transcript, original, subtitles }: JobTranscript,
  analysis: Analysis | undefined,
  locale: string,
  signal?: AbortSignal,
): Promise<readonly CheckResult[]> {
  const audio = analysis && { duration: analysis.duration, energy: analysis.energy };
  const worker = new Worker(new URL('./checks-worker.ts', import.meta.url), { type: 'module' });
  const order: CheckInputWithEnergy = { segments, transcript, original, subtitles, audio, locale };
  return askWorker<readonly CheckResult[]>(worker, order, signal);
}

/** The findings that have a time, as marks in the order of these times. */
function timeMarksOf(results: readonly CheckResult[]): TimeMark[] {
  return results
    .flatMap((result) => ('findings' in result ? result.findings : []))
    .flatMap(({ check, time }): TimeMark[] => (time === undefined ? [] : [{ time, tone: checks[check] }]))
    .sort((a, b) => a.time - b.time);
}
