import * as z from 'zod/mini';

/** Reading direction of a language's script, as a value of the HTML `dir` attribute. */
export type Direction = 'ltr' | 'rtl';

/** One language of the API: the API's own code and everything a screen needs to show text in it. */
export interface Language {
  /** The code in `src_lang` and `tgt_lang`. */
  readonly code: LanguageCode;
  readonly nativeName: string;
  readonly englishName: string;
  /** ISO 15924 script code. */
  readonly script: Script;
  readonly direction: Direction;
  /** BCP-47 tag for the `lang` attribute and for Intl. The API's `kon` is Konkani; BCP-47's `kon` is Kongo. */
  readonly bcp47: string;
}

export const scripts = [
  'Latn',
  'Deva',
  'Beng',
  'Gujr',
  'Guru',
  'Knda',
  'Mlym',
  'Orya',
  'Taml',
  'Telu',
  'Arab',
  'Olck',
  'Mtei',
] as const;
export type Script = (typeof scripts)[number];

type LanguageRow = readonly [
  nativeName: string,
  englishName: string,
  script: Script,
  bcp47: string,
  direction?: Direction,
];

/** The languages of translation, in the order of the specification. */
const translationRows = {
  hi: ['हिन्दी', 'Hindi', 'Deva', 'hi'],
  en: ['English', 'English', 'Latn', 'en'],
  as: ['অসমীয়া', 'Assamese', 'Beng', 'as'],
  bn: ['বাংলা', 'Bangla', 'Beng', 'bn'],
  gu: ['ગુજરાતી', 'Gujarati', 'Gujr', 'gu'],
  kn: ['ಕನ್ನಡ', 'Kannada', 'Knda', 'kn'],
  kok: ['कोंकणी', 'Konkani', 'Deva', 'kok'],
  ml: ['മലയാളം', 'Malayalam', 'Mlym', 'ml'],
  mr: ['मराठी', 'Marathi', 'Deva', 'mr'],
  mai: ['मैथिली', 'Maithili', 'Deva', 'mai'],
  or: ['ଓଡ଼ିଆ', 'Odia', 'Orya', 'or'],
  pa: ['ਪੰਜਾਬੀ', 'Punjabi', 'Guru', 'pa'],
  ta: ['தமிழ்', 'Tamil', 'Taml', 'ta'],
  te: ['తెలుగు', 'Telugu', 'Telu', 'te'],
  ne: ['नेपाली', 'Nepali', 'Deva', 'ne'],
  ur: ['اردو', 'Urdu', 'Arab', 'ur', 'rtl'],
} as const satisfies Record<string, LanguageRow>;

/** The languages that only functions other than translation support. */
const nonTranslationRows = {
  sd: ['سنڌي', 'Sindhi', 'Arab', 'sd', 'rtl'],
  doi: ['डोगरी', 'Dogri', 'Deva', 'doi'],
  kon: ['कोंकणी', 'Konkani', 'Deva', 'kok'],
  brx: ['बर’', 'Bodo', 'Deva', 'brx'],
  ks: ['کٲشُر', 'Kashmiri', 'Arab', 'ks', 'rtl'],
  mni: ['ꯃꯩꯇꯩꯂꯣꯟ', 'Manipuri', 'Mtei', 'mni-Mtei'],
  sa: ['संस्कृतम्', 'Sanskrit', 'Deva', 'sa'],
  sat: ['ᱥᱟᱱᱛᱟᱲᱤ', 'Santali', 'Olck', 'sat'],
} as const satisfies Record<string, LanguageRow>;

const allRows: Record<keyof typeof translationRows | keyof typeof nonTranslationRows, LanguageRow> = {
  ...translationRows,
  ...nonTranslationRows,
};
const keysOf = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as [Key, ...Key[]];

/** Languages of `src_lang` and `tgt_lang` in translation, in the specification's order. */
export const TranslationLanguage = z.enum(keysOf(translationRows));
export type TranslationLanguage = z.infer<typeof TranslationLanguage>;

/** Every language code that any function of the API knows. */
export const LanguageCode = z.enum(keysOf(allRows));
export type LanguageCode = z.infer<typeof LanguageCode>;

/** All languages by code. */
export const languages = Object.fromEntries(
  LanguageCode.options.map((code) => {
    const [nativeName, englishName, script, bcp47, direction = 'ltr'] = allRows[code];
    return [code, { code, nativeName, englishName, script, direction, bcp47 }];
  }),
) as Record<LanguageCode, Language>;

/** The language with this code, or undefined when no function of the API knows it. */
export function findLanguage(code: string): Language | undefined {
  const parsed = LanguageCode.safeParse(code);
  return parsed.success ? languages[parsed.data] : undefined;
}

/** Languages of `src_lang` and `tgt_lang` in transliteration, in the specification's order. */
export const TransliterationLanguage = z.enum([
  'hi',
  'as',
  'bn',
  'gu',
  'kn',
  'ml',
  'mr',
  'or',
  'pa',
  'ta',
  'te',
  'en',
  'ur',
  'sd',
  'doi',
  'kon',
  'brx',
  'ks',
  'mai',
  'mni',
  'sa',
  'sat',
]);
export type TransliterationLanguage = z.infer<typeof TransliterationLanguage>;

/** Languages of `src_lang` on upload. */
export const SpeechToTextLanguage = z.enum([
  'hi',
  'bn',
  'gu',
  'kn',
  'ml',
  'mr',
  'pa',
  'ta',
  'te',
  'en',
  'as',
  'or',
]);
export type SpeechToTextLanguage = z.infer<typeof SpeechToTextLanguage>;
