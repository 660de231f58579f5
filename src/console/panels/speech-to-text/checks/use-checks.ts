import { useQuery } from '@tanstack/react-query';
import type { Analysis } from '#console/audio/analysis.ts';
import type { JobTranscript } from '../transcript.ts';
import type { CheckResult } from './check.ts';
import { checkTranscript } from './check-transcript.ts';

/** How far the checks of a transcript are. */
export interface Checks {
  readonly results: readonly CheckResult[] | undefined;
  readonly failed: boolean;
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
  return { results: data, failed: isError };
}
