import * as z from 'zod/mini';
import { type LinkField, linkFields, readJson } from '#console/app/link-fields.ts';
import type { FormSpec } from '#console/app/panel-form.ts';
import { FreeCall } from '#console/exchanges/free-call.ts';
import { stringsOf } from '#console/ui/strings.ts';
import { TranslationLanguage } from '#contract/languages.ts';
import { NamedDomain, translationDefaults, translationVersions } from '#contract/translation.ts';
import { firstTranslation } from '#contract/translation-first.ts';
import { formOfCall } from './form-of-call.ts';
import { MaskTerm, readTerms, writeTerm } from './terms.ts';

/** How terms travel: as the version has them, as a list, as a map. */
export const termsForms = ['version', 'list', 'map'] as const;

/** How strings are written: one a line, or one a row of a grid, where a string may hold line breaks. */
export const inputs = ['lines', 'grid'] as const;

/** The switches of a translation, in the order of the pipeline. */
export const switches = [
  'enableLookup',
  'enableNmt',
  'enableTransliteration',
  'nmtMask',
  'filterProfane',
] as const;
export type SwitchName = (typeof switches)[number];

const defaults = translationDefaults;
const flag = (value: boolean) => z.catch(z.boolean(), value);

const Targets = z.pipe(
  z.array(z.unknown()),
  z.transform((codes): TranslationLanguage[] => [
    ...new Set(codes.flatMap((code) => TranslationLanguage.safeParse(code).data ?? [])),
  ]),
);

/** What the translation panel holds. Every field falls back, so that an old tab or link still opens. */
export const TranslationForm = z.object({
  input: z.catch(z.enum(inputs), 'lines'),
  /** One string a line. */
  text: z.catch(z.string(), ''),
  /** The rows of the grid. */
  rows: z.catch(z.array(z.string()), []),
  source: z.catch(TranslationLanguage, 'en'),
  /** Each once; a link that names others names none of them. */
  targets: z.catch(Targets, ['hi']),
  version: z.catch(z.enum(translationVersions), '3.0'),
  /** By name, whichever version spells it. */
  domain: z.catch(NamedDomain, 'generic'),
  enableLookup: flag(defaults.enableLookup),
  enableNmt: flag(defaults.enableNmt),
  enableTransliteration: flag(defaults.enableTransliteration),
  nmtMask: flag(defaults.nmtMask),
  filterProfane: flag(defaults.filterProfane),
  terms: z.catch(z.array(MaskTerm), []),
  /** How the terms travel; `version` leaves it to the version. */
  termsForm: z.catch(z.enum(termsForms), 'version'),
  /** One request for all targets, or one request a target. */
  requests: z.catch(z.enum(['one', 'each']), 'one'),
  /** All switches at their default travel too. */
  sendDefaults: flag(false),
  /** Switches that travel also at their default. */
  forced: z.catch(z.array(z.enum(switches)), []),
  /** Sent word for word in place of all of the above. */
  free: z.catch(z.optional(FreeCall), undefined),
});
export type TranslationForm = z.infer<typeof TranslationForm>;

/**
 * The strings that a form sends. Lines lose the blanks around them and blank lines are not sent; rows are sent as they
 * stand, empty ones too, except those at the end.
 */
export function stringsIn({ input, text, rows }: Pick<TranslationForm, 'input' | 'text' | 'rows'>): string[] {
  return input === 'lines' ? stringsOf(text) : rows.slice(0, rows.findLastIndex((row) => row !== '') + 1);
}

/** The most tokens that an answer can consume: characters for each target, none where NMT is off. */
export function mostTokens({ enableNmt, targets }: TranslationForm, characters: number): number {
  return enableNmt ? characters * targets.length : 0;
}

/** Terms as a person types them, where that says all of them; else as JSON. */
const termsField: LinkField<readonly MaskTerm[]> = {
  write: (terms) => {
    const typed = terms.map(writeTerm).join(', ');
    const same = !typed.startsWith('[') && JSON.stringify(readTerms(typed)) === JSON.stringify(terms);
    return same ? typed : JSON.stringify(terms);
  },
  read: (text) => (text.startsWith('[') ? readJson(text) : readTerms(text)),
};

export const translationForm: FormSpec<TranslationForm> = {
  path: '/translation',
  schema: TranslationForm,
  initial: TranslationForm.parse(formOfCall(firstTranslation)),
  ...linkFields({
    schema: TranslationForm,
    settings: { source: 'from', targets: 'to', version: 'version', domain: 'domain' },
    options: { input: 'input', termsForm: 'termsForm', requests: 'requests', forced: 'forced' },
    fields: { terms: termsField },
  }),
};
