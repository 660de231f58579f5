import { describe, expect, it } from 'vitest';
import type { Case } from '../case-file/case.ts';
import { audioRows } from './audio-rows.ts';
import { csvText } from './csv-text.ts';
import { expandCase } from './expand-case.ts';
import { readRows } from './read-rows.ts';
import { sha256 } from './sha256.ts';

const greeting: Pick<Case, 'request' | 'expectations'> = {
  request: {
    operation: 'localization',
    headers: { src_lang: 'en', tgt_lang: '{{languages}}' },
    body: { data: ['{{text}}', 'Dear {{ name }}: \\{{name}}'], nmtMaskTerms: { '{{name}}': '{{name}}' } },
  },
  expectations: [
    { kind: 'string-status', string: '{{index}}', oneOf: ['{{status}}', 3] },
    { kind: 'text', string: 0, oneOf: ['{{expected}}'] },
    { kind: 'field', pointer: '/tokenConsumed', equals: '{{status}}' },
  ],
};
const row = {
  languages: 'hi,ta',
  text: '12',
  name: 'Anil "A" {{text}}',
  index: '1',
  status: '-2',
  expected: '१२',
};

describe('a case over data', () => {
  it('a case with data has one request with its expectations for each row', () => {
    const [first, second] = expandCase(greeting, [row, { ...row, text: '$& $1', languages: 'ur' }]);
    expect(first).toEqual({
      row: 0,
      values: row,
      request: {
        operation: 'localization',
        headers: { src_lang: 'en', tgt_lang: 'hi,ta' },
        body: { data: ['12', 'Dear Anil "A" {{text}}: {{name}}'], nmtMaskTerms: { [row.name]: row.name } },
      },
      expectations: [
        { kind: 'string-status', string: 1, oneOf: [-2, 3] },
        { kind: 'text', string: 0, oneOf: ['१२'] },
        { kind: 'field', pointer: '/tokenConsumed', equals: '-2' },
      ],
    });
    expect(second).toMatchObject({
      row: 1,
      request: { headers: { tgt_lang: 'ur' }, body: { data: ['$& $1', expect.any(String)] } },
    });
  });

  it('placeholders are not replaced in a case without data', () => {
    const request = { operation: 'localization', body: { data: ['{{name}}'] } } as const;
    expect(expandCase({ request: { ...request, body: { data: ['{{name}}'] } }, expectations: [] })).toEqual([
      { request, expectations: [] },
    ]);
  });

  it.each([
    ['speed', '1.25', 1.25],
    ['speed', '2.5', 2.5],
    ['speed', 'fast', 'fast'],
    ['speed', '', ''],
    ['sample_rate', '16000', 16000],
    ['format', 'MP3', 'MP3'],
    ['text', '12', '12'],
    ['unheardOf', '12', '12'],
  ])('the body field %s with %s is sent as %s', (field, value, sent) => {
    const request: Case['request'] = {
      operation: 'tts',
      body: { [field]: '{{value}}', ssml: '{{value}} Hz' },
    };
    expect(expandCase({ request, expectations: [] }, [{ value }])).toMatchObject([
      { request: { body: { [field]: sent, ssml: `${value} Hz` } } },
    ]);
  });

  it('true and false in a body are sent as booleans', () => {
    const request: Case['request'] = {
      operation: 'transliteration',
      body: { isBulk: '{{bulk}}', noOfSuggestions: '{{many}}' },
    };
    expect(expandCase({ request, expectations: [] }, [{ bulk: 'FALSE', many: '5' }])).toMatchObject([
      { request: { body: { isBulk: false, noOfSuggestions: 5 } } },
    ]);
  });

  it.each([
    [{ ...row, index: 'first' }, /^expectations\.0\.string: /],
    [{ ...row, index: '-1' }, /^expectations\.0\.string: /],
    [{ text: 'a' }, /^the data has no column “languages”, “name”, “index”, “status”, “expected”$/],
  ])('a row that cannot be sent is reported with the reason', (values, problem) => {
    expect(expandCase(greeting, [values, row])).toEqual([
      { row: 0, values, problem: expect.stringMatching(problem) },
      expect.objectContaining({ row: 1, request: expect.anything() }),
    ]);
  });

  it('placeholders in a reference to a recording are replaced by the values of the row', () => {
    const request: Case['request'] = {
      operation: 'stt_upload',
      body: { file: { audio: { sha256: '{{audio}}', name: '{{name}}', mediaType: '{{mediaType}}' } } },
    };
    const values = { audio: 'a'.repeat(64), name: 'a.wav', mediaType: 'audio/wav' };
    expect(expandCase({ request, expectations: [] }, [values])).toMatchObject([
      { request: { body: { file: { audio: { sha256: 'a'.repeat(64), name: 'a.wav' } } } } },
    ]);
  });
});

