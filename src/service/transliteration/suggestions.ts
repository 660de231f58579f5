import type { Steps } from '#service/in-turns.ts';

interface Combination {
  readonly text: string;
  readonly rank: number;
}

/**
 * The best combinations of one candidate from each list, joined to texts: all first choices, then those with one second
 * choice, and so on. Time grows with the number of lists, not with the number of combinations.
 */
export function* bestCombinations(lists: readonly (readonly string[])[], limit: number): Steps<string[]> {
  if (limit === 1) return [lists.map(([first = '']) => first).join('')];
  let best: Combination[] = [{ text: '', rank: 0 }];
  for (const list of lists) {
    yield;
    if (list.length === 1) {
      best = best.map(({ text, rank }) => ({ text: text + list[0]!, rank }));
      continue;
    }
    const next: Combination[] = [];
    best.forEach(({ text, rank }, row) => {
      // Every later candidate has at least `limit` better combinations before it.
      const reach = Math.min(list.length, Math.ceil(limit / (row + 1)));
      for (let at = 0; at < reach; at++) next.push({ text: text + list[at]!, rank: rank + at });
    });
    next.sort((a, b) => a.rank - b.rank);
    best = next.slice(0, limit);
  }
  const texts = new Set<string>();
  for (const { text } of best) {
    yield;
    texts.add(text);
  }
  return [...texts];
}
