import * as z from 'zod/mini';
import { TransliterationLanguage } from './languages.ts';
import { fixedLimits } from './limits.ts';
import { booleanField, looseNumber, orDefault, withDescription } from './schema.ts';

export const transliterationDomains = [
  'generic',
  'pii_names',
  'pii_addresses',
  'OnlyEnglish',
  'bfsi',
  'ecommerce',
  'food',
  'infotainment',
  'medical',
  'enterprise',
] as const;
export const TransliterationDomain = z.enum(transliterationDomains);
export type TransliterationDomain = z.infer<typeof TransliterationDomain>;

/** The domain; a number or no domain at all, as old clients send it, means `generic`. */
const FieldDomain = z.codec(
  z.nullish(
    z.union([
      TransliterationDomain,
      withDescription(
        // A failed `z.regex` would be reported in place of the list of domains.
        z.string().check(({ value, issues }) => {
          if (/^\d{1,3}$/.test(value)) return;
          issues.push({ code: 'invalid_value', values: [...transliterationDomains], input: value });
        }),
        'number of a domain',
        { pattern: '^\\d{1,3}$' },
      ),
    ]),
  ),
  TransliterationDomain,
  {
    decode: (given) => {
      const known = TransliterationDomain.safeParse(given);
      return known.success ? known.data : 'generic';
    },
    encode: (domain) => domain,
  },
);

/** Headers of a transliteration request besides the common ones. */
export const TransliterationHeaders = z.object({
  'REV-APPVERSION': withDescription(orDefault(z.literal('2.0'), '2.0'), 'version of transliteration'),
  src_lang: withDescription(TransliterationLanguage, 'script of the input text'),
  tgt_lang: withDescription(TransliterationLanguage, 'target script'),
  domain: withDescription(
    FieldDomain,
    'pii_names: a word next to a known name is read as a name; pii_addresses: abbreviations such as Rd are written in full; OnlyEnglish: all words are read as English; the others spell like generic. Exceptions can belong to a domain',
  ),
  cnt_lang: withDescription(
    z.nullish(TransliterationLanguage),
    'language of the words in the input text, when they are written in another script',
  ),
});
export type TransliterationHeaders = z.infer<typeof TransliterationHeaders>;

export const convertNumberValues = ['local', 'words', 'roman'] as const;

/** The value of `convertNumber`: `true` is an old spelling of `local`; `false` and null mean none. */
const ConvertNumberField = z.codec(
  z.nullish(z.union([z.enum(convertNumberValues), z.boolean()])),
  z.optional(z.enum(convertNumberValues)),
  {
    decode: (given) => (given === true ? 'local' : given === false || given === null ? undefined : given),
    encode: (value) => value,
  },
);

export const transliterationDefaults = {
  isBulk: true,
  noOfSuggestions: 1,
  abbreviate: true,
  ignoreTaggedEntities: true,
  convertOrdinal: false,
  abbreviationWithoutDot: false,
} as const;

/** Body of a transliteration request. */
export const TransliterationBody = z.object({
  data: withDescription(z.array(z.string()), 'strings to transliterate'),
  isBulk: booleanField(
    transliterationDefaults.isBulk,
    'when true, the exception database is not searched; when false, it is searched first',
  ),
  noOfSuggestions: withDescription(
    orDefault(
      z.int().check(z.minimum(1), z.maximum(fixedLimits.suggestions)),
      transliterationDefaults.noOfSuggestions,
    ),
    'number of suggestions returned for each string, at most',
  ),
  abbreviate: booleanField(
    transliterationDefaults.abbreviate,
    'detects abbreviations and acronyms written in upper case',
  ),
  convertNumber: withDescription(
    ConvertNumberField,
    'local: digits of the target script; words: numbers as words; roman: Roman numerals to Arabic numbers',
  ),
  ignoreTaggedEntities: booleanField(
    transliterationDefaults.ignoreTaggedEntities,
    'when true, e-mail and web addresses are transliterated; when false they stay in the input script',
  ),
  convertOrdinal: booleanField(transliterationDefaults.convertOrdinal, 'converts ordinals to Arabic numbers'),
  abbreviationWithoutDot: booleanField(
    transliterationDefaults.abbreviationWithoutDot,
    'abbreviation output without dots',
  ),
});
export type TransliterationBody = z.infer<typeof TransliterationBody>;

/** The answer to a transliteration request; the key of an entry's status is `status`. */
export const TransliterationResponse = z.strictObject({
  responseList: z.array(
    z.strictObject({ inString: z.string(), outString: z.array(z.string()), status: z.literal(2) }),
  ),
});
export type TransliterationResponse = z.infer<typeof TransliterationResponse>;

/** One entry as the console reads it: suggestions always a list. */
export interface TransliterationEntry {
  readonly inString: string;
  readonly outString: readonly string[];
  readonly status?: number | undefined;
}

/** What the console accepts as an answer to a transliteration request. */
export const LenientTransliterationResponse = z.object({
  responseList: z.array(
    z.pipe(
      z.object({
        inString: z.string(),
        outString: z.union([z.string(), z.array(z.string())]),
        status: z.nullish(looseNumber),
        apiStatus: z.nullish(looseNumber),
        api_status: z.nullish(looseNumber),
      }),
      z.transform(
        (entry): TransliterationEntry => ({
          inString: entry.inString,
          outString: typeof entry.outString === 'string' ? [entry.outString] : entry.outString,
          status: entry.status ?? entry.apiStatus ?? entry.api_status ?? undefined,
        }),
      ),
    ),
  ),
});
export type LenientTransliterationResponse = z.output<typeof LenientTransliterationResponse>;
