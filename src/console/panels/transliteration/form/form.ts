import * as z from 'zod/mini';
import { createLinkConverter } from '#console/app/link/link-fields.ts';
import type { FormSpec } from '#console/app/panel-form.ts';
import { RawRequest } from '#console/exchanges/raw-request/raw-request.ts';
import { transliterationInputs } from '#contract/examples/transliteration-inputs.ts';
import { convertNumberValues, transliterationDefaults } from '#contract/transliteration.ts';
import { formOfCall } from './form-of-call.ts';

const defaults = transliterationDefaults;
const lenientBoolean = (value: boolean) => z.catch(z.boolean(), value);

export const switchNames = [
  'abbreviate',
  'abbreviationWithoutDot',
  'ignoreTaggedEntities',
  'convertOrdinal',
  'isBulk',
] as const;

export const views = ['strings', 'typing', 'lab'] as const;

const optionSchemas = {
  /** Any code, so that a wrong one can be sent on purpose; an empty one is not sent. */
  domain: z.string(),
  /** `cnt_lang`; empty (not sent) when the content language is the source language. */
  content: z.string(),
  suggestions: z.int(),
  convertNumber: z.enum([...convertNumberValues, '']),
  abbreviate: z.boolean(),
  abbreviationWithoutDot: z.boolean(),
  ignoreTaggedEntities: z.boolean(),
  convertOrdinal: z.boolean(),
  isBulk: z.boolean(),
};

/** Every option of a transliteration. */
export const OptionSet = z.object(optionSchemas);
export type OptionSet = z.infer<typeof OptionSet>;
export type OptionName = keyof OptionSet;

/** The options at the defaults of the specification. */
export const defaultOptions: OptionSet = {
  domain: 'generic',
  content: '',
  suggestions: defaults.noOfSuggestions,
  convertNumber: '',
  isBulk: defaults.isBulk,
  abbreviate: defaults.abbreviate,
  ignoreTaggedEntities: defaults.ignoreTaggedEntities,
  convertOrdinal: defaults.convertOrdinal,
  abbreviationWithoutDot: defaults.abbreviationWithoutDot,
};

/** The options in the order of the lab. */
export const optionNames = z.keyof(OptionSet).options;

/** The form of the transliteration panel. Every field has a fallback, so that an old tab or link still opens. */
export const TransliterationForm = z.object({
  view: z.catch(z.enum(views), 'strings'),
  /** The text of the typing field. */
  typed: z.catch(z.string(), ''),
  /** The options in which the second set of the lab differs from the first, which is in the fields below. */
  second: z.catch(z.partial(OptionSet), {}),
  /** One string per line. */
  text: z.catch(z.string(), ''),
  /**
   * Any language code, so that a wrong one can be sent on purpose; an empty one is not sent. The same applies to
   * `target`.
   */
  source: z.catch(z.string(), 'en'),
  target: z.catch(z.string(), 'hi'),
  domain: z.catch(optionSchemas.domain, defaultOptions.domain),
  content: z.catch(optionSchemas.content, defaultOptions.content),
  suggestions: z.catch(optionSchemas.suggestions, defaultOptions.suggestions),
  convertNumber: z.catch(optionSchemas.convertNumber, defaultOptions.convertNumber),
  isBulk: lenientBoolean(defaults.isBulk),
  abbreviate: lenientBoolean(defaults.abbreviate),
  ignoreTaggedEntities: lenientBoolean(defaults.ignoreTaggedEntities),
  convertOrdinal: lenientBoolean(defaults.convertOrdinal),
  abbreviationWithoutDot: lenientBoolean(defaults.abbreviationWithoutDot),
  /** The raw request, which the view Strings sends instead of the fields. */
  free: z.catch(z.optional(RawRequest), undefined),
});
export type TransliterationForm = z.infer<typeof TransliterationForm>;

const transliterationPath = '/transliteration';

/** The options of one set that differ from another. */
export function changedOptions(before: OptionSet, after: OptionSet): Partial<OptionSet> {
  const changed = optionNames.filter((name) => before[name] !== after[name]);
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}

const linkSpec = createLinkConverter({
  schema: TransliterationForm,
  settings: { source: 'from', target: 'to', domain: 'domain' },
  options: { view: 'view', second: 'second', content: 'cnt_lang', convertNumber: 'convertNumber' },
});

/**
 * A link carries the text of the current view as `text`. In the Typing view, the text of the Strings view is carried
 * too, as `strings`; in the other views, a typed text is carried as `typed`.
 */
export const transliterationForm: FormSpec<TransliterationForm> = {
  path: transliterationPath,
  schema: TransliterationForm,
  initial: TransliterationForm.parse(formOfCall(transliterationInputs.names)),
  toLink: (form) => {
    const { settings, texts } = linkSpec.toLink(form);
    if (form.view !== 'typing') return { settings, texts };
    const { typed: _, ...others } = texts;
    return { settings, texts: { ...others, text: form.typed, strings: form.text } };
  },
  replacedIn: linkSpec.replacedIn,
  fromLink: (search, { text, typed, strings, ...others }, kept) => {
    const typing = search.get('view') === 'typing';
    return {
      ...linkSpec.fromLink(search, others, kept),
      text: (typing ? strings : text) ?? kept.text,
      typed: (typing ? text : typed) ?? kept.typed,
    };
  },
};
