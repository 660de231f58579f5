import { csvText } from '#cases/data/csv-text.ts';
import type { JobTranscript } from '../job-view/transcript.ts';

/** The received words as CSV: segment, word, start and end in seconds, and confidence if any. */
export function wordsTable({ segments }: JobTranscript): Promise<string> {
  const rows = segments.flatMap((segment, index) =>
    segment.map(({ word, start, end, conf }) => [index + 1, word, start, end, conf ?? '']),
  );
  return csvText([['segment', 'word', 'start', 'end', 'conf'], ...rows]);
}
