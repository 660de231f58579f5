import { describe, expect, it } from 'vitest';
import { kindOf, likelyColumn, readTable, stringsOfColumn } from './import-table.ts';

const rowsOf = async (text: string, kind: Parameters<typeof readTable>[1]) =>
  (await readTable(text, kind)).rows;

describe('the format of an import', () => {
  it.each([
    ['list.CSV', 'a', 'csv'],
    ['list.tab', 'a', 'tsv'],
    ['list.json', 'a', 'json'],
    ['notes.txt', 'a\tb', 'txt'],
    [undefined, 'a\tb', 'tsv'],
    [undefined, 'one, two\nthree', 'txt'],
    [undefined, ' ["a"]', 'json'],
    [undefined, '[note] this is no JSON', 'txt'],
  ])('the format of the file %j with the text %j is %s', (name, text, kind) => {
    expect(kindOf(name, text)).toBe(kind);
  });
});

describe('reading a table', () => {
  it('reads lines with any kind of line break, without the byte order mark', async () => {
    expect(await rowsOf('\ufeffa\r\nb\n\nc\rd', 'txt')).toEqual([['a'], ['b'], ['c'], ['d']]);
  });

  it.each([',', ';'])('reads cells separated by %j, and quoted cells with line breaks', async (mark) => {
    const text = [`id${mark}text`, `1${mark}"Say ""hi""${mark} now"`, `2${mark}"two\nlines"`].join('\n');
    expect(await rowsOf(text, 'csv')).toEqual([
      ['id', 'text'],
      ['1', `Say "hi"${mark} now`],
      ['2', 'two\nlines'],
    ]);
  });

  it('reads the cells of a spreadsheet paste', async () => {
    expect(await rowsOf('1\tनमस्ते\n2\t"Say ""hi"""\n', 'tsv')).toEqual([
      ['1', 'नमस्ते'],
      ['2', 'Say "hi"'],
    ]);
  });

  it.each([
    ['["a", "b"]', [['a'], ['b']]],
    [
      '[["a", 1], ["b", 2]]',
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    ['{"data": ["a"], "n": 1}', [['a']]],
    [
      '[{"id": 1, "text": "a"}, {"text": "b"}]',
      [
        ['id', 'text'],
        ['1', 'a'],
        ['', 'b'],
      ],
    ],
    [
      '{"welcome": {"title": "Hello", "none": null}, "bye": "Goodbye"}',
      [
        ['key', 'string'],
        ['welcome.title', 'Hello'],
        ['welcome.none', ''],
        ['bye', 'Goodbye'],
      ],
    ],
    ['"a"', [['a']]],
  ])('reads the JSON %s', async (text, rows) => {
    expect(await rowsOf(text, 'json')).toEqual(rows);
  });

  it('uses the names in JSON objects as the heading', async () => {
    expect((await readTable('[{"a": 1}]', 'json')).headed).toBe(true);
    expect((await readTable('["a"]', 'json')).headed).toBeUndefined();
  });

  it('reports why a text could not be read completely', async () => {
    expect(await readTable('{', 'json')).toMatchObject({ rows: [], problem: { kind: 'json' } });
    const broken = { kind: 'cells', detail: expect.stringContaining('uote') };
    expect(await readTable('a,"b\nc', 'csv')).toMatchObject({ problem: broken });
    expect(await readTable('a,b', 'csv')).toMatchObject({ problem: undefined });
  });

  it.each([
    ['1,Good morning\n2,Thank you', 1],
    ['धन्यवाद,42', 0],
    ['', 0],
  ])('finds the strings of %j in column %i', async (text, column) => {
    expect(likelyColumn(await readTable(text, 'csv'))).toBe(column);
  });

  it('returns the strings of one column with their line breaks', async () => {
    const table = await readTable('id,text\n1,"two\r\n lines"\n2,\n3,three', 'csv');
    expect(table.columns).toBe(2);
    expect(stringsOfColumn(table, 1, true)).toEqual(['two\n lines', 'three']);
    expect(stringsOfColumn(table, 0, false)).toEqual(['id', '1', '2', '3']);
  });
});
