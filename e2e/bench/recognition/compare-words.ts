import { spokenParts } from '#service/engines/recognition/alignment/spoken-parts.ts';

/** How the words of a transcript compare with the spoken ones. */
export interface Comparison {
  /** Words that are missing, added or different. */
  readonly wrong: number;
  /** For each word of the transcript, which word of the text it is; undefined for a wrong one. */
  readonly matches: readonly (number | undefined)[];
}

/** Compares words by their pronunciation, so that `30` and `thirty` are equal. */
export function compareWords(said: readonly string[], heard: readonly string[]): Comparison {
  const [ours, theirs] = [said.map(waysToSay), heard.map(waysToSay)];
  const costs = Array.from({ length: ours.length + 1 }, (_, i) =>
    Array.from({ length: theirs.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const isSame = (i: number, j: number) => [...theirs[j]!].some((way) => ours[i]!.has(way));
  for (let i = 1; i <= ours.length; i++) {
    for (let j = 1; j <= theirs.length; j++) {
      costs[i]![j] = Math.min(
        costs[i - 1]![j - 1]! + (isSame(i - 1, j - 1) ? 0 : 1),
        costs[i - 1]![j]! + 1,
        costs[i]![j - 1]! + 1,
      );
    }
  }
  const matches: (number | undefined)[] = theirs.map(() => undefined);
  let [i, j] = [ours.length, theirs.length];
  while (i > 0 && j > 0) {
    const cost = costs[i]![j]!;
    if (isSame(i - 1, j - 1) && cost === costs[i - 1]![j - 1]) {
      matches[j - 1] = i - 1;
      [i, j] = [i - 1, j - 1];
    } else if (cost === costs[i - 1]![j - 1]! + 1) [i, j] = [i - 1, j - 1];
    else if (cost === costs[i - 1]![j]! + 1) i--;
    else j--;
  }
  return { wrong: costs[ours.length]![theirs.length]!, matches };
}

/** Every way to pronounce a word, without spaces. */
function waysToSay(word: string): ReadonlySet<string> {
  let ways = [''];
  for (const forms of spokenParts(word)) {
    ways = ways.flatMap((way) => forms.map((form) => way + form.join('').replaceAll('.', ''))).slice(0, 64);
  }
  return new Set(ways);
}
