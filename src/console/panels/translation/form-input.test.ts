import { describe, expect, it } from 'vitest';
import { stringsIn, TranslationForm } from './form.ts';
import { toGrid, toLines } from './form-input.ts';
import { withStrings } from './with-strings.ts';

const form = (change: Partial<TranslationForm>) => ({ ...TranslationForm.parse({}), ...change });

describe('the strings of a form', () => {
  it('are the lines that are not blank, or the rows as they stand up to the last that is not empty', () => {
    expect(stringsIn(form({ text: ' One \n\nTwo' }))).toEqual(['One', 'Two']);
    expect(stringsIn(form({ input: 'grid', rows: [' One ', '', 'Two\nlines', '', ''] }))).toEqual([
      ' One ',
      '',
      'Two\nlines',
    ]);
    expect(stringsIn(form({ input: 'grid', rows: [''] }))).toEqual([]);
  });

  it('survive the way to lines and back, line breaks and all', () => {
    const grid = form({ input: 'grid', rows: ['Two\nlines', '', 'End'] });
    const lines = { ...grid, ...toLines(grid) };
    expect(stringsIn(lines)).toEqual(['Two', 'lines', 'End']);
    expect(stringsIn({ ...lines, ...toGrid(lines) })).toEqual(stringsIn(grid));
    const written = { ...lines, text: 'New' };
    expect(stringsIn({ ...written, ...toGrid(written) })).toEqual(['New']);
  });

  it('are held once when they are long, as lines or as rows', () => {
    const rows = Array.from({ length: 60_000 }, (_, row) => `String ${row}`);
    const lines = form({ input: 'grid', rows, ...toLines(form({ input: 'grid', rows })) });
    expect(lines.rows).toEqual([]);
    expect(stringsIn(lines)).toEqual(rows);
    const grid = { ...lines, ...toGrid(lines) };
    expect(grid.text).toBe('');
    expect(stringsIn(grid)).toEqual(rows);
    const broken = form({ input: 'grid', rows: [...rows, 'Two\nlines'] });
    expect({ ...broken, ...toLines(broken) }.rows).toEqual(broken.rows);
  });

  it('are replaced or added to where they are written', () => {
    const lines = form({ text: 'Old' });
    expect(withStrings(lines, ['New'], 'replace')).toEqual({ text: 'New' });
    expect(withStrings(lines, ['New'], 'add')).toEqual({ text: 'Old\nNew' });
    const grid = form({ input: 'grid', rows: ['Old', ''] });
    expect(withStrings(grid, ['New'], 'add')).toEqual({ input: 'grid', rows: ['Old', 'New'] });
  });

  it('go to the grid when lines cannot hold them', () => {
    const lines = form({ text: 'Old' });
    expect(withStrings(lines, ['Two\nlines'], 'add')).toEqual({ input: 'grid', rows: ['Old', 'Two\nlines'] });
    expect(withStrings(lines, ['x'.repeat(600_000)], 'replace').input).toBe('grid');
  });
});
