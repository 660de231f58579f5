import { TranslationLanguage } from '#contract/languages.ts';
import { readTable } from '#service/data-file.ts';
import { type ModerationByLanguage, pendingModeration } from './moderation.ts';

/** One sentence or label of the phrasebook, in the languages of translation. */
export interface PhraseEntry {
  /** The id of the entry, unique in the phrasebook. */
  readonly id: string;
  /** A template's text has slots, such as {n} or {date}; the same ones in every language. */
  readonly kind: 'phrase' | 'label' | 'template';
  readonly text: Readonly<Partial<Record<TranslationLanguage, string>>> & { readonly en: string };
  /** Other English wordings with the same meaning and the same slots. */
  readonly variants: readonly string[];
  /** Languages whose text is not moderated yet; a language that is absent is moderated. */
  readonly moderation: ModerationByLanguage;
}

const folder = 'translation/phrasebook/texts';

/**
 * The phrasebook that seeds the lookup database, always in the same order. All texts are NFC; each phrase and template
 * is one sentence.
 */
export function phrases(): readonly PhraseEntry[] {
  const texts = new Map(
    TranslationLanguage.options.map((language) => [
      language,
      new Map(readTable<'id' | 'text'>(`${folder}/${language}.tsv`).map(({ id, text }) => [id, text])),
    ]),
  );
  const variants = new Map<string, string[]>();
  for (const { id, text } of readTable<'id' | 'text'>(`${folder}/variants.tsv`)) {
    variants.set(id, [...(variants.get(id) ?? []), text]);
  }
  return readTable<'id' | 'text'>(`${folder}/en.tsv`).map(({ id, text: en }) => {
    const text: Partial<Record<TranslationLanguage, string>> = {};
    for (const [language, byId] of texts) if (byId.has(id)) text[language] = byId.get(id);
    return {
      id,
      kind: kindOf(en),
      text: { ...text, en },
      variants: variants.get(id) ?? [],
      moderation: pendingModeration[id] ?? {},
    };
  });
}

function kindOf(english: string): PhraseEntry['kind'] {
  if (english.includes('{')) return 'template';
  return /[.!]$/.test(english) || /\s.*\?$/.test(english) ? 'phrase' : 'label';
}
