import type { Tone } from '#console/ui/StatusChip.tsx';
import {
  type AcceptedTranslationResponse,
  type TranslationStatus,
  translationStatus,
} from '#contract/translation.ts';

/** One string in one target language. */
export interface ResultRow {
  /** Place in the request, from 1. */
  readonly number: number;
  readonly inString: string;
  /** Absent when the answer has no output for this target. */
  readonly output: string | undefined;
  readonly code: number | undefined;
  /** The row of the specification's table; absent for a code it does not know. */
  readonly status: TranslationStatus | undefined;
  readonly tone: Tone;
}

/**
 * The rows of an answer for one target language. With one target the entry itself holds output and status, with
 * several its maps do; an answer that mixes the two is read the way it was meant.
 */
export function rowsFor(answer: AcceptedTranslationResponse, target: string): ResultRow[] {
  return answer.responseList.map((entry, index) => {
    const several = entry.outStrings !== undefined;
    const output = several ? entry.outStrings?.[target] : entry.outString;
    const code = entry.api_statuses?.[target] ?? (several ? undefined : entry.apiStatus);
    const status = code === undefined ? undefined : translationStatus(code);
    return {
      number: index + 1,
      inString: entry.inString,
      output,
      code,
      status,
      tone: status?.tone ?? 'waiting',
    };
  });
}

export const toneOrder = ['failed', 'waiting', 'transliterated', 'served', 'database'] as const;

export interface ToneCount {
  readonly tone: Tone;
  readonly count: number;
}

/** How many rows there are of each tone, the one that needs attention first. */
export function countTones(rows: readonly ResultRow[]): ToneCount[] {
  const counts = new Map<Tone, number>();
  for (const { tone } of rows) counts.set(tone, (counts.get(tone) ?? 0) + 1);
  return toneOrder.flatMap((tone) => {
    const count = counts.get(tone);
    return count === undefined ? [] : { tone, count };
  });
}
