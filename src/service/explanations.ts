import type { Explanation } from '#contract/local/explanations.ts';

/**
 * Keeps the latest explanations of translations in memory, for `/_local/explain/<id>`. Together they have at most
 * `segments` segments; the newest one is always kept.
 */
export function createExplanationStore(segments = 100_000) {
  const kept = new Map<string, { readonly explanation: Explanation; readonly size: number }>();
  let total = 0;
  return {
    keep(explanation: Explanation): void {
      const size = sizeOf(explanation);
      kept.set(explanation.id, { explanation, size });
      total += size;
      for (const [id, oldest] of kept) {
        if (total <= segments || kept.size === 1) break;
        kept.delete(id);
        total -= oldest.size;
      }
    },
    find: (id: string) => kept.get(id)?.explanation,
  };
}

function sizeOf({ strings }: Explanation): number {
  let size = 1;
  for (const { targets } of strings) {
    for (const routes of Object.values(targets)) size += 1 + (routes?.length ?? 0);
  }
  return size;
}
