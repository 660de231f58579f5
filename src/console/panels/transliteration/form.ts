import * as z from 'zod/mini';
import { linkFields } from '#console/app/link-fields.ts';
import type { FormSpec } from '#console/app/panel-form.ts';
import { FreeCall } from '#console/exchanges/free-call.ts';
import { convertNumberValues, transliterationDefaults } from '#contract/transliteration.ts';
import { samples } from './samples.ts';

const defaults = transliterationDefaults;
const flag = (value: boolean) => z.catch(z.boolean(), value);

export const switches = [
  'abbreviate',
  'abbreviationWithoutDot',
  'ignoreTaggedEntities',
  'convertOrdinal',
  'isBulk',
] as const;
export type SwitchName = (typeof switches)[number];

export const views = ['strings', 'typing', 'lab'] as const;

/** The options that the lab turns: one value of `convertNumber`, or a switch. */
export const labOptions = [...convertNumberValues, ...switches] as const;
export type LabOption = (typeof labOptions)[number];

/** What the transliteration panel holds. Every field falls back, so that an old tab or link still opens. */
export const TransliterationForm = z.object({
  view: z.catch(z.enum(views), 'strings'),
  /** What stands in the typing field. */
  typed: z.catch(z.string(), ''),
  /** The options that the lab's second set turns. */
  lab: z.catch(z.array(z.enum(labOptions)), []),
  /** One string a line. */
  text: z.catch(z.string(), ''),
  /** Any code, so that a wrong one can be sent on purpose; an empty one is not sent. The same holds for those below. */
  source: z.catch(z.string(), 'en'),
  target: z.catch(z.string(), 'hi'),
  domain: z.catch(z.string(), 'generic'),
  /** `cnt_lang`; empty when it is the language of the script, and then not sent. */
  content: z.catch(z.string(), ''),
  suggestions: z.catch(z.int(), defaults.noOfSuggestions),
  convertNumber: z.catch(z.enum([...convertNumberValues, '']), ''),
  isBulk: flag(defaults.isBulk),
  abbreviate: flag(defaults.abbreviate),
  ignoreTaggedEntities: flag(defaults.ignoreTaggedEntities),
  convertOrdinal: flag(defaults.convertOrdinal),
  abbreviationWithoutDot: flag(defaults.abbreviationWithoutDot),
  /** Sent word for word in place of the fields, from the view of strings. */
  free: z.catch(z.optional(FreeCall), undefined),
});
export type TransliterationForm = z.infer<typeof TransliterationForm>;

const transliterationPath = '/transliteration';

const link = linkFields({
  schema: TransliterationForm,
  settings: { source: 'from', target: 'to', domain: 'domain' },
  options: { view: 'view', lab: 'lab', content: 'cnt_lang', convertNumber: 'convertNumber' },
});

/** A link carries both texts: the one in view as `text`, the strings beside the typing field as `strings`. */
export const transliterationForm: FormSpec<TransliterationForm> = {
  path: transliterationPath,
  schema: TransliterationForm,
  initial: TransliterationForm.parse(samples.names),
  toLink: (form) => {
    const { settings, texts } = link.toLink(form);
    if (form.view !== 'typing') return { settings, texts };
    const { typed: _, ...others } = texts;
    return { settings, texts: { ...others, text: form.typed, strings: form.text } };
  },
  fromLink: (search, { text, typed, strings, ...others }, kept) => {
    const typing = search.get('view') === 'typing';
    return {
      ...link.fromLink(search, others, kept),
      text: (typing ? strings : text) ?? kept.text,
      typed: (typing ? text : typed) ?? kept.typed,
    };
  },
};
