import type { LanguageCode } from '#contract/languages.ts';

type Words = Partial<Record<LanguageCode, string>> & { readonly en: string };

/** How each language says the sign `&`, which the engine would read as the start of an entity. */
export const andWords: Words = {
  en: 'and',
  hi: 'और',
  as: 'আৰু',
  bn: 'এবং',
  gu: 'અને',
  kn: 'ಮತ್ತು',
  ml: 'ഉം',
  mr: 'आणि',
  or: 'ଓ',
  pa: 'ਅਤੇ',
  ta: 'மற்றும்',
  te: 'మరియు',
  ne: 'र',
  ur: 'اور',
  sd: '۽',
};

/** The word before a negative number; the engine says it in a few languages only. */
export const minusWords: Words = {
  en: 'minus',
  hi: 'माइनस',
  as: 'মাইনাচ',
  bn: 'মাইনাস',
  gu: 'માઇનસ',
  kn: 'ಮೈನಸ್',
  ml: 'മൈനസ്',
  mr: 'उणे',
  or: 'ମାଇନସ୍',
  pa: 'ਮਾਈਨਸ',
  ta: 'மைனஸ்',
  te: 'మైనస్',
  ne: 'माइनस',
  ur: 'منفی',
  sd: 'منفي',
};

/** How each language says the sign `₹`, which no voice knows. */
export const rupeeWords: Words = {
  en: 'rupees',
  hi: 'रुपये',
  as: 'টকা',
  bn: 'রুপি',
  gu: 'રૂપિયા',
  kn: 'ರೂಪಾಯಿ',
  ml: 'രൂപ',
  mr: 'रुपये',
  or: 'ଟଙ୍କା',
  pa: 'ਰੁਪਏ',
  ta: 'ரூபாய்',
  te: 'రూపాయలు',
  ne: 'रुपैयाँ',
  ur: 'روپے',
  sd: 'رپيا',
};
