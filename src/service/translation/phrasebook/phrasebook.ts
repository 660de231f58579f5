import { TranslationLanguage } from '#contract/languages.ts';
import { type ModerationByLanguage, pendingModeration } from './moderation.ts';
import { as } from './texts/as.ts';
import { bn } from './texts/bn.ts';
import { en, type PhraseId, type PhraseTable } from './texts/en.ts';
import { gu } from './texts/gu.ts';
import { hi } from './texts/hi.ts';
import { kn } from './texts/kn.ts';
import { kok } from './texts/kok.ts';
import { mai } from './texts/mai.ts';
import { ml } from './texts/ml.ts';
import { mr } from './texts/mr.ts';
import { ne } from './texts/ne.ts';
import { or } from './texts/or.ts';
import { pa } from './texts/pa.ts';
import { ta } from './texts/ta.ts';
import { te } from './texts/te.ts';
import { ur } from './texts/ur.ts';

/** One sentence of the phrasebook in every language of translation. */
export interface PhraseEntry {
  /** Unique among all phrases and templates. */
  readonly id: PhraseId;
  /** A template's text has slots: {n}, {date}, {time}, {amount}, {name}, {place}; the same ones in every language. */
  readonly kind: 'phrase' | 'template';
  readonly text: Readonly<Record<TranslationLanguage, string>>;
  /** Languages whose text is not moderated yet; a language that is absent is moderated. */
  readonly moderation: ModerationByLanguage;
}

/** The phrases and then the templates of each language. */
const tables: Readonly<Record<TranslationLanguage, PhraseTable>> = {
  hi,
  en,
  as,
  bn,
  gu,
  kn,
  kok,
  ml,
  mr,
  mai,
  or,
  pa,
  ta,
  te,
  ne,
  ur,
};

/**
 * The phrasebook that seeds the lookup database: every phrase, then every template, always in the same order. All texts
 * are NFC and each is one sentence.
 */
export function phrases(): readonly PhraseEntry[] {
  return (Object.keys(tables.en) as PhraseId[]).map((id) => ({
    id,
    kind: tables.en[id].includes('{') ? 'template' : 'phrase',
    text: Object.fromEntries(
      TranslationLanguage.options.map((language) => [language, tables[language][id]]),
    ) as Record<TranslationLanguage, string>,
    moderation: pendingModeration[id] ?? {},
  }));
}
