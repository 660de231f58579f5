import type { LanguageCode } from '#contract/languages.ts';
import { ordinalEnding } from '#service/numbers/numerals.ts';
import { numberText, readNumber } from './number-text.ts';

/**
 * The first ordinals of a language, separated by spaces, and how later ones are formed from the number in words.
 */
interface Ordinals {
  readonly first: string;
  readonly make: (number: string) => string;
}

const appendEnding = (ending: string) => (number: string) => `${number}${ending}`;
/** Returns a function that replaces the letters at the end of a number that match `last`, if any, by the ending. */
const replaceEnding = (last: RegExp, ending: string) => (number: string) =>
  `${number.replace(last, '')}${ending}`;
const endingAfterConsonant = (joined: string, otherwise: string) => (number: string) =>
  `${number}${/\p{Lo}$/u.test(number) ? joined : otherwise}`;

const ordinals: Partial<Record<LanguageCode, Ordinals>> = {
  hi: { first: 'पहला दूसरा तीसरा चौथा पाँचवाँ छठा सातवाँ आठवाँ नौवाँ दसवाँ', make: appendEnding('वाँ') },
  as: { first: 'প্ৰথম দ্বিতীয় তৃতীয় চতুৰ্থ পঞ্চম ষষ্ঠ সপ্তম অষ্টম নৱম দশম', make: appendEnding('তম') },
  bn: { first: 'প্রথম দ্বিতীয় তৃতীয় চতুর্থ পঞ্চম ষষ্ঠ সপ্তম অষ্টম নবম দশম', make: appendEnding('তম') },
  gu: { first: 'પહેલું બીજું ત્રીજું ચોથું પાંચમું છઠ્ઠું સાતમું આઠમું નવમું દસમું', make: appendEnding('મું') },
  kn: { first: 'ಮೊದಲನೇ ಎರಡನೇ ಮೂರನೇ ನಾಲ್ಕನೇ ಐದನೇ ಆರನೇ ಏಳನೇ ಎಂಟನೇ ಒಂಬತ್ತನೇ ಹತ್ತನೇ', make: replaceEnding(/ು$/u, 'ನೇ') },
  ml: { first: 'ഒന്നാം രണ്ടാം മൂന്നാം നാലാം അഞ്ചാം ആറാം ഏഴാം എട്ടാം ഒമ്പതാം പത്താം', make: replaceEnding(/[്ം]$/u, 'ാം') },
  mr: {
    first: 'पहिला दुसरा तिसरा चौथा पाचवा सहावा सातवा आठवा नववा दहावा',
    make: endingAfterConsonant('ावा', 'वा'),
  },
  or: { first: 'ପ୍ରଥମ ଦ୍ୱିତୀୟ ତୃତୀୟ ଚତୁର୍ଥ ପଞ୍ଚମ ଷଷ୍ଠ ସପ୍ତମ ଅଷ୍ଟମ ନବମ ଦଶମ', make: appendEnding('ତମ') },
  pa: { first: 'ਪਹਿਲਾ ਦੂਜਾ ਤੀਜਾ ਚੌਥਾ ਪੰਜਵਾਂ ਛੇਵਾਂ ਸੱਤਵਾਂ ਅੱਠਵਾਂ ਨੌਵਾਂ ਦਸਵਾਂ', make: replaceEnding(/ਾਂ$/u, 'ਵਾਂ') },
  ta: {
    first: 'முதலாவது இரண்டாவது மூன்றாவது நான்காவது ஐந்தாவது ஆறாவது ஏழாவது எட்டாவது ஒன்பதாவது பத்தாவது',
    make: replaceEnding(/[ு்]$/u, 'ாவது'),
  },
  te: {
    first: 'మొదటి రెండవ మూడవ నాల్గవ ఐదవ ఆరవ ఏడవ ఎనిమిదవ తొమ్మిదవ పదవ',
    make: (number) => (number.endsWith('ై') ? `${number.slice(0, -1)}య్యవ` : `${number.replace(/[ుి]$/u, '')}వ`),
  },
  ne: { first: 'पहिलो दोस्रो तेस्रो चौथो पाँचौं छैटौं सातौं आठौं नवौं दशौं', make: endingAfterConsonant('ौं', 'औं') },
  ur: { first: 'پہلا دوسرا تیسرا چوتھا پانچواں چھٹا ساتواں آٹھواں نواں دسواں', make: appendEnding('واں') },
  sd: { first: 'پهريون ٻيون ٽيون چوٿون پنجون ڇهون ستون اٺون نائون ڏهون', make: appendEnding('ون') },
};

/** The ordinal of `3`, `3rd` or `21` in words, in English as `21st`; undefined for any but a whole number above 0. */
export function spokenOrdinal(text: string, language: LanguageCode): string | undefined {
  const number = readNumber(text.replace(/(?<=\d)(?:st|nd|rd|th)$/iu, ''));
  if (!number || number.negative || number.fraction || number.whole === '0') return undefined;
  const digits = numberText(number, language);
  const rule = ordinals[language];
  if (!rule) return `${number.whole}${ordinalEnding(number.whole)}`;
  return rule.first.split(' ')[Number(number.whole) - 1] ?? rule.make(digits);
}
