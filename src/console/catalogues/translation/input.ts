import { formatNumber } from '#console/ui/text/format.ts';

/** Words of what opens next to the strings to translate: the grid, the import, the notes. */
const en = {
  terms: {
    listLoses: 'A list holds only the terms, not their replacements.',
    rule: 'Masking needs English as the source: nmtMask true requires src_lang = en. Before sending you are asked; sent anyway, the embedded service treats masking as off.',
  },
  targets: {
    none: 'No target language is chosen. The service requires at least one.',
    sameLanguage: (language: string) =>
      `${language} is both source and target: its text is returned unchanged.`,
  },
  notes: {
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
    invisible: 'Strings with invisible characters',
    moreInvisible: (count: string) => `and ${count} more strings`,
  },
  import: {
    title: 'Import strings',
    drop: 'Drop the file to import its strings: TXT, CSV, TSV or JSON.',
    paste: 'Paste from a spreadsheet, or type',
    hint: 'Lines of text, cells between tabs or commas, or JSON.',
    choose: 'Choose a file',
    problems: {
      binary: (_detail: string) =>
        'This is not a text file. Save a spreadsheet as CSV (UTF-8), then choose it again.',
      json: (detail: string) => `This is not valid JSON: ${detail}.`,
      cells: (detail: string) => `Not all cells could be read: ${detail}. What could be read is below.`,
      failed: (detail: string) => `The file could not be read: ${detail}.`,
    },
    tooLong: (most: string) =>
      `The panel takes at most ${most} characters. Choose another column, or a smaller file.`,
    kept: 'Your strings are as they were.',
    encodings: {
      'utf-16le': 'Read as UTF-16.',
      'utf-16be': 'Read as UTF-16 (big endian).',
      'windows-1252': 'It is not UTF-8 and was read as Windows-1252: check the letters.',
    },
    reading: 'Reading …',
    broken: (strings: string) =>
      `${strings} ${strings === '1' ? 'holds' : 'hold'} line breaks: the strings go to the grid.`,
    column: 'Column to translate',
    columnName: (number: number, first: string) => (first === '' ? `${number}` : `${number} · ${first}`),
    heading: 'The first row is a heading',
    preview: 'First strings',
    counted: (strings: string, characters: string, tokens: string) =>
      `${strings} ${strings === '1' ? 'string' : 'strings'}, ${characters} ${characters === '1' ? 'character' : 'characters'}, at most ${tokens} ${tokens === '1' ? 'token' : 'tokens'}.`,
    overLimit: 'More than the local service takes in one request.',
    replace: 'Replace the strings',
    add: 'Add below',
  },
  grid: {
    label: 'Strings to translate, one per row',
    string: (number: number) => `String ${number}`,
    length: (characters: number) => `${characters} ${characters === 1 ? 'character' : 'characters'}`,
    over: (most: string) => `over ${most}`,
    add: (number: number) => `Add a row below ${number}`,
    up: (number: number) => `Move row ${number} up`,
    down: (number: number) => `Move row ${number} down`,
    remove: (number: number) => `Remove row ${number}`,
    removed: (number: number) => `Row ${number} is removed.`,
    undo: 'Undo',
    moved: (number: number, all: number) => `Moved to row ${number} of ${all}.`,
    pasted: (rows: number) => `Pasted as ${rows} rows.`,
    inOne: 'Put it in one row',
    keys: '↑ ↓, Enter: other rows. Shift+Enter: line break. Alt+Enter: row below. Alt+↑ ↓: move. Alt+Delete: remove. Tab: next.',
  },
};

export const inputWords = { name: 'translation/input', en };
