import type { LanguageCode } from '#contract/languages.ts';
import { type Currency, currencyNames } from '#service/text-to-speech/say-as/currency-names.ts';

/** The words for `&`, which the engine would read as the start of an entity, and for minus, which it rarely speaks. */
const wordsForAmpersandAndMinus: Partial<Record<LanguageCode, readonly [and: string, minus: string]>> = {
  en: ['and', 'minus'],
  hi: ['और', 'माइनस'],
  as: ['আৰু', 'মাইনাচ'],
  bn: ['এবং', 'মাইনাস'],
  gu: ['અને', 'માઇનસ'],
  kn: ['ಮತ್ತು', 'ಮೈನಸ್'],
  ml: ['ഉം', 'മൈനസ്'],
  mr: ['आणि', 'उणे'],
  or: ['ଓ', 'ମାଇନସ୍'],
  pa: ['ਅਤੇ', 'ਮਾਈਨਸ'],
  ta: ['மற்றும்', 'மைனஸ்'],
  te: ['మరియు', 'మైనస్'],
  ne: ['र', 'माइनस'],
  ur: ['اور', 'منفی'],
  sd: ['۽', 'منفي'],
};

/** The word for a minus sign; English where a language has none. */
export const minusWord = (language: LanguageCode) => wordsForAmpersandAndMinus[language]?.[1] ?? 'minus';

/** The name of a currency by language: the plural, except in Kannada. */
function currencyWords(currency: Currency): Partial<Record<LanguageCode, string>> {
  return Object.fromEntries(
    Object.entries(currencyNames).map(([language, names]) => {
      const [one, many] = names[currency].main;
      return [language, language === 'kn' ? one : many];
    }),
  );
}

/** Words for signs that a voice does not know or reads in English, by language. */
export const signWords = new Map<string, Partial<Record<LanguageCode, string>>>([
  [
    '&',
    Object.fromEntries(Object.entries(wordsForAmpersandAndMinus).map(([language, [and]]) => [language, and])),
  ],
  ['₹', currencyWords('INR')],
  ['€', { ...currencyWords('EUR'), ta: 'யூரோ' }],
  ['£', currencyWords('GBP')],
]);
