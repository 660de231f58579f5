import type { Explanation } from '#contract/local.ts';

/** The newest explanations of translations, for `/_local/explain/<id>`. They live in memory. */
export interface Explanations {
  keep(explanation: Explanation): void;
  find(id: string): Explanation | undefined;
}

/** Remembers explanations of at most `segments` segments together; the newest one whatever its size. */
export function createExplanations(segments = 100_000): Explanations {
  const kept = new Map<string, { readonly explanation: Explanation; readonly size: number }>();
  let total = 0;
  return {
    keep(explanation) {
      const size = sizeOf(explanation);
      kept.set(explanation.id, { explanation, size });
      total += size;
      for (const [id, oldest] of kept) {
        if (total <= segments || kept.size === 1) break;
        kept.delete(id);
        total -= oldest.size;
      }
    },
    find: (id) => kept.get(id)?.explanation,
  };
}

function sizeOf({ strings }: Explanation): number {
  let size = 1;
  for (const { targets } of strings) {
    for (const routes of Object.values(targets)) size += 1 + (routes?.length ?? 0);
  }
  return size;
}
