import { TranslationLanguage } from '#contract/languages.ts';
import type { LookupEntry, LookupSeed, LookupText } from '../../store/lookup-store.ts';
import { type PhraseEntry, phrases } from './phrasebook.ts';

/** The phrasebook as a seed of the lookup database. */
export function phrasebookSeed(): LookupSeed {
  const entries = phrases();
  const ofKind = (kind: PhraseEntry['kind']) => entries.filter((entry) => entry.kind === kind).map(entryOf);
  return {
    name: 'phrasebook',
    phrases: [...ofKind('phrase'), ...ofKind('label')],
    templates: ofKind('template'),
  };
}

function entryOf({ id, text, variants, moderation }: PhraseEntry): LookupEntry {
  const texts: Partial<Record<TranslationLanguage, LookupText>> = {};
  for (const language of TranslationLanguage.options) {
    const written = text[language];
    if (written !== undefined) {
      texts[language] = { text: written, moderation: moderation[language] ?? 'moderated' };
    }
  }
  return { id, texts, ...(variants.length > 0 && { variants }) };
}
