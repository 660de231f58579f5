import * as z from 'zod/mini';
import { type LinkField, linkFields, readJson } from '#console/app/link-fields.ts';
import type { FormSpec } from '#console/app/panel-form.ts';
import { FreeCall } from '#console/exchanges/free-call.ts';
import { TranslationLanguage } from '#contract/languages.ts';
import { NamedDomain, translationDefaults, translationVersions } from '#contract/translation.ts';
import { samples } from './samples.ts';

/** A term to keep; `as` replaces it, and is the term itself when it is only kept. */
export const MaskTerm = z.object({ term: z.string(), as: z.string() });
export type MaskTerm = z.infer<typeof MaskTerm>;

/** How terms travel: as the version has them, as a list, as a map. */
export const termsForms = ['version', 'list', 'map'] as const;

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
  /** One string a line. */
  text: z.catch(z.string(), ''),
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
  /** Switches at their default travel too. */
  sendDefaults: flag(false),
  /** Sent word for word in place of all of the above. */
  free: z.catch(z.optional(FreeCall), undefined),
});
export type TranslationForm = z.infer<typeof TranslationForm>;

/** The switches of a translation, in the order of the pipeline. */
export const switches = [
  'enableLookup',
  'enableNmt',
  'enableTransliteration',
  'nmtMask',
  'filterProfane',
] as const;
export type SwitchName = (typeof switches)[number];

/** `Meera` keeps a term, `Meera = मीरा` replaces it; several are separated by commas. */
export function readTerms(typed: string): MaskTerm[] {
  return typed.split(/[,،\n]/).flatMap((part) => {
    const [term = '', as = ''] = part.split('=').map((side) => side.trim());
    return term === '' ? [] : [{ term, as: as || term }];
  });
}

/** A term as it is typed and shown. */
export function writeTerm({ term, as }: MaskTerm): string {
  return as === term ? term : `${term} = ${as}`;
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
  initial: TranslationForm.parse(samples.clinic),
  ...linkFields({
    schema: TranslationForm,
    settings: { source: 'from', targets: 'to', version: 'version', domain: 'domain' },
    options: { termsForm: 'termsForm', requests: 'requests' },
    fields: { terms: termsField },
  }),
};
