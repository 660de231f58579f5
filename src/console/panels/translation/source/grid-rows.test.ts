import { describe, expect, it } from 'vitest';
import { insertRowBelow, moveRow, pasteRows, removeRow } from './grid-rows.ts';

describe('editing the rows of the grid', () => {
  it('inserts a row below another', () => {
    expect(insertRowBelow(['a', 'b'], 0)).toEqual({ rows: ['a', '', 'b'], at: 1 });
  });

  it('removes a row, but keeps an empty one when it was the last', () => {
    expect(removeRow(['a', 'b'], 1)).toEqual({ rows: ['a'], at: 0 });
    expect(removeRow(['a', 'b'], 0)).toEqual({ rows: ['b'], at: 0 });
    expect(removeRow(['a'], 0)).toEqual({ rows: [''], at: 0 });
  });

  it('moves a row within the list', () => {
    expect(moveRow(['a', 'b', 'c'], 0, 1)).toEqual({ rows: ['b', 'a', 'c'], at: 1 });
    expect(moveRow(['a', 'b', 'c'], 2, -1)).toEqual({ rows: ['a', 'c', 'b'], at: 1 });
    expect(moveRow(['a', 'b'], 1, 1)).toBeUndefined();
    expect(moveRow(['a', 'b'], 0, -1)).toBeUndefined();
  });

  it('pastes rows in place of an empty row, or below a row with text', () => {
    expect(pasteRows(['a', '', 'b'], 1, ['x', 'y'])).toEqual({ rows: ['a', 'x', 'y', 'b'], at: 2 });
    expect(pasteRows(['a', 'b'], 0, ['x', 'y'])).toEqual({ rows: ['a', 'x', 'y', 'b'], at: 2 });
  });
});
