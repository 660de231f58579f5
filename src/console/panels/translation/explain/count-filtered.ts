import type { FilteredWord } from '#contract/local/explanations.ts';

/** Each filtered word once, as it was first written, with how often it occurred; letter case does not matter. */
export function countFiltered(found: readonly FilteredWord[]): (FilteredWord & { readonly count: number })[] {
  const counted = new Map<string, FilteredWord & { count: number }>();
  for (const one of found) {
    const key = one.word.normalize('NFC').toLowerCase();
    const known = counted.get(key);
    if (known) known.count++;
    else counted.set(key, { ...one, count: 1 });
  }
  return [...counted.values()];
}
