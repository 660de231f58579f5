import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Analysis } from '#console/audio/analysis.ts';
import type { TimeMark } from '#console/audio/time-marks.ts';
import type { JobTranscript } from '../transcript.ts';
import { type CheckResult, checks } from './check.ts';
import { checkTranscript } from './check-transcript.ts';

/** How far the checks of a transcript are. */
export interface Checks {
  readonly results: readonly CheckResult[] | undefined;
  readonly failed: boolean;
  /** Signs for the findings that belong to a moment, ordered by it. */
  readonly marks: readonly TimeMark[];
}

/**
 * The checks of a transcript, made anew when its audio is read.
 *
 * @param key - names the transcript; the same text may share it
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
      const { segments, original, subtitles } = transcript;
      const audio = analysis && { duration: analysis.duration, energy: analysis.energy };
      return checkTranscript(
        { segments, transcript: transcript.transcript, original, subtitles, audio, locale },
        signal,
      );
    },
    enabled: transcript !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: 0,
    networkMode: 'always',
    placeholderData: (before) => before,
  });
  const marks = useMemo(() => marksOf(data ?? []), [data]);
  return { results: data, failed: isError, marks };
}

/** The findings as signs over the recording, ordered by time. */
function marksOf(results: readonly CheckResult[]): TimeMark[] {
  return results
    .flatMap((result) => ('findings' in result ? result.findings : []))
    .flatMap(({ check, time }): TimeMark[] => (time === undefined ? [] : [{ time, tone: checks[check] }]))
    .sort((a, b) => a.time - b.time);
}
