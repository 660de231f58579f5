import { tableText } from '#console/ui/csv.ts';
import type { JobTranscript } from '../transcript.ts';

/** The words as CSV, as received: segment, word, start and end in seconds, confidence where there is one. */
export function wordsTable({ segments }: JobTranscript): Promise<string> {
  const rows = segments.flatMap((segment, index) =>
    segment.map(({ word, start, end, conf }) => [index + 1, word, start, end, conf ?? '']),
  );
  return tableText([['segment', 'word', 'start', 'end', 'conf'], ...rows]);
}
