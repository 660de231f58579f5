import { formatNumber } from '#console/ui/text/format.ts';

/** Words of the translation panel; they travel with its chunk. */
const en = {
  request: 'Request',
  result: 'Result',
  from: 'From',
  to: 'To',
  source: 'Source language',
  text: 'Strings to translate, one per line',
  placeholder: 'One string per line',
  importButton: 'Import',
  inputs: { label: 'Strings are written as', lines: 'Lines', grid: 'Grid' },
  counters: {
    strings: (count: number, shown: string, most: string) =>
      `${shown} ${count === 1 ? 'string' : 'strings'} of ${most}`,
    characters: (count: number, shown: string) => `${shown} ${count === 1 ? 'character' : 'characters'}`,
    longest: (longest: string, most: string) => `longest ${longest} of ${most}`,
    tokens: (most: string) => `at most ${most} ${most === '1' ? 'token' : 'tokens'}`,
    noTokens: 'no tokens: NMT is off',
    tokensMean: 'Characters for each target language; only what NMT translates is counted.',
  },
  samples: { clinic: 'Clinic', orders: 'Orders', fromHindi: 'From Hindi' },
  version: 'Version',
  versionHint: 'Version 2.0 numbers the domains, 3.0 names them.',
  domain: 'Domain',
  domainHint: 'The subject of the text.',
  domainNumber: (number: number, name: string) => `${number} · ${name}`,
  switches: {
    enableLookup: 'Lookup database first',
    enableNmt: 'Neural translation',
    enableTransliteration: 'Transliteration as fallback',
    nmtMask: 'Keep masked terms',
    filterProfane: 'Filter profane content',
  },
  switchHints: {
    enableLookup: 'Entries of the lookup database are used first. Default on.',
    enableNmt: 'Translates what the database does not know. Default on.',
    enableTransliteration: 'Fallback: write the source words in the target script. Default on.',
    nmtMask: 'Terms to keep are not translated; needs English as the source. Default on.',
    filterProfane: 'Letters of profane words become asterisks. Default off.',
  },
  each: {
    label: 'Separate request per language',
    hints: {
      one: (targets: number) =>
        `One request for ${targets === 1 ? 'the language' : targets === 2 ? 'both languages' : `all ${targets} languages`}: the answer comes when the slowest is done.`,
      each: (targets: number) =>
        `${targets === 1 ? 'One request' : `${targets} requests`}, one per language: a slow one does not delay the others.`,
    },
  },
  sendDefaults: 'Send defaults too',
  defaultsSent: 'Every switch is sent, changed or not.',
  defaultsLeftOut: 'Defaults are left out unless ticked.',
  sendField: (name: string) => `Send ${name} at its default too`,
  swap: 'Swap source and target',
  chipKeys: 'Delete removes it, Shift with an arrow moves it.',
  presets: {
    label: 'Languages',
    four: (_count: number) => 'Four scripts',
    scripts: (_count: number) => 'Every script',
    all: (count: number) => `All ${count}`,
  },
  terms: {
    label: 'Terms to keep',
    count: (count: number) => (count === 1 ? '1 kept term' : `${formatNumber(count)} kept terms`),
    placeholder: 'Meera, or Meera = मीरा',
    add: 'Add term',
    removeAll: 'Remove kept terms',
    hint: 'Kept, not translated. Commas or pasted lines separate several; a \\ before a comma or = keeps it in the term.',
    foreign: 'Masking needs English as the source: nmtMask true requires src_lang = en.',
    off: 'Terms switch masking on again: giving any term sets nmtMask to true.',
    travel: 'Send terms as',
    forms: { version: 'Automatic', list: 'List', map: 'Map' },
    edit: (term: string) => `Edit the term ${term}`,
    remove: (term: string) => `Remove the term ${term}`,
    chipKeys: 'Press to edit, Delete to remove.',
    term: (term: string) => `Term ${term}`,
  },
  send: 'Translate',
  empty: {
    title: 'Translations appear here',
    explanation: 'Each string in all target languages, each translation with its own status.',
  },
  waiting: 'Waiting for the answer',
  targets: 'Target languages',
  done: (strings: number, targets: number) =>
    `Done: ${strings} ${strings === 1 ? 'string' : 'strings'} in ${targets} ${targets === 1 ? 'language' : 'languages'}.`,
  failed: (title: string) => `Failed: ${title}`,
};

export const translationWords = { en };
