import * as z from 'zod/mini';
import type { FormSpec } from '#console/app/panel-form.ts';
import { readStored } from '#console/app/storage.ts';
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
});
export type TransliterationForm = z.infer<typeof TransliterationForm>;

const transliterationPath = '/transliteration';

export const transliterationForm: FormSpec<TransliterationForm> = {
  path: transliterationPath,
  schema: TransliterationForm,
  initial: TransliterationForm.parse(samples.names),
  toLink: (form) => ({
    text: form.view === 'typing' ? form.typed : form.text,
    settings: {
      ...(form.view !== 'strings' && { view: form.view }),
      ...(form.view === 'lab' && form.lab.length > 0 && { lab: form.lab.join(',') }),
      from: form.source,
      to: form.target,
      domain: form.domain,
      ...(form.content && { cnt_lang: form.content }),
      ...(form.suggestions !== defaults.noOfSuggestions && { suggestions: String(form.suggestions) }),
      ...(form.convertNumber && { convertNumber: form.convertNumber }),
      ...Object.fromEntries(
        switches.flatMap((name) => (form[name] === defaults[name] ? [] : [[name, String(form[name])]])),
      ),
    },
  }),
  fromLink: (search, text) => {
    // A link carries one of the two texts; the other stays as this tab knows it.
    const kept = readStored(transliterationPath, TransliterationForm) ?? transliterationForm.initial;
    return {
      view: search.get('view'),
      ...(search.get('view') === 'typing'
        ? { typed: text ?? kept.typed, text: kept.text }
        : { text: text ?? kept.text, typed: kept.typed }),
      lab: search.get('lab')?.split(','),
      source: search.get('from'),
      target: search.get('to'),
      domain: search.get('domain'),
      content: search.get('cnt_lang'),
      suggestions: Number(search.get('suggestions') ?? defaults.noOfSuggestions),
      convertNumber: search.get('convertNumber'),
      ...Object.fromEntries(
        switches.flatMap((name) => (search.has(name) ? [[name, search.get(name) === 'true']] : [])),
      ),
    };
  },
};
