import { describe, expect, it } from 'vitest';
import type { AcceptedTranslationResponse } from '#contract/translation.ts';
import { rowsFor } from './results.ts';
import { viewRows, wholeView } from './row-view.ts';

const answer: AcceptedTranslationResponse = {
  responseList: [
    { inString: 'Order 10', outString: 'ऑर्डर 10', apiStatus: 2 },
    { inString: 'Order 9', outString: 'ऑर्डर 9', apiStatus: -4 },
    { inString: 'Meera', outString: 'मीरा', apiStatus: -2 },
  ],
};
const rows = rowsFor(answer, 'hi');
const numbers = (view: Partial<typeof wholeView>) =>
  viewRows(rows, { ...wholeView, ...view }).map(({ number }) => number);

describe('the rows that are looked at', () => {
  it.each([
    [{}, [1, 2, 3]],
    [{ status: { code: 2 } }, [1]],
    [{ status: { code: undefined } }, []],
    [{ search: ' ORDER ' }, [1, 2]],
    [{ search: 'मीरा' }, [3]],
    [{ status: { code: 2 }, search: 'मीरा' }, []],
    [{ order: 'status' }, [2, 3, 1]],
    [{ order: 'input' }, [3, 2, 1]],
    [{ order: 'output' }, [2, 1, 3]],
  ] as const)('with %j are %j', (view, expected) => {
    expect(numbers(view)).toEqual(expected);
  });

  it('leave the answer as it came', () => {
    numbers({ order: 'status' });
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3]);
  });
});
