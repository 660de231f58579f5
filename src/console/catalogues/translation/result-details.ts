/** Words of what opens next to an answer: its grid, its details, its comparisons. */
const en = {
  grid: {
    label: 'All translations',
    number: 'No.',
    details: (number: number, language: string) => `Details of translation ${number}, ${language}`,
    again: (language: string) => `Send again: ${language}`,
    sendAnyway: (language: string) => `Send anyway: ${language}`,
  },
  produced: {
    segments: (count: number, how: string) => `${count} segments: ${how}`,
    segmentList: 'Segments',
    tokens: (count: string) => `${count} ${count === '1' ? 'token' : 'tokens'}`,
    steps: {
      lookupHit: 'lookup hit',
      templateHit: 'template hit',
      lookupMiss: 'lookup miss',
      lookupOff: 'lookup off',
      nmt: 'NMT',
      nmtFailed: 'NMT failed',
      nmtTimedOut: 'NMT timed out',
      nmtNoEngine: 'no NMT engine',
      nmtUnserved: 'not translated by NMT',
      nmtOff: 'NMT off',
      transliterated: 'transliterated',
      returned: 'returned unchanged',
      empty: 'empty: nothing to translate',
      noLetters: 'no letters: nothing to translate',
      sameLanguage: 'already in this language: nothing to translate',
      onlyKept: 'only addresses, codes and kept terms: nothing to translate',
    },
  },
  engine: {
    missing: 'No translation engine is configured.',
    explanation:
      'The phrasebook has about four in ten everyday sentences and nine in ten labels; the rest is transliterated.',
    howToAdd: 'How to add an engine',
  },
  closeExtra: (name: string, number: number) => `Close: ${name}, row ${number}`,
  scriptOf: (number: number) => `Row ${number} in another script`,
  script: 'Script',
  comparisonOf: (number: number) => `Comparison of row ${number}`,
  inTargets: 'In all languages',
  sinceBefore: 'Compared with the previous answer',
  noneBefore: 'First answer for this string. Nothing to compare yet.',
  sameAsBefore: 'The same as before.',
  before: 'Before',
  now: 'Now',
  detailsOf: (number: number, language: string) => `Translation ${number} · ${language}`,
};

export const resultDetailsWords = { name: 'translation/result-details', en };
