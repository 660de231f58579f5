import type { Explanation } from '#contract/local/explanations.ts';
import type { Awaitable } from '../awaitable.ts';

/**
 * The latest explanations, for `/_local/explain/<id>`. Together they have at most a given number of segments and words;
 * the newest one is always kept.
 */
export interface ExplanationStore {
  keep(explanation: Explanation): Awaitable<void>;
  find(id: string): Awaitable<Explanation | undefined>;
}

/** Maximum number of segments and words in all kept explanations together. */
export const maxKeptSegments = 100_000;

/** The size of an explanation: the number of its segments or words, plus one for itself and one for each text. */
export function sizeOf(explanation: Explanation): number {
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
