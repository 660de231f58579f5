import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { TranslationLanguage } from '#contract/languages.ts';
import type { Moderation } from '#contract/local/lookup.ts';
import type { FoundText, LookupEntry, LookupSeed, LookupText } from '../lookup-store.ts';
import { normalForm } from '../normal-form.ts';

const TextRow = z.object({
  entry: z.number(),
  id: z.string(),
  language: TranslationLanguage,
  text: z.string(),
  moderation: z.enum(['moderated', 'in-progress', 'unmoderated']),
});
/** A text of an entry that may be equal to a sentence. */
const FoundRow = z.extend(TextRow, {
  source: z.string(),
  /** 1 if the source is a variant of the entry's text. */
  variant: z.number(),
  custom: z.number(),
  /**
   * 3 for an entry of the account and domain of the request, 2 for one of the account, 1 for one of the domain, 0 for
   * any other.
   */
  scope: z.number(),
});
type FoundRow = z.infer<typeof FoundRow>;
const VariantRow = z.object({ entry: z.number(), text: z.string() });

const moderationRank: Record<Moderation, number> = { moderated: 0, 'in-progress': 1, unmoderated: 2 };

/** A hash that changes with the content of a seed and with the way its keys are computed. */
export function contentHash(seed: LookupSeed): string {
  const keyed = seed.phrases.map(({ texts, variants = [] }) =>
    [...Object.values(texts).map(({ text }) => text), ...variants].map(normalForm),
  );
  return createHash('sha256')
    .update(JSON.stringify([seed, keyed]))
    .digest('hex');
}

/**
 * The best text of each language for each sentence.
 *
 * @param rows the texts whose key is that of a sentence; different sentences may have the same key
 * @param normals the normal forms of the sentences
 */
export function bestTexts(
  rows: readonly unknown[],
  normals: readonly string[],
): Map<TranslationLanguage, FoundText>[] {
  const rowsBySource = new Map<string, FoundRow[]>();
  for (const raw of rows) {
    const row = FoundRow.parse(raw);
    const known = rowsBySource.get(row.source);
    if (known) known.push(row);
    else rowsBySource.set(row.source, [row]);
  }
  const rowsByNormal = new Map<string, FoundRow[]>();
  for (const [source, found] of rowsBySource) {
    const normal = normalForm(source);
    rowsByNormal.set(normal, [...(rowsByNormal.get(normal) ?? []), ...found]);
  }
  return normals.map((normal) => bestOfEachLanguage(rowsByNormal.get(normal) ?? []));
}

function bestOfEachLanguage(rows: readonly FoundRow[]): Map<TranslationLanguage, FoundText> {
  const found = new Map<TranslationLanguage, FoundText>();
  for (const { language, id, source, text, moderation } of [...rows].sort(bestFirst)) {
    if (!found.has(language)) found.set(language, { id, source, text, moderation });
  }
  return found;
}

/**
 * A text of an entry comes before a variant, then custom entries, then the narrowest scope, then the most moderated
 * text; among custom entries, the newest.
 */
function bestFirst(a: FoundRow, b: FoundRow): number {
  return (
    a.variant - b.variant ||
    b.custom - a.custom ||
    b.scope - a.scope ||
    moderationRank[a.moderation] - moderationRank[b.moderation] ||
    (a.custom ? b.entry - a.entry : a.entry - b.entry)
  );
}

/** Templates from the rows of their texts and of their variants. */
export function templatesOf(texts: readonly unknown[], variants: readonly unknown[]): LookupEntry[] {
  const entries = new Map<
    number,
    { id: string; texts: Partial<Record<TranslationLanguage, LookupText>>; variants?: string[] }
  >();
  for (const raw of texts) {
    const { entry, id, language, text, moderation } = TextRow.parse(raw);
    const known = entries.get(entry) ?? { id, texts: {} };
    known.texts[language] = { text, moderation };
    entries.set(entry, known);
  }
  for (const raw of variants) {
    const { entry, text } = VariantRow.parse(raw);
    const known = entries.get(entry);
    if (known) known.variants = [...(known.variants ?? []), text];
  }
  return [...entries.values()] satisfies LookupEntry[];
}
