interface Combination {
  readonly text: string;
  readonly rank: number;
}

/**
 * The best ways to choose one candidate from each list, joined to texts: all firsts, then those with one second
 * choice, and so on. Time grows with the number of lists, not with the number of combinations.
 */
export function bestCombinations(lists: readonly (readonly string[])[], limit: number): string[] {
  if (limit === 1) return [lists.map(([first = '']) => first).join('')];
  let best: Combination[] = [{ text: '', rank: 0 }];
  for (const list of lists) {
    if (list.length === 1) {
      best = best.map(({ text, rank }) => ({ text: text + list[0]!, rank }));
      continue;
    }
    const next: Combination[] = [];
    best.forEach(({ text, rank }, row) => {
      // A pair further on than this has `limit` better ones before it.
      const reach = Math.min(list.length, Math.ceil(limit / (row + 1)));
      for (let at = 0; at < reach; at++) next.push({ text: text + list[at]!, rank: rank + at });
    });
    next.sort((a, b) => a.rank - b.rank);
    best = next.slice(0, limit);
  }
  return [...new Set(best.map(({ text }) => text))];
}
