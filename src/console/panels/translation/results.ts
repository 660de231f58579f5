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
 * several its maps do; an answer that mixes the two is read the way it was meant. With `most` only the first ones.
 */
export function rowsFor(
  { responseList }: AcceptedTranslationResponse,
  target: string,
  most = responseList.length,
): ResultRow[] {
  return responseList.slice(0, most).map((entry, index) => {
    const several = entry.outStrings !== undefined;
    const output = several ? entry.outStrings?.[target] : entry.outString;
    const code = codeOf(entry, target);
    return {
      number: index + 1,
      inString: entry.inString,
      output,
      code,
      status: code === undefined ? undefined : translationStatus(code),
      tone: toneOf(code),
    };
  });
}

type Entry = AcceptedTranslationResponse['responseList'][number];

/** The status code of an entry for one target language, if it has one. */
function codeOf(entry: Entry, target: string): number | undefined {
  return entry.api_statuses?.[target] ?? (entry.outStrings === undefined ? entry.apiStatus : undefined);
}

/** The family of a status code; no code, or one that the table does not know, says nothing yet. */
function toneOf(code: number | undefined): Tone {
  return (code === undefined ? undefined : translationStatus(code)?.tone) ?? 'waiting';
}

const toneOrder = ['failed', 'waiting', 'transliterated', 'served', 'database'] as const;

/** How many strings of an answer have one status code in one target language. */
export interface StatusCount {
  readonly code: number | undefined;
  /** The row of the specification's table; absent for a code it does not know. */
  readonly status: TranslationStatus | undefined;
  readonly tone: Tone;
  readonly count: number;
}

/** How many strings of an answer have each status code in one target language, what needs attention first. */
export function countStatuses(answer: AcceptedTranslationResponse, target: string): StatusCount[] {
  const codes = new Map<number | undefined, number>();
  const add = (code: number | undefined, count: number) => codes.set(code, (codes.get(code) ?? 0) + count);
  // Neighbours mostly share a code: they are added together.
  let last: number | undefined;
  let alike = 0;
  for (const entry of answer.responseList) {
    const code = codeOf(entry, target);
    if (code !== last && alike > 0) {
      add(last, alike);
      alike = 0;
    }
    last = code;
    alike += 1;
  }
  if (alike > 0) add(last, alike);
  return [...codes]
    .map(([code, count]) => ({
      code,
      status: code === undefined ? undefined : translationStatus(code),
      tone: toneOf(code),
      count,
    }))
    .sort((a, b) => byAttention(a, b));
}

/** The order in which statuses need attention: by tone, then by code. */
export function byAttention(
  a: { readonly tone: Tone; readonly code: number | undefined },
  b: { readonly tone: Tone; readonly code: number | undefined },
): number {
  return toneOrder.indexOf(a.tone) - toneOrder.indexOf(b.tone) || (a.code ?? 0) - (b.code ?? 0);
}
