import * as z from 'zod/mini';
import { jsonValue } from '#client/parse-json.ts';
import { createLinkConverter, type LinkField } from '#console/app/link/link-fields.ts';
import type { FormSpec } from '#console/app/panel-form.ts';
import { RawRequest } from '#console/exchanges/raw-request/raw-request.ts';
import { stringsOf } from '#console/ui/text/strings.ts';
import { translationInputs } from '#contract/examples/translation-inputs.ts';
import { TranslationLanguage } from '#contract/languages.ts';
import { NamedDomain, translationDefaults, translationVersions } from '#contract/translation.ts';
import { adjustAfterEdit } from './adjust-after-edit.ts';
import { formOfCall } from './form-of-call.ts';
import { MaskTerm, readTerms, writeTerm } from './terms.ts';

/** How terms are sent: in the default form of the version, as a list, or as a map. */
export const termFormats = ['version', 'list', 'map'] as const;

/** How strings are entered: one per line, or one per row of a grid, where a string may contain line breaks. */
export const inputModes = ['lines', 'grid'] as const;

/** The switches of a translation, in the order of the pipeline. */
export const switchNames = [
  'enableLookup',
  'enableNmt',
  'enableTransliteration',
  'nmtMask',
  'filterProfane',
] as const;
export type SwitchName = (typeof switchNames)[number];

const defaults = translationDefaults;
const lenientBoolean = (value: boolean) => z.catch(z.boolean(), value);

const TargetLanguages = z.pipe(
  z.array(z.unknown()),
  z.transform((codes): TranslationLanguage[] => [
    ...new Set(codes.flatMap((code) => TranslationLanguage.safeParse(code).data ?? [])),
  ]),
);

/** The form of the translation panel. Every field has a fallback, so that an old tab or link still opens. */
export const TranslationForm = z.object({
  input: z.catch(z.enum(inputModes), 'lines'),
  /** One string per line. */
  text: z.catch(z.string(), ''),
  /** The rows of the grid. */
  rows: z.catch(z.array(z.string()), []),
  source: z.catch(TranslationLanguage, 'en'),
  /** Without duplicates; unknown codes in a link are ignored. */
  targets: z.catch(TargetLanguages, ['hi']),
  version: z.catch(z.enum(translationVersions), '3.0'),
  /** The domain's name, also for version 2.0, which sends a number. */
  domain: z.catch(NamedDomain, 'generic'),
  enableLookup: lenientBoolean(defaults.enableLookup),
  enableNmt: lenientBoolean(defaults.enableNmt),
  enableTransliteration: lenientBoolean(defaults.enableTransliteration),
  nmtMask: lenientBoolean(defaults.nmtMask),
  filterProfane: lenientBoolean(defaults.filterProfane),
  terms: z.catch(z.array(MaskTerm), []),
  /** How the terms are sent; `version`: in the default form of the version. */
  termsForm: z.catch(z.enum(termFormats), 'version'),
  /** One request for all targets, or one for each target. */
  requests: z.catch(z.enum(['one', 'each']), 'one'),
  /** Also sends all switches that are at their default. */
  sendDefaults: lenientBoolean(false),
  /** Switches that are sent even at their default. */
  forced: z.catch(z.array(z.enum(switchNames)), []),
  /** The raw request, sent instead of all of the above. */
  free: z.catch(z.optional(RawRequest), undefined),
});
export type TranslationForm = z.infer<typeof TranslationForm>;

/**
 * The strings that a form sends. Lines are trimmed, and blank lines are not sent; rows are sent as they
 * are, empty ones too, except those at the end.
 */
export function stringsIn({ input, text, rows }: Pick<TranslationForm, 'input' | 'text' | 'rows'>): string[] {
  return input === 'lines' ? stringsOf(text) : rows.slice(0, rows.findLastIndex((row) => row !== '') + 1);
}

/** Terms as a user types them, or as JSON if the typed form would lose something. */
const termsField: LinkField<readonly MaskTerm[]> = {
  write: (terms) => {
    const typed = terms.map(writeTerm).join(', ');
    const same = !typed.startsWith('[') && JSON.stringify(readTerms(typed)) === JSON.stringify(terms);
    return same ? typed : JSON.stringify(terms);
  },
  read: (text) => (text.startsWith('[') ? jsonValue(text) : readTerms(text)),
};

export const translationForm: FormSpec<TranslationForm> = {
  path: '/translation',
  schema: TranslationForm,
  initial: TranslationForm.parse(formOfCall(translationInputs.clinic)),
  adjustAfterEdit,
  ...createLinkConverter({
    schema: TranslationForm,
    settings: { source: 'from', targets: 'to', version: 'version', domain: 'domain' },
    options: { input: 'input', termsForm: 'termsForm', requests: 'requests', forced: 'forced' },
    fields: { terms: termsField },
  }),
};
