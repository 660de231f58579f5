import { TranslationLanguage } from '#contract/languages.ts';
import { type ModerationByLanguage, pendingModeration } from './moderation.ts';
import { as, asTemplates } from './texts/as.ts';
import { bn, bnTemplates } from './texts/bn.ts';
import {
  en,
  enTemplates,
  type PhraseId,
  type PhraseTable,
  type TemplateId,
  type TemplateTable,
} from './texts/en.ts';
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

const phraseTables: Readonly<Record<TranslationLanguage, PhraseTable>> = {
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

const templateTables: Readonly<Record<TranslationLanguage, TemplateTable>> = {
  hi: hiTemplates,
  en: enTemplates,
  as: asTemplates,
  bn: bnTemplates,
  gu: guTemplates,
  kn: knTemplates,
  kok: kokTemplates,
  ml: mlTemplates,
  mr: mrTemplates,
  mai: maiTemplates,
  or: orTemplates,
  pa: paTemplates,
  ta: taTemplates,
  te: teTemplates,
  ne: neTemplates,
  ur: urTemplates,
};

function entriesOf<Id extends PhraseId | TemplateId>(
  kind: PhraseEntry['kind'],
  tables: Readonly<Record<TranslationLanguage, Readonly<Record<Id, string>>>>,
): PhraseEntry[] {
  return (Object.keys(tables.en) as Id[]).map((id) => ({
    id,
    kind,
    text: Object.fromEntries(
      TranslationLanguage.options.map((language) => [language, tables[language][id]]),
    ) as Record<TranslationLanguage, string>,
    moderation: pendingModeration[id] ?? {},
  }));
}

/**
 * The phrasebook that seeds the lookup database: every phrase, then every template, always in the same order. All texts
 * are NFC and each is one sentence.
 */
export function phrases(): readonly PhraseEntry[] {
  return [...entriesOf('phrase', phraseTables), ...entriesOf('template', templateTables)];
}
