import * as z from 'zod/mini';
import { isMultiTargetList, isSingleTargetList } from './documented-lists.ts';
import { commaSeparated } from './header-values.ts';
import { TranslationLanguage } from './languages.ts';
import { booleanField, looseNumber, orDefault, withDescription } from './schema.ts';

/** Domains of translation: numbers in version 2.0, names in version 3.0. They pair one to one in this order. */
export const numericDomains = ['0', '1', '2', '3', '4', '5', '6', '7', '8'] as const;
export const namedDomains = [
  'generic',
  'government',
  'travel',
  'ecommerce',
  'infotainment',
  'bfsi',
  'food',
  'education',
  'medical',
] as const;
export const NumericDomain = z.enum(numericDomains);
export const NamedDomain = z.enum(namedDomains);
export type NamedDomain = z.infer<typeof NamedDomain>;

export const translationVersions = ['2.0', '3.0'] as const;

/** The name of a domain of either version. */
export function domainName(domain: NamedDomain | z.infer<typeof NumericDomain>): NamedDomain {
  const named = NamedDomain.safeParse(domain);
  return named.success ? named.data : (namedDomains[Number(domain)] ?? 'generic');
}

const languageHeaders = {
  src_lang: withDescription(TranslationLanguage, 'source language code'),
  tgt_lang: withDescription(
    commaSeparated(TranslationLanguage),
    'target language codes, separated by commas',
    {
      pattern: `^ *(${TranslationLanguage.options.join('|')})( *, *(${TranslationLanguage.options.join('|')}))* *$`,
    },
  ),
};

const NumericHeaders = z.object({
  'REV-APPVERSION': orDefault(z.literal('2.0'), '2.0'),
  ...languageHeaders,
  domain: NumericDomain,
});
const NamedHeaders = z.object({
  'REV-APPVERSION': z.literal('3.0'),
  ...languageHeaders,
  domain: NamedDomain,
});

/** Headers of a translation request besides the common ones; the domains depend on the version. */
export const TranslationHeaders = z.discriminatedUnion('REV-APPVERSION', [NumericHeaders, NamedHeaders]);
/** The schemas of these headers by name; `domain` has the values of version 2.0. */
export const translationHeaderFields = NumericHeaders.shape;
export type TranslationHeaders = z.infer<typeof TranslationHeaders>;

export const translationDefaults = {
  enableLookup: true,
  enableNmt: true,
  enableTransliteration: true,
  nmtMask: true,
  filterProfane: false,
} as const;

/** Terms with their replacements. A plain record would lose the term `__proto__`. */
const TermMap = z.codec(
  withDescription(
    z.unknown().check(({ value, issues }) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        issues.push({ code: 'invalid_type', expected: 'record', input: value });
        return;
      }
      for (const [term, as] of Object.entries(value)) {
        if (typeof as === 'string') continue;
        issues.push({ code: 'invalid_type', expected: 'string', input: as, path: [term] });
      }
    }),
    'terms with their replacements',
    { type: 'object', additionalProperties: { type: 'string' } },
  ),
  z.custom<Record<string, string>>(() => true),
  {
    decode: (map) => Object.fromEntries(Object.entries(Object(map)).map(([term, as]) => [term, String(as)])),
    encode: (map) => map,
  },
);

/** Terms to mask: a list, or a map from term to replacement. */
export const MaskTerms = z.union([z.array(z.string()), TermMap]);
export type MaskTerms = z.infer<typeof MaskTerms>;

/** Body of a translation request. */
export const TranslationBody = z.object({
  data: withDescription(z.array(z.string()), 'strings to translate'),
  enableLookup: booleanField(
    translationDefaults.enableLookup,
    'when true, the lookup database is consulted first',
  ),
  enableNmt: booleanField(
    translationDefaults.enableNmt,
    'when true, strings that the lookup does not serve are translated by NMT',
  ),
  enableTransliteration: booleanField(
    translationDefaults.enableTransliteration,
    'when true, transliteration is the fallback if NMT fails',
  ),
  nmtMask: booleanField(
    translationDefaults.nmtMask,
    'marks words that are kept untranslated; requires src_lang = en',
  ),
  nmtMaskTerms: withDescription(
    z.nullish(MaskTerms),
    'terms to mask; a found term is kept and transliterated rather than translated',
  ),
  filterProfane: booleanField(translationDefaults.filterProfane, 'filters profane content from the input'),
});
export type TranslationBody = z.infer<typeof TranslationBody>;

/** How a segment was translated. `tone` is the group that determines its colour on the screen. */
export interface TranslationStatus {
  readonly code: number;
  readonly name: string;
  readonly meaning: string;
  readonly tone: 'served' | 'database' | 'transliterated' | 'failed';
}

