import type { LanguageCode } from '#contract/languages.ts';

type Words = Partial<Record<LanguageCode, string>> & { readonly en: string };

/** The engine would read `&` as the start of an entity. */
const andWords: Words = {
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

const rupeeWords: Words = {
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

const euroWords: Words = {
  en: 'euros',
  hi: 'यूरो',
  as: 'ইউৰো',
  bn: 'ইউরো',
  gu: 'યુરો',
  kn: 'ಯೂರೋ',
  ml: 'യൂറോ',
  mr: 'युरो',
  or: 'ୟୁରୋ',
  pa: 'ਯੂਰੋ',
  ta: 'யூரோ',
  te: 'యూరోలు',
  ne: 'युरो',
  ur: 'یورو',
  sd: 'يورو',
};

const poundWords: Words = {
  en: 'pounds',
  hi: 'पाउंड',
  as: 'পাউণ্ড',
  bn: 'পাউন্ড',
  gu: 'પાઉન્ડ',
  kn: 'ಪೌಂಡ್',
  ml: 'പൗണ്ട്',
  mr: 'पाउंड',
  or: 'ପାଉଣ୍ଡ',
  pa: 'ਪੌਂਡ',
  ta: 'பவுண்டுகள்',
  te: 'పౌండ్లు',
  ne: 'पाउन्ड',
  ur: 'پاؤنڈ',
  sd: 'پائونڊ',
};

/** How each language says signs that its voice does not know, or says in English. */
export const signWords = new Map<string, Partial<Record<LanguageCode, string>>>([
  ['&', andWords],
  ['₹', rupeeWords],
  ['€', euroWords],
  ['£', poundWords],
  ['%', { or: 'ପ୍ରତିଶତ' }],
]);
