import { describe, expect, it } from 'vitest';
import { stringsIn, TranslationForm } from './form.ts';
import { switchInputMode } from './form-input.ts';
import { withStrings } from './with-strings.ts';

const form = (change: Partial<TranslationForm>) => ({ ...TranslationForm.parse({}), ...change });

describe('the strings of a form', () => {
  it('the strings are the non-blank lines, or all rows up to the last non-empty one', () => {
    expect(stringsIn(form({ text: ' One \n\nTwo' }))).toEqual(['One', 'Two']);
    expect(stringsIn(form({ input: 'grid', rows: [' One ', '', 'Two\nlines', '', ''] }))).toEqual([
      ' One ',
      '',
      'Two\nlines',
    ]);
    expect(stringsIn(form({ input: 'grid', rows: [''] }))).toEqual([]);
  });

  it('rows survive switching to lines and back, line breaks included', () => {
    const grid = form({ input: 'grid', rows: ['Two\nlines', '', 'End'] });
    const lines = { ...grid, ...switchInputMode('lines', grid) };
    expect(stringsIn(lines)).toEqual(['Two', 'lines', 'End']);
    expect(stringsIn({ ...lines, ...switchInputMode('grid', lines) })).toEqual(stringsIn(grid));
    const written = { ...lines, text: 'New' };
    expect(stringsIn({ ...written, ...switchInputMode('grid', written) })).toEqual(['New']);
  });

  it('a very long input is stored in the current input mode only', () => {
    const rows = Array.from({ length: 60_000 }, (_, row) => `String ${row}`);
    const lines = form({ input: 'grid', rows, ...switchInputMode('lines', form({ input: 'grid', rows })) });
    expect(lines.rows).toEqual([]);
    expect(stringsIn(lines)).toEqual(rows);
    const grid = { ...lines, ...switchInputMode('grid', lines) };
    expect(grid.text).toBe('');
    expect(stringsIn(grid)).toEqual(rows);
    const broken = form({ input: 'grid', rows: [...rows, 'Two\nlines'] });
    expect({ ...broken, ...switchInputMode('lines', broken) }.rows).toEqual(broken.rows);
  });

  it('strings are replaced or appended in the current input mode', () => {
    const lines = form({ text: 'Old' });
    expect(withStrings(lines, ['New'], 'replace')).toEqual({ text: 'New' });
    expect(withStrings(lines, ['New'], 'add')).toEqual({ text: 'Old\nNew' });
    const grid = form({ input: 'grid', rows: ['Old', ''] });
    expect(withStrings(grid, ['New'], 'add')).toEqual({ input: 'grid', rows: ['Old', 'New'] });
  });

  it('strings that lines cannot express are put into the grid', () => {
    const lines = form({ text: 'Old' });
    expect(withStrings(lines, ['Two\nlines'], 'add')).toEqual({ input: 'grid', rows: ['Old', 'Two\nlines'] });
    expect(withStrings(lines, ['x'.repeat(600_000)], 'replace').input).toBe('grid');
  });
});