/** Translation status codes (`apiStatus`, `api_statuses`), in the specification's order. */
export const translationStatuses = [
  { code: 2, name: 'LOOKUP_MODERATED', meaning: 'translation taken from the database', tone: 'served' },
  { code: 3, name: 'MT_SUCCESS', meaning: 'translated by NMT', tone: 'served' },
  {
    code: 4,
    name: 'LOOKUP_UNMODERATED',
    meaning: 'content fetched for several languages; output contains all of them',
    tone: 'database',
  },
  {
    code: 5,
    name: 'LOOKUP_INPROGRESS',
    meaning: 'localized content is in the database; moderation is in progress',
    tone: 'database',
  },
  {
    code: 6,
    name: 'LOOKUP_PARTIAL',
    meaning: 'a segment was partly localized from the lookup database',
    tone: 'database',
  },
  { code: 10, name: 'T13N_SUCCESS', meaning: 'content obtained by transliteration', tone: 'transliterated' },
  {
    code: -2,
    name: 'UNLOCALIZED',
    meaning: 'content was transliterated, not translated',
    tone: 'transliterated',
  },
  { code: -3, name: 'ROSETTA_ERROR', meaning: 'error while preprocessing the sentence', tone: 'failed' },
  { code: -4, name: 'MT_ERROR', meaning: 'error during NMT translation', tone: 'failed' },
  { code: -5, name: 'MT_TIME_OUT', meaning: 'timeout waiting for the NMT engine', tone: 'failed' },
  {
    code: -6,
    name: 'LOCMAN_ERROR',
    meaning: 'error while processing content in the localization manager component',
    tone: 'failed',
  },
  {
    code: -7,
    name: 'SEGMENTATION_API_ERROR',
    meaning: 'error while segmenting the sentence',
    tone: 'failed',
  },
] as const satisfies readonly TranslationStatus[];
export type TranslationStatusCode = (typeof translationStatuses)[number]['code'];

const statusByCode: ReadonlyMap<number, TranslationStatus> = new Map(
  translationStatuses.map((status) => [status.code, status]),
);

/** The row of the status table with this code, or undefined for a code the specification does not know. */
export function translationStatus(code: number): TranslationStatus | undefined {
  return statusByCode.get(code);
}

const StatusCode = z.literal(translationStatuses.map((status) => status.code));

const statusCodes: ReadonlySet<unknown> = new Set(translationStatuses.map(({ code }) => code));
const languageCodes: ReadonlySet<string> = new Set(TranslationLanguage.options);

/** One entry of the answer to a request with one target language. */
export const SingleTargetEntry = z.strictObject({
  inString: z.string(),
  outString: z.string(),
  apiStatus: StatusCode,
});

/** One entry of the answer to a request with several target languages; its own status is always 4. */
export const MultiTargetEntry = z.strictObject({
  inString: z.string(),
  apiStatus: z.literal(4),
  outStrings: z.partialRecord(TranslationLanguage, z.string()),
  api_statuses: z.partialRecord(TranslationLanguage, StatusCode),
});

/** Whether a list is exactly as documented: all entries for one target language, or all for several. */
export function isDocumentedList(list: unknown): list is TranslationEntry[] {
  return isSingleTargetList(list, statusCodes) || isMultiTargetList(list, languageCodes, statusCodes);
}

/** The answer to a translation request as specified. */
export const TranslationResponse = z.strictObject({
  responseList: z.union([z.array(SingleTargetEntry), z.array(MultiTargetEntry)]),
  tokenConsumed: z.int(),
  uuid: z.string(),
});
export type TranslationResponse = z.infer<typeof TranslationResponse>;

/** One entry as the console reads it: both documented forms in one shape, with numeric statuses. */
export interface TranslationEntry {
  readonly inString: string;
  readonly outString?: string | undefined;
  readonly apiStatus?: number | undefined;
  readonly outStrings?: Readonly<Record<string, string>> | undefined;
  readonly api_statuses?: Readonly<Record<string, number>> | undefined;
}

const LooseText = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((value) => (Array.isArray(value) ? (value[0] ?? '') : value)),
);

/** One entry in any variant that services are known to send, normalised. */
const LenientEntry = z.pipe(
  z.object({
    inString: z.string(),
    outString: z.nullish(LooseText),
    apiStatus: z.nullish(looseNumber),
    status: z.nullish(looseNumber),
    api_status: z.nullish(looseNumber),
    outStrings: z.nullish(z.record(z.string(), LooseText)),
    api_statuses: z.nullish(z.record(z.string(), looseNumber)),
  }),
  z.transform(
    (entry): TranslationEntry => ({
      inString: entry.inString,
      outString: entry.outString ?? undefined,
      apiStatus: entry.apiStatus ?? entry.status ?? entry.api_status ?? undefined,
      outStrings: entry.outStrings ?? undefined,
      api_statuses: entry.api_statuses ?? undefined,
    }),
  ),
);

/** What the console accepts as an answer to a translation request: every variant that services are known to send. */
export const LenientTranslationResponse = z.object({
  responseList: z.array(LenientEntry),
  tokenConsumed: z.nullish(z.number()),
  uuid: z.nullish(z.string()),
});
export type LenientTranslationResponse = z.output<typeof LenientTranslationResponse>;
