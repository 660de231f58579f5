/** Words of the translation database on the service page. */
const en = {
  title: 'Lookup database',
  explanation:
    'Translations that are used as they are, before any engine. Your own come before the built-in ones, and those of one account or domain before those for all.',
  add: 'Add translation',
  search: 'Search translations',
  showFrom: 'Language shown first',
  showTo: 'Language shown below',
  language: 'Language',
  anyLanguage: 'Any language',
  state: 'State',
  anyState: 'Any state',
  states: { moderated: 'Moderated', 'in-progress': 'In progress', unmoderated: 'Pending' },
  noText: 'No text in this language',
  languages: (count: number) => (count === 1 ? '1 language' : `${count} languages`),
  approve: 'Mark this text as moderated',
  approveAll: 'Mark all texts as moderated',
  keys: 'On an entry: M moderated, I in progress, P pending; with Shift for all languages.',
  entry: 'Entry',
  newEntry: 'New entry',
  allTexts: 'All texts:',
  stateOf: (language: string) => `State of the text in ${language}`,
  removeText: (language: string) => `Remove ${language}`,
  tooFew: 'An entry needs at least two languages.',
  problems: {
    empty: (_: string) => 'Write the text, or remove the language.',
    tooLong: (limit: string) => `A text has at most ${limit} characters.`,
  },
  similar: 'Similar entries',
  similarHint: 'Similar entries, for comparison. They are never used in place of this text.',
  percent: (share: number) => `${Math.round(100 * share)} %`,
  importHint:
    'TMX, XLIFF, CSV with a column for each language, or JSON Lines. Entries that already exist stay as they are.',
  domains: {
    generic: 'General',
    government: 'Government',
    travel: 'Travel',
    ecommerce: 'E-commerce',
    infotainment: 'Infotainment',
    bfsi: 'Banking and insurance',
    food: 'Food',
    education: 'Education',
    medical: 'Medical',
  },
};

export type EntryWords = typeof en;
export const entryWords = { name: 'databases/entries', en };
