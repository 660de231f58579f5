/** Words of the exceptions of transliteration on the service page. */
const en = {
  title: 'Exception database',
  explanation:
    'Words that are spelled differently from how the engine would write them. Your own come before the built-in ones, and those of one account or domain before those for all.',
  whenUsed: 'Transliteration uses exceptions when its option “Skip the exception database” is off.',
  add: 'Add exception',
  search: 'Search words and spellings',
  from: 'From',
  to: 'To',
  anyLanguage: 'Any language',
  entry: 'Exception',
  newEntry: 'New exception',
  word: 'Word',
  wordHint: 'As it is written in the source language. Capital and small letters make no difference.',
  spellings: 'Spellings, most common first',
  spelling: (place: number) => `Spelling ${place}`,
  addSpelling: 'Add spelling',
  moveUp: (place: number) => `Move spelling ${place} up`,
  removeSpelling: (place: number) => `Remove spelling ${place}`,
  problems: {
    missing: 'Write at least one word.',
    tooLong: 'At most 200 characters.',
    twice: 'This spelling is there twice.',
    same: 'Choose two different languages.',
  },
  exportHint: 'Your own exceptions in the list, as CSV. For the built-in ones, choose them under Origin.',
  importHint:
    'CSV with the columns word, from, to and spelling; optionally also domain, account, spelling 2 and so on. An exported file has these columns.',
  domains: {
    generic: 'General',
    pii_names: 'Names of people',
    pii_addresses: 'Addresses',
    OnlyEnglish: 'English words only',
    bfsi: 'Banking and insurance',
    ecommerce: 'E-commerce',
    food: 'Food',
    infotainment: 'Infotainment',
    medical: 'Medical',
    enterprise: 'Enterprise',
  },
};

export const spellingWords = { name: 'databases/spellings', en };
