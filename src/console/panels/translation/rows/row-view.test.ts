import { describe, expect, it } from 'vitest';
import type { LenientTranslationResponse } from '#contract/translation.ts';
import { rowsFor } from '../answer/results.ts';
import { orderRows, sortedIndexes } from './row-order.ts';
import { allRows, type RowView, viewRows } from './row-view.ts';

const answer: LenientTranslationResponse = {
  responseList: [
    { inString: 'Order 10', outString: 'ऑर्डर 10', apiStatus: 2 },
    { inString: 'Order 9', outString: 'ऑर्डर 9', apiStatus: -4 },
    { inString: 'Meera', outString: 'मीरा', apiStatus: -2 },
  ],
};
const rows = rowsFor(answer, 'hi');
const shownRowNumbers = (changed: Partial<RowView>) => {
  const view = { ...allRows, ...changed };
  return viewRows(orderRows(rows, view.order), view).map(({ number }) => number);
};

describe('the rows of a view', () => {
  it('rows of several languages include a string if it matches in one of them', () => {
    const tamil = rowsFor(
      { responseList: answer.responseList.map((entry) => ({ ...entry, outString: 'தமிழ்', apiStatus: 3 })) },
      'ta',
    );
    const numbers = (view: Partial<RowView>) =>
      viewRows(rows, { ...allRows, ...view }, (row) => [row, ...tamil.slice(row.number - 1, row.number)]).map(
        ({ number }) => number,
      );
    expect(numbers({ status: { code: 3, tone: 'served' } })).toEqual([1, 2, 3]);
    expect(numbers({ status: { code: -4, tone: 'failed' } })).toEqual([2]);
    expect(numbers({ search: 'तमिल' })).toEqual([]);
    expect(numbers({ search: 'மிழ்' })).toEqual([1, 2, 3]);
    // Status and text must match in the same language.
    expect(numbers({ status: { code: -4, tone: 'failed' }, search: 'தமிழ்' })).toEqual([]);
  });

  it.each([
    [{}, [1, 2, 3]],
    [{ status: { code: 2, tone: 'served' } }, [1]],
    [{ status: { code: -2, tone: 'unchanged' } }, []],
    [{ status: { code: undefined, tone: 'waiting' } }, []],
    [{ search: ' ORDER ' }, [1, 2]],
    [{ search: 'मीरा' }, [3]],
    [{ status: { code: 2, tone: 'served' }, search: 'मीरा' }, []],
    [{ order: 'status' }, [2, 3, 1]],
    [{ order: 'input' }, [3, 2, 1]],
    [{ order: 'output' }, [2, 1, 3]],
  ] as const)('the view %j shows the rows %j', (view, expected) => {
    expect(shownRowNumbers(view)).toEqual(expected);
  });

  it('rows with equal texts or statuses keep the order in which they were sent', () => {
    expect([...sortedIndexes(['b', 'a', 'b', 'a 10', 'a 9', 'a'])]).toEqual([1, 5, 4, 3, 0, 2]);
    const alike = { responseList: [...answer.responseList, ...answer.responseList] };
    const sorted = orderRows(rowsFor(alike, 'hi'), 'status');
    expect(sorted.map(({ number }) => number)).toEqual([2, 5, 3, 6, 1, 4]);
  });

  it('sorting and filtering leave the rows of the answer unchanged', () => {
    shownRowNumbers({ order: 'status' });
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3]);
  });
});
