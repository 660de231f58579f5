import type { resultDetailsWords } from '#console/catalogues/translation/result-details.ts';
import type { Translation } from '#console/languages/language.ts';
import { countOf } from '#console/ui/text/count.ts';

export const words: Translation<typeof resultDetailsWords> = {
  grid: {
    label: 'सभी अनुवाद',
    number: 'क्र॰',
    details: (number, language) => `अनुवाद ${number} का विवरण, ${language}`,
    again: (language) => `दोबारा भेजें: ${language}`,
    sendAnyway: (language) => `फिर भी भेजें: ${language}`,
  },
  produced: {
    segments: (count, how) => `${countOf(count, { one: 'खंड', other: 'खंड' })}: ${how}`,
    segmentList: 'खंड',
    tokens: (count) => `${count} टोकन`,
    steps: {
      lookupHit: 'लुकअप में मिला',
      templateHit: 'साँचे से मिला',
      lookupMiss: 'लुकअप में नहीं मिला',
      lookupOff: 'लुकअप बंद',
      nmt: 'NMT',
      nmtFailed: 'NMT असफल',
      nmtTimedOut: 'NMT का समय समाप्त',
      nmtNoEngine: 'NMT इंजन नहीं है',
      nmtUnserved: 'NMT ने अनुवाद नहीं किया',
      nmtOff: 'NMT बंद',
      transliterated: 'लिप्यंतरित',
      returned: 'बिना बदले लौटा',
      empty: 'ख़ाली: अनुवाद के लिए कुछ नहीं',
      noLetters: 'अक्षर नहीं हैं: अनुवाद के लिए कुछ नहीं',
      sameLanguage: 'पहले से इसी भाषा में है: अनुवाद के लिए कुछ नहीं',
      onlyKept: 'केवल पते, कोड और जस के तस रखे शब्द: अनुवाद के लिए कुछ नहीं',
    },
  },
  engine: {
    missing: 'कोई अनुवाद इंजन तय नहीं किया गया है।',
    explanation: 'वाक्यकोश में रोज़मर्रा के दस में से लगभग चार वाक्य और दस में से नौ लेबल हैं; बाक़ी का लिप्यंतरण होता है।',
    howToAdd: 'इंजन कैसे जोड़ें',
  },
  closeExtra: (name, number) => `बंद करें: ${name}, पंक्ति ${number}`,
  scriptOf: (number) => `पंक्ति ${number} दूसरी लिपि में`,
  script: 'लिपि',
  comparisonOf: (number) => `पंक्ति ${number} की तुलना`,
  inTargets: 'सभी भाषाओं में',
  sinceBefore: 'पिछले उत्तर से तुलना',
  noneBefore: 'इस पाठ का पहला उत्तर। तुलना के लिए अभी कुछ नहीं है।',
  sameAsBefore: 'पहले जैसा ही।',
  before: 'पहले',
  now: 'अब',
  detailsOf: (number, language) => `अनुवाद ${number} · ${language}`,
};
