import { TranslationLanguage } from '#contract/languages.ts';
import { type ModerationByLanguage, pendingModeration } from './moderation.ts';
import { as, asTemplates } from './texts/as.ts';
import { bn, bnTemplates } from './texts/bn.ts';
import { en, enTemplates, type PhraseId, type TemplateId } from './texts/en.ts';
import { gu, guTemplates } from './texts/gu.ts';
import { hi, hiTemplates } from './texts/hi.ts';
import { kn, knTemplates } from './texts/kn.ts';
import { kok, kokTemplates } from './texts/kok.ts';
import { mai, maiTemplates } from './texts/mai.ts';
import { ml, mlTemplates } from './texts/ml.ts';
import { mr, mrTemplates } from './texts/mr.ts';
import { ne, neTemplates } from './texts/ne.ts';
import { or, orTemplates } from './texts/or.ts';
import { pa, paTemplates } from './texts/pa.ts';
import { ta, taTemplates } from './texts/ta.ts';
import { te, teTemplates } from './texts/te.ts';
import { ur, urTemplates } from './texts/ur.ts';

/** One sentence of the phrasebook in every language of translation. */
export interface PhraseEntry {
  /** Unique over phrases and templates. */
  readonly id: PhraseId | TemplateId;
  /** A template's text has slots: {n}, {date}, {time}, {amount}, {name}, {place}; the same ones in every language. */
  readonly kind: 'phrase' | 'template';
  readonly text: Readonly<Record<TranslationLanguage, string>>;
  /** Languages whose text is not moderated yet; a language that is absent is moderated. */
  readonly moderation: ModerationByLanguage;
}

/** Phrases, then templates, of each language. */
const tables: Readonly<Record<TranslationLanguage, Readonly<Record<PhraseEntry['id'], string>>>> = {
  hi: { ...hi, ...hiTemplates },
  en: { ...en, ...enTemplates },
  as: { ...as, ...asTemplates },
  bn: { ...bn, ...bnTemplates },
  gu: { ...gu, ...guTemplates },
  kn: { ...kn, ...knTemplates },
  kok: { ...kok, ...kokTemplates },
  ml: { ...ml, ...mlTemplates },
  mr: { ...mr, ...mrTemplates },
  mai: { ...mai, ...maiTemplates },
  or: { ...or, ...orTemplates },
  pa: { ...pa, ...paTemplates },
  ta: { ...ta, ...taTemplates },
  te: { ...te, ...teTemplates },
  ne: { ...ne, ...neTemplates },
  ur: { ...ur, ...urTemplates },
};

/**
 * The phrasebook that seeds the lookup database: every phrase, then every template, always in the same order. All texts
 * are NFC and each is one sentence.
 */
export function phrases(): readonly PhraseEntry[] {
  return (Object.keys(tables.en) as PhraseEntry['id'][]).map((id) => ({
    id,
    kind: tables.en[id].includes('{') ? 'template' : 'phrase',
    text: Object.fromEntries(
      TranslationLanguage.options.map((language) => [language, tables[language][id]]),
    ) as Record<TranslationLanguage, string>,
    moderation: pendingModeration[id] ?? {},
  }));
}
