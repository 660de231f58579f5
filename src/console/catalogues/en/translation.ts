import { formatNumber } from '#console/ui/format.ts';

export const en = {
  request: 'Request',
  result: 'Result',
  from: 'From',
  to: 'To',
  source: 'Source language',
  text: 'Strings to translate, one a line',
  placeholder: 'One string a line',
  tokens: (most: string) => `at most ${most} tokens`,
  input: {
    over: {
      strings: (counted: string, allowed: string, _string: number) =>
        `${counted} strings: the local service takes at most ${allowed} in one request.`,
      charactersPerString: (counted: string, allowed: string, string: number) =>
        `String ${string} has ${counted} characters: the local service takes at most ${allowed} a string.`,
      jsonBytes: (counted: string, allowed: string, _string: number) =>
        `The request has ${counted} bytes: the local service takes at most ${allowed}.`,
    },
    stillSent: 'It can be sent to see the refusal; another service has limits of its own.',
    showInvisible: (count: number) =>
      `Show ${formatNumber(count)} invisible ${count === 1 ? 'character' : 'characters'}`,
    hideInvisible: 'Hide invisible characters',
    invisible: 'Lines with invisible characters',
  },
  import: {
    button: 'Import',
    title: 'Import strings',
    paste: 'Paste from a spreadsheet, or type',
    hint: 'Lines of text, cells between tabs or commas, or JSON.',
    choose: 'Choose a file',
    problem: (problem: string) => `Not all of it could be read: ${problem}`,
    column: 'Column to translate',
    columnName: (number: number, first: string) => (first === '' ? `${number}` : `${number} · ${first}`),
    heading: 'The first row is a heading',
    preview: 'First strings',
    counted: (strings: string, characters: string, tokens: string) =>
      `${strings} strings, ${characters} characters, at most ${tokens} tokens.`,
    overLimit: 'More than the local service takes in one request.',
    replace: 'Replace the strings',
    add: 'Add below',
  },
  samples: { clinic: 'Clinic', orders: 'Orders', fromHindi: 'From Hindi' },
  noTargets: 'No target language is chosen. The service asks for at least one.',
  version: 'Version',
  domain: 'Domain',
  domainNumber: (number: number, name: string) => `${number} · ${name}`,
  switches: {
    enableLookup: 'Lookup database first',
    enableNmt: 'Neural translation',
    enableTransliteration: 'Transliteration as fallback',
    nmtMask: 'Keep masked terms',
    filterProfane: 'Filter profane content',
  },
  switchHints: {
    enableLookup: 'Moderated entries of the database win. Default on.',
    enableNmt: 'Translates what the database does not know. Default on.',
    enableTransliteration: 'Spells in the target script what NMT does not serve. Default on.',
    nmtMask: 'Terms to keep are not translated; needs English as the source. Default on.',
    filterProfane: 'Letters of profane words become asterisks. Default off.',
  },
  each: {
    label: 'One request a target',
    hints: {
      one: (targets: number) =>
        `One request carries all targets (${targets}): the answer comes when the slowest is done.`,
      each: (targets: number) =>
        `Each target gets a request of its own (${targets}): a slow one holds back no other.`,
    },
  },
  sendDefaults: 'Send defaults too',
  defaultsSent: 'Every switch is sent, changed or not.',
  swap: 'Swap source and target',
  terms: {
    travel: 'Terms travel as',
    forms: { version: 'Version', list: 'List', map: 'Map' },
    listLoses: 'A list carries the terms alone, not what replaces them.',
    label: 'Terms to keep',
    placeholder: 'Meera, or Meera = मीरा',
    add: 'Add term',
    remove: (term: string) => `Remove the term ${term}`,
    hint: 'A kept term is transliterated, not translated.',
    rule: 'Masking needs English as the source: nmtMask true requires src_lang = en. It can be sent; the embedded service then treats masking as off.',
    off: 'Terms switch masking on again: giving any term sets nmtMask to true.',
  },
  send: 'Translate',
  noEngine: 'No translation engine is configured.',
  noEngineMore: 'Strings that the lookup database does not know are transliterated.',
  howToAdd: 'How to add one',
  empty: {
    title: 'Translations appear here',
    explanation: 'Each target language gets its own tab, each string its own status.',
  },
  waiting: 'Waiting for the answer',
  targets: 'Target languages',
  done: (strings: number, targets: number) =>
    `Done: ${strings} ${strings === 1 ? 'string' : 'strings'} in ${targets} ${targets === 1 ? 'language' : 'languages'}.`,
  failed: (title: string) => `Failed: ${title}`,
};
