import type { DatabaseWords } from '#console/catalogues/databases/database.ts';
import { formatNumber } from '#console/ui/text/format.ts';
import type { Change } from '#contract/local/changes.ts';

/** What a change did, in a sentence. */
export function changeText({ what, label, count }: Change, words: DatabaseWords): string {
  const text = words.changes[what](label);
  return count > 1 ? `${text} (${words.total(count, formatNumber(count))})` : text;
}
