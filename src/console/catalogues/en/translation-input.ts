import { formatNumber } from '#console/ui/format.ts';

export const en = {
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
    invisible: 'Lines with invisible characters',
  },
  import: {
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
};
