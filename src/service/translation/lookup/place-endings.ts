import type { TranslationLanguage } from '#contract/languages.ts';

// Templates in Kannada have the endings for "in" and "to" after a space; the last letter of the place determines how
// they are joined.
const kannadaIn = 'ನಲ್ಲಿ';
const kannadaTo = 'ಗೆ';

/** Punjabi units of time after numbers other than 1, and their forms before a postposition: 3 ਦਿਨ, but 3 ਦਿਨਾਂ ਵਿੱਚ. */
const punjabiUnits = new Map(
  [
    ['ਮਿੰਟ', 'ਮਿੰਟਾਂ'],
    ['ਘੰਟੇ', 'ਘੰਟਿਆਂ'],
    ['ਦਿਨ', 'ਦਿਨਾਂ'],
    ['ਹਫ਼ਤੇ', 'ਹਫ਼ਤਿਆਂ'],
    ['ਮਹੀਨੇ', 'ਮਹੀਨਿਆਂ'],
    ['ਸਾਲ', 'ਸਾਲਾਂ'],
  ].map(([plain = '', oblique = '']) => [plain.normalize('NFC'), oblique.normalize('NFC')] as const),
);
const anyOf = (words: Iterable<string>) => `(?:${[...words].join('|')})(?![\\p{L}\\p{M}])`;
const beforePostposition = new RegExp(
  `(?<=(?<![\\p{Nd}.,])(?!1 )\\p{Nd}+ )${anyOf(punjabiUnits.keys())}(?= ${anyOf('ਵਿੱਚ ਤੋਂ ਬਾਅਦ ਤੱਕ ਲਈ ਦਾ ਦੀ ਦੇ ਨੂੰ'.split(' '))})`,
  'gu',
);
/**
 * The end of a masculine noun in "I need …": ਬੀਮਾ, but ਬੀਮੇ ਦੀ ਲੋੜ. The word for “service” ends alike but is feminine.
 */
const masculineBeforeNeed = /(?<!ਸੇਵ)ਾ(?= ਦੀ ਲੋੜ ਹੈ)/gu;
const obliqueUnits = new Map([...punjabiUnits].map(([plain, oblique]) => [oblique, plain]));
const counted = new RegExp(`(?<=\\p{Nd} )${anyOf(obliqueUnits.keys())}`, 'gu');

/**
 * Joins the endings of a filled template to the place before them, as the language writes it. In Kannada and Punjabi
 * the unit of a duration changes before "within" and other postpositions: ದಿನಗಳ ಒಳಗೆ, 3 ਦਿਨਾਂ ਵਿੱਚ.
 */
export function applyEndings(text: string, place: string, language: TranslationLanguage): string {
  // Telugu needs the zero-width non-joiner only after a consonant without a vowel.
  if (language === 'te') return text.replace(/(?<!్)\u200c/gu, '');
  if (language === 'pa') {
    return text
      .replace(beforePostposition, (unit) => punjabiUnits.get(unit) ?? unit)
      .replace(masculineBeforeNeed, 'ੇ');
  }
  if (language !== 'kn') return text;
  const inGenitive = text
    .replace(/ಗಳು(?= ಒಳಗೆ)/u, 'ಗಳ')
    .replace(/(?<=ನಿಮಿಷ|ದಿನ|ವಾರ|ವರ್ಷ)(?= ಒಳಗೆ)/u, 'ದ')
    .replace(/(?<=ಗಂಟೆ)(?= ಒಳಗೆ)/u, 'ಯ');
  if (place === '') return inGenitive;
  return inGenitive
    .replace(`${place} ${kannadaIn}`, kannadaJoined(place, kannadaIn))
    .replace(
      new RegExp(`${escaped(place)} ${kannadaTo}(?!\\p{M}|\\p{L})`, 'u'),
      kannadaJoined(place, kannadaTo),
    );
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

function kannadaJoined(place: string, ending: string): string {
  const isIn = ending === kannadaIn;
  switch (true) {
    case place.endsWith('ು'):
      return `${place.slice(0, -1)}ಿ${ending}`;
    case /[ಿೀೆೇೈ]$/u.test(place):
      return place + (isIn ? 'ಯಲ್ಲಿ' : ending);
    case /[ೂೊೋೌ]$/u.test(place):
      return place + (isIn ? 'ದಲ್ಲಿ' : ending);
    case /[ಕ-ಹಾ]$/u.test(place):
      return place + (isIn ? 'ದಲ್ಲಿ' : 'ಕ್ಕೆ');
    case place.endsWith('್'):
      return `${place}\u200c${ending}`;
    case place.endsWith('ಂ'):
      return place + ending;
    default:
      return `${place} ${ending}`;
  }
}

// Joined endings and their detached forms. ಗಂಟೆಗೆ stays as it is: it is part of a time of day.
const detachments: readonly (readonly [RegExp, string])[] = [
  [/ಗಳ(?= ಒಳಗೆ)/gu, 'ಗಳು'],
  [/(?<=ನಿಮಿಷ|ದಿನ|ವಾರ|ವರ್ಷ)ದ(?= ಒಳಗೆ)/gu, ''],
  [/(?<=ಗಂಟೆ)ಯ(?= ಒಳಗೆ)/gu, ''],
  [/ಿನಲ್ಲಿ/gu, `ು ${kannadaIn}`],
  [/(?<=[ಿೀೆೇೈ])ಯಲ್ಲಿ/gu, ` ${kannadaIn}`],
  [/(?<=[ಕ-ಹಾೂೊೋೌ])ದಲ್ಲಿ/gu, ` ${kannadaIn}`],
  [/(?<=[್ಂ])ನಲ್ಲಿ/gu, ` ${kannadaIn}`],
  [/(?<=ೂರ)ಿಗೆ(?![\p{L}\p{M}])/gu, `ು ${kannadaTo}`],
  [/(?<=[ಕ-ಹಾ])ಕ್ಕೆ(?![\p{L}\p{M}])/gu, ` ${kannadaTo}`],
  [/(?<=[ಿೀೆೇೈೂೊೋೌ್ಂ])(?<!ಗಂಟೆ)ಗೆ(?![\p{L}\p{M}])/gu, ` ${kannadaTo}`],
];

/** The text with its endings after a space and its units as in templates, with which it can then be compared. */
export function separateEndings(text: string, language: TranslationLanguage): string {
  if (language === 'pa') {
    return text.replace(counted, (unit) => obliqueUnits.get(unit) ?? unit).replace(/ੇ(?= ਦੀ ਲੋੜ ਹੈ)/gu, 'ਾ');
  }
  return language === 'kn' ? detachments.reduce((rest, [shape, by]) => rest.replace(shape, by), text) : text;
}
