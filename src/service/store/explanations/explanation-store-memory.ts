import type { Explanation } from '#contract/local/explanations.ts';
import { type ExplanationStore, maxKeptSegments, sizeOf } from './explanation-store.ts';

/** Keeps explanations in the memory of this process. */
export function createExplanationStore(segments = maxKeptSegments): ExplanationStore {
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
