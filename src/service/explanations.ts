import type { Explanation } from '#contract/local/explanations.ts';

/**
 * Keeps the latest explanations in memory, for `/_local/explain/<id>`. Together they have at most `segments` segments and
 * words; the newest one is always kept.
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

function sizeOf(explanation: Explanation): number {
  let size = 1;
  // Explanations of transcripts are kept with their jobs.
  if (explanation.function === 'stt_batch') return size;
  if (explanation.function === 'transliteration') {
    for (const { words } of explanation.strings) size += 1 + words.length;
    return size;
  }
  for (const { targets } of explanation.strings) {
    for (const routes of Object.values(targets)) size += 1 + (routes?.length ?? 0);
  }
  return size;
}
