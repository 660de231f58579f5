import { useMemo, useRef, useState } from 'react';
import { parseSortedCues } from '#cases/checks/transcript/subtitle-cues.ts';
import { usePlayback } from '#console/audio/playback/use-playback.ts';
import { useReading } from '#console/audio/reading/use-reading.ts';
import { languageAttributes } from '#console/ui/languages/LanguageText.tsx';
import { useChecks } from '../checks/use-checks.ts';
import { defaultThreshold, doubtfulWords } from '../views/confidence.ts';
import type { JobTranscript } from './transcript.ts';

interface RecordedTranscript {
  /** Identifies the transcript. */
  readonly id: string;
  readonly audio: Blob | undefined;
  readonly audioKey: string | undefined;
  readonly transcript: JobTranscript | undefined;
  /** The API's language code. */
  readonly language: string;
}

/**
 * A transcript with its recording: `view` and `transcriptView` are the props that `AudioView` and `TranscriptViews`
 * share.
 */
export function useRecordedTranscript({ id, audio, audioKey, transcript, ...spoken }: RecordedTranscript) {
  const reading = useReading(audio, { audioKey });
  const { playable, analysis } = reading.result?.kind === 'analysis' ? reading.result : {};
  const playback = usePlayback(playable, analysis?.duration);
  const language = languageAttributes(spoken.language);
  const checks = useChecks(id, transcript, analysis, language.lang ?? 'en');
  const [threshold, onThreshold] = useState(defaultThreshold);
  const { subtitles = '', words } = transcript ?? {};
  const cues = useMemo(() => parseSortedCues(subtitles), [subtitles]);
  const doubtful = useMemo(() => doubtfulWords(words ?? [], threshold), [words, threshold]);
  const card = useRef<HTMLElement>(null);
  const view = playback &&
    analysis && {
      playback,
      analysis,
      words,
      cues,
      marks: checks.marks,
      doubtful,
      keyScope: card,
      ...language,
    };
  const transcriptView = { keptAs: id, checks, threshold, onThreshold, playback, ...language };
  return { card, reading, analysis, view, transcriptView };
}
