import type { TranslationStatusCode } from '#contract/translation.ts';

/** Status codes from the worst to the best; among failures, the earliest stage of the pipeline comes first. */
const codesWorstFirst: readonly TranslationStatusCode[] = [-3, -7, -6, -5, -4, -2, 10, 6, 5, 4, 2, 3];
const lookupCodes: ReadonlySet<TranslationStatusCode> = new Set([2, 4, 5]);

/**
 * The status of a string, computed from its segments: the code they share; LOOKUP_PARTIAL when the lookup served some
 * and another route the others; otherwise the worst. Without segments: UNLOCALIZED.
 */
export function aggregateStatus(codes: readonly TranslationStatusCode[]): TranslationStatusCode {
  const distinct = new Set(codes);
  const [first] = distinct;
  if (first === undefined) return -2;
  if (distinct.size === 1) return first;
  const byLookup = [...distinct].filter((code) => lookupCodes.has(code)).length;
  if (byLookup > 0 && byLookup < distinct.size) return 6;
  return codesWorstFirst.find((code) => distinct.has(code)) ?? first;
}
