import * as z from 'zod/mini';
import { TranslationLanguage } from '#contract/languages.ts';
import { type Entry, type EntryDraft, Moderation } from '#contract/local/lookup.ts';
import { NamedDomain } from '#contract/translation.ts';

/** An entry being edited. */
export const EntryForm = z.object({
  /** The revision that was read; 0 for a new entry. */
  revision: z.number(),
  texts: z.array(z.object({ language: TranslationLanguage, text: z.string(), moderation: Moderation })),
  domain: z.nullable(NamedDomain),
  account: z.nullable(z.string()),
});
export type EntryForm = z.infer<typeof EntryForm>;
export type FormText = EntryForm['texts'][number];

/** Maximum length of a text in UTF-16 units, as in the contract. */
export const maxTextLength = 10_000;

/** The form of an entry, its languages in the order of the specification. */
export function formOf(entry: Entry): EntryForm {
  const { revision, domain, account } = entry;
  return { revision, texts: textsOf(entry), domain, account };
}

/** The texts of an entry in the order of the specification. */
export function textsOf({ texts }: Pick<Entry, 'texts'>): FormText[] {
  return TranslationLanguage.options.flatMap((language) => {
    const text = texts[language];
    return text ? [{ language, ...text }] : [];
  });
}

/** A form with an empty text in each of these languages. */
export const emptyForm = (languages: readonly TranslationLanguage[]): EntryForm => ({
  revision: 0,
  texts: languages.map((language) => ({ language, text: '', moderation: 'unmoderated' })),
  domain: null,
  account: null,
});

/** The entry that a form saves. */
export function draftOf({ texts, domain, account }: Omit<EntryForm, 'revision'>): EntryDraft {
  return {
    texts: Object.fromEntries(
      texts.map(({ language, text, moderation }) => [language, { text: text.trim(), moderation }]),
    ),
    domain,
    account,
  };
}

/** The form with these languages: texts of others are left out, texts of new ones are empty. */
export function withLanguages(form: EntryForm, languages: readonly TranslationLanguage[]): EntryForm {
  const kept = form.texts.filter(({ language }) => languages.includes(language));
  const added = languages.filter((code) => !form.texts.some(({ language }) => language === code));
  return { ...form, texts: [...kept, ...emptyForm(added).texts] };
}

/** The form with one text changed. */
export const withText = (form: EntryForm, language: string, change: Partial<FormText>): EntryForm => ({
  ...form,
  texts: form.texts.map((text) => (text.language === language ? { ...text, ...change } : text)),
});

/**
 * The draft of an entry with this moderation of its text in `language`, or of all its texts if `language` is absent.
 */
export function withModeration(
  entry: Entry,
  moderation: Moderation,
  language?: TranslationLanguage,
): EntryDraft {
  const texts = textsOf(entry).map((text) =>
    language === undefined || text.language === language ? { ...text, moderation } : text,
  );
  return draftOf({ ...entry, texts });
}

/** Why a form cannot be saved: what is wrong with the text of each language, and whether there are too few languages. */
export interface FormProblems {
  readonly texts: Readonly<Partial<Record<TranslationLanguage, 'empty' | 'tooLong'>>>;
  readonly tooFew: boolean;
}

/** The problems that prevent a form from being saved; undefined if there are none. */
export function problemsOf({ texts }: EntryForm): FormProblems | undefined {
  const found: Partial<Record<TranslationLanguage, 'empty' | 'tooLong'>> = {};
  for (const { language, text } of texts) {
    if (text.trim() === '') found[language] = 'empty';
    else if (text.trim().length > maxTextLength) found[language] = 'tooLong';
  }
  const tooFew = texts.length < 2;
  return tooFew || Object.keys(found).length > 0 ? { texts: found, tooFew } : undefined;
}