describe('a data file', () => {
  it.each([
    ['a.csv', 'text,expected\r\n"Hello, ""you""",नमस्ते\r\n\r\n"two\nlines",\r\n'],
    ['a.csv', '\ufefftext;expected\n"Hello, ""you""";नमस्ते\n"two\nlines";\n'],
    ['a.tsv', 'text\texpected\n"Hello, ""you"""\tनमस्ते\n"two\nlines"\n'],
  ])('%s is read with its column names', async (name, text) => {
    expect(await readRows(text, name)).toEqual({
      columns: ['text', 'expected'],
      rows: [
        { text: 'Hello, "you"', expected: 'नमस्ते' },
        { text: 'two\nlines', expected: '' },
      ],
    });
  });

  it('a data file in UTF-16, as spreadsheets save it, is read', async () => {
    const utf16 = new Uint8Array(
      new Uint16Array([...'\ufeffa\tb\nक\tख'].map((letter) => letter.charCodeAt(0))).buffer,
    );
    expect(await readRows(utf16, 'a.tsv')).toMatchObject({ rows: [{ a: 'क', b: 'ख' }] });
  });

  it('a data file written by an export is read back unchanged', async () => {
    const texts = ['=1+1', "'=1", '+91 98', '-5', '@a', 'plain', ' =x', "'quoted'"];
    const text = await csvText([['text'], ...texts.map((cell) => [cell])]);
    expect(await readRows(text, 'a.csv')).toMatchObject({ rows: texts.map((cell) => ({ text: cell })) });
  });

  it.each([
    ['', /^the file is empty/],
    ['a,,b\n1,2,3', /^the heading of column 2 is empty$/],
    ['a,b,a\n1,2,3', /^two columns are named “a”$/],
    ['a,b\n1,2\n1,2,3', /^line 3: 3 cells, but the heading row has 2$/],
    ['a,b\n\n"1\n2",3\n1,2,3', /^line 5: 3 cells, but the heading row has 2$/],
    ['a,b\n"1,2\n3', /^line 2: Quoted field unterminated$/],
    [new Uint8Array([0, 1, 2, 3, 0, 0]), /^this is not a text file$/],
  ])('a data file is refused with the place of the problem', async (content, problem) => {
    expect(await readRows(content, 'a.csv')).toEqual({
      problems: expect.arrayContaining([expect.stringMatching(problem)]),
    });
  });

  it('a column may be named like an inherited member of an object', async () => {
    expect(await readRows('__proto__,constructor\n1,2', 'a.csv')).toMatchObject({
      columns: ['__proto__', 'constructor'],
    });
    const request: Case['request'] = { operation: 'tts', body: { text: '{{toString}}' } };
    expect(expandCase({ request, expectations: [] }, [{}])).toMatchObject([{ problem: /toString/ }]);
  });
});

describe('a folder of recordings', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);

  it('a folder gives one row for each recording with a reference beside it', async () => {
    const kept = new Map<string, Uint8Array>();
    const files = [
      { path: 'b/two.FLAC', read: async () => bytes('two') },
      { path: 'b/two.txt', read: async () => bytes('\ufeff words of two \r\n') },
      { path: 'a.wav', read: async () => bytes('one') },
      { path: 'a.txt', read: async () => bytes('words of one') },
      { path: 'silent.wav', read: async () => bytes('three') },
      { path: 'empty.mp3', read: async () => bytes('four') },
      { path: 'empty.txt', read: async () => bytes(' \n') },
      { path: 'lonely.txt', read: async () => bytes('x') },
      { path: 'README.md', read: async () => bytes('x') },
    ];
    const { rows, leftOut } = await audioRows(files, (key, content) => void kept.set(key, content));
    const one = await sha256(bytes('one'));
    const two = await sha256(bytes('two'));
    expect(rows).toEqual([
      { audio: one, name: 'a.wav', mediaType: 'audio/wav', reference: 'words of one' },
      { audio: two, name: 'two.FLAC', mediaType: 'audio/flac', reference: 'words of two' },
    ]);
    expect([...kept]).toEqual([
      [one, bytes('one')],
      [two, bytes('two')],
    ]);
    expect(leftOut).toEqual([
      { path: 'empty.mp3', reason: 'empty.txt is empty' },
      { path: 'silent.wav', reason: 'no reference silent.txt beside it' },
      { path: 'README.md', reason: 'not a recording' },
      { path: 'lonely.txt', reason: 'no recording beside it' },
    ]);
  });
});
