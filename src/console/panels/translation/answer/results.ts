import type { Tone } from '#console/ui/feedback/StatusChip.tsx';
import {
  type LenientTranslationResponse,
  type TranslationStatus,
  translationStatus,
} from '#contract/translation.ts';

/** One string in one target language. */
export interface ResultRow {
  /** Position in the request, from 1. */
  readonly number: number;
  readonly inString: string;
  /** Absent when the answer has no output for this target. */
  readonly output: string | undefined;
  readonly code: number | undefined;
  /** The status in the specification's table; absent for a code that is not in it. */
  readonly status: TranslationStatus | undefined;
  /** `unchanged` when the status says transliterated but the text is the same. */
  readonly tone: Tone;
}

/** The rows of an answer for one target language. */
export function rowsFor({ responseList }: LenientTranslationResponse, target: string): ResultRow[] {
  return responseList.map((entry, index) => rowFor(entry, target, index));
}

/**
 * The row for an entry of an answer in one target language. With one target, an entry has its output and status in
 * fields; with several, in maps by language. An answer that mixes both forms is read too.
 *
 * @param index position of the entry in the answer, from 0
 */
export function rowFor(entry: ResponseEntry, target: string, index: number): ResultRow {
  const output = outputOf(entry, target);
  const code = statusCodeOf(entry, target);
  return {
    number: index + 1,
    inString: entry.inString,
    output,
    code,
    status: statusOf(code),
    tone: toneOf(code, output === entry.inString),
  };
}

type ResponseEntry = LenientTranslationResponse['responseList'][number];

/** The output of an entry for one target language, if it has one. */
function outputOf(entry: ResponseEntry, target: string): string | undefined {
  return entry.outStrings === undefined ? entry.outString : entry.outStrings[target];
}

/** The status code of an entry for one target language, if it has one. */
function statusCodeOf(entry: ResponseEntry, target: string): number | undefined {
  return entry.api_statuses?.[target] ?? (entry.outStrings === undefined ? entry.apiStatus : undefined);
}

/** The row of the specification's table for a status code, if it has one. */
const statusOf = (code: number | undefined) => (code === undefined ? undefined : translationStatus(code));

/** The tone of a status code; `waiting` for no code or an unknown one. */
function toneOf(code: number | undefined, unchanged: boolean): Tone {
  const tone = statusOf(code)?.tone ?? 'waiting';
  return tone === 'transliterated' && unchanged ? 'unchanged' : tone;
}

/** The tones of statuses, the most urgent first. */
export const tonesByUrgency = [
  'failed',
  'waiting',
  'unchanged',
  'transliterated',
  'served',
  'database',
] as const;

/** How many strings of an answer have one status code and tone in one target language. */
export interface StatusCount {
  readonly code: number | undefined;
  /** The status in the specification's table; absent for a code that is not in it. */
  readonly status: TranslationStatus | undefined;
  readonly tone: Tone;
  readonly count: number;
}

/**
 * How many strings have each status code, for each target language; codes that need attention come first. All languages are
 * counted in one pass, which takes half the time for a long answer (bench `table`: first rows).
 */
export function countStatuses(
  { responseList }: LenientTranslationResponse,
  targets: readonly string[],
): StatusCount[][] {
  const byTarget = targets.map((target) => ({ target, byCode: new Map<number | undefined, CodeCount>() }));
  for (const entry of responseList) {
    for (const { target, byCode } of byTarget) {
      const code = statusCodeOf(entry, target);
      let counted = byCode.get(code);
      if (!counted) {
        counted = { tone: toneOf(code, false), changed: 0, unchanged: 0 };
        byCode.set(code, counted);
      }
      const isUnchanged = counted.tone === 'transliterated' && outputOf(entry, target) === entry.inString;
      if (isUnchanged) counted.unchanged++;
      else counted.changed++;
    }
  }
  return byTarget.map(({ byCode }) =>
    [...byCode]
      .flatMap(([code, { tone, changed, unchanged }]) => {
        const status = statusOf(code);
        return [
          { code, status, tone, count: changed },
          { code, status, tone: toneOf(code, true), count: unchanged },
        ];
      })
      .filter(({ count }) => count > 0)
      .sort(byUrgency),
  );
}

/** Strings with one status code; only a transliterated one is counted as unchanged. */
interface CodeCount {
  readonly tone: Tone;
  changed: number;
  unchanged: number;
}

/** The counts of several languages as one list. */
export function sumCounts(lists: readonly (readonly StatusCount[])[]): readonly StatusCount[] {
  const [only] = lists;
  if (only && lists.length === 1) return only;
  const sums = new Map<string, StatusCount>();
  for (const counted of lists.flat()) {
    const key = `${counted.code} ${counted.tone}`;
    sums.set(key, { ...counted, count: counted.count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()].sort(byUrgency);
}

/** Sorts statuses by how urgently they need attention: by tone, then by code. */
export function byUrgency(
  a: { readonly tone: Tone; readonly code: number | undefined },
  b: { readonly tone: Tone; readonly code: number | undefined },
): number {
  return tonesByUrgency.indexOf(a.tone) - tonesByUrgency.indexOf(b.tone) || (a.code ?? 0) - (b.code ?? 0);
}
