import type { TranslationLanguage } from '#contract/languages.ts';
import type { LookupEntry, LookupSeed, LookupText } from '../store/lookup-store.ts';
import { type PhraseEntry, phrases } from './phrasebook/phrasebook.ts';

/** The phrasebook as a seed of the lookup database. */
export function phrasebookSeed(): LookupSeed {
  const entries = phrases();
  const ofKind = (kind: PhraseEntry['kind']) => entries.filter((entry) => entry.kind === kind).map(entryOf);
  return { name: 'phrasebook', phrases: ofKind('phrase'), templates: ofKind('template') };
}

function entryOf({ id, text, moderation }: PhraseEntry): LookupEntry {
  const texts: Partial<Record<TranslationLanguage, LookupText>> = {};
  for (const language of Object.keys(text) as TranslationLanguage[]) {
    texts[language] = { text: text[language], moderation: moderation[language] ?? 'moderated' };
  }
  return { id, texts };
}
