/** Words of the unfolded options of the translation panel, loaded with their code. */
const en = {
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
  terms: {
    label: 'Terms to keep',
    placeholder: 'Meera, or Meera = मीरा',
    add: 'Add term',
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
};

export const optionWords = { name: 'translation/options', en };
