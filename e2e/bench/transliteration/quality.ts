import type { AttestedSpellings } from './pairs.ts';

/** Scores in per cent. */
export interface Quality {
  /** Share of words whose first answer is right. */
  readonly first: number;
  /** Share of words with a right answer among the first five. */
  readonly five: number;
  /** Character error rate of the first answers against the nearest attested spelling. */
  readonly errors: number;
}

/** Scores the answers to each word, best answer first. */
export function scoreAnswers(attested: AttestedSpellings, answers: readonly (readonly string[])[]): Quality {
  let [first, five, wrong, characters] = [0, 0, 0, 0];
  for (const [at, spellings] of [...attested.values()].entries()) {
    const [best = '', ...others] = answers[at] ?? [];
    if (spellings.has(best)) first++;
    if ([best, ...others].slice(0, 5).some((text) => spellings.has(text))) five++;
    const nearest = [...spellings]
      .map((spelling) => ({ size: spelling.length, errors: editDistance(best, spelling) }))
      .reduce((least, one) => (one.errors < least.errors ? one : least));
    wrong += nearest.errors;
    characters += nearest.size;
  }
  const share = (part: number, whole: number) => (100 * part) / whole;
  return {
    first: share(first, attested.size),
    five: share(five, attested.size),
    errors: share(wrong, characters),
  };
}

/** Edit distance (Levenshtein). */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length]!;
}
