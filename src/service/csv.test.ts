import { describe, expect, it } from 'vitest';
import { csvLine, csvRows } from './csv.ts';

describe('reading CSV', () => {
  it('finds the delimiter, and the line on which each row begins', () => {
    expect([...csvRows('\ufeffa;b\r\n"one\r\ntwo";2\r\n\r\n;\r\nx;y')]).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['one\ntwo', '2'] },
      { line: 6, cells: ['x', 'y'] },
    ]);
  });

  it('reports which row could not be read', () => {
    const rows = [...csvRows('a,b\n1,2\n"3"x,4\n')];
    expect(rows.map(({ line, problem }) => [line, problem])).toEqual([
      [1, undefined],
      [2, undefined],
      [3, expect.stringContaining('uote')],
    ]);
    expect([...csvRows('a,b\n"')].at(-1)).toMatchObject({ line: 2, problem: expect.any(String) });
  });

  it('reads rows across blocks, even a row that is longer than a block', () => {
    const long = 'long '.repeat(50_000);
    const table = Array.from({ length: 5000 }, (_, row) => [`word ${row}`, `"${row}"\n,`, 'क']);
    table.splice(2500, 0, ['x', long, 'y']);
    const text = table.map(csvLine).join('');
    expect([...csvRows(text)].map(({ cells }) => cells)).toEqual(table);
    expect([...csvRows(text)].at(-1)?.line).toBe(10_000);
  });
});

describe('writing CSV', () => {
  it.each(['=1+1', '-5', '+91', '@x', ' =x', "'quoted", 'a "b", c', 'two\nlines', ''])(
    'reads %j back as it was written',
    (cell) => {
      const line = csvLine(['word', cell]);
      expect([...csvRows(line)]).toEqual([{ line: 1, cells: ['word', cell] }]);
    },
  );

  it('puts an apostrophe before a formula', () => {
    expect(csvLine(['=HYPERLINK("x")', 'a'])).toBe('"\'=HYPERLINK(""x"")",a\r\n');
  });
});
