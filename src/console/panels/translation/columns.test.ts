import { describe, expect, it } from 'vitest';
import type { Outcome } from '#client/outcome.ts';
import type { AcceptedTranslationResponse } from '#contract/translation.ts';
import { exchangeOf } from '#testing/exchange.ts';
import { answersOf, columnsOf, inputsOf, rowBefore, rowsOf } from './columns.ts';
import { TranslationForm } from './form.ts';

const ok = (data: AcceptedTranslationResponse): Outcome<AcceptedTranslationResponse> => ({
  kind: 'ok',
  data,
  exchange: exchangeOf('localization'),
});
const two: AcceptedTranslationResponse = {
  responseList: [{ inString: 'One', outStrings: { hi: 'एक', ta: 'ஒன்று' }, api_statuses: { hi: 2, ta: 4 } }],
};
const one = (outString: string): AcceptedTranslationResponse => ({
  responseList: [{ inString: 'One', outString, apiStatus: 2 }],
});
const form = TranslationForm.parse({ text: 'One\nTwo', targets: ['hi', 'ta'] });

describe('the columns of an answer', () => {
  it('are as many for one call of two targets as for two calls', () => {
    const together = columnsOf([{ targets: ['hi', 'ta'], startedAt: 1, outcome: ok(two) }]);
    const apart = columnsOf([
      { targets: ['hi'], startedAt: 1, outcome: ok(one('एक')) },
      { targets: ['ta'], startedAt: 1, outcome: ok(one('ஒன்று')) },
    ]);
    const outputs = (columns: typeof apart) =>
      columns.map((column) => [column.target, rowsOf(column)[0]?.output]);
    expect(outputs(together)).toEqual([
      ['hi', 'एक'],
      ['ta', 'ஒன்று'],
    ]);
    expect(outputs(apart)).toEqual(outputs(together));
    expect(answersOf(together)).toHaveLength(1);
    expect(answersOf(apart)).toHaveLength(2);
  });

  it('each have a state of their own', () => {
    const columns = columnsOf([
      { targets: ['hi'], startedAt: 1 },
      { targets: ['ta'], startedAt: 2, outcome: { kind: 'aborted' } },
      {
        targets: ['ur'],
        startedAt: 3,
        outcome: { kind: 'invalid-request', operation: 'localization', deviations: [], sendable: true },
      },
      { targets: ['bn'], startedAt: 4, outcome: ok(one('এক')) },
    ]);
    expect(columns.map(({ state, startedAt }) => [state, startedAt])).toEqual([
      ['waiting', 1],
      ['cancelled', 2],
      ['failed', 3],
      ['done', 4],
    ]);
    expect(columns.map((column) => rowsOf(column).length)).toEqual([0, 0, 0, 1]);
  });

  it('are read once from the same answer', () => {
    const calls = [{ targets: ['hi' as const], startedAt: 1, outcome: ok(one('एक')) }];
    const [first, again] = [columnsOf(calls)[0], columnsOf(calls)[0]];
    expect(first && again && rowsOf(first) === rowsOf(again)).toBe(true);
  });

  it('stand beside the strings that were sent until one is answered', () => {
    const waiting = { targets: ['ta' as const], startedAt: 1 };
    expect(inputsOf(columnsOf([waiting]), form)).toEqual(['One', 'Two']);
    const done = { targets: ['hi' as const], startedAt: 1, outcome: ok(one('एक')) };
    expect(inputsOf(columnsOf([waiting, done]), form)).toEqual(['One']);
  });

  it('take their languages from the answer when none was sent', () => {
    const columns = columnsOf([{ targets: [], startedAt: 1, outcome: ok(two) }]);
    expect(columns.map(({ target }) => target)).toEqual(['hi', 'ta']);
  });
});

describe('the row of the answers before', () => {
  const call = (inStrings: readonly string[], word: string) => ({
    targets: ['hi' as const],
    startedAt: 1,
    outcome: ok({
      responseList: inStrings.map((inString, index) => ({
        inString,
        outString: `${word}${index}`,
        apiStatus: 2,
      })),
    }),
  });
  const now = columnsOf([call(['One', 'Two'], 'अब')]);
  const second = now[0] && rowsOf(now[0])[1];
  const earlier = (inStrings: readonly string[], source: 'en' | 'mr' = 'en', target = 'hi') => {
    const previous = { form: { ...form, source }, startedAt: 0, calls: [call(inStrings, 'तब')] };
    return second && rowBefore({ form, columns: now, previous }, target, second)?.output;
  };

  it('is that of the same string, wherever it stood', () => {
    expect(earlier(['One', 'Two'])).toBe('तब1');
    expect(earlier(['Two', 'One'])).toBe('तब0');
    expect(earlier(['Two', 'Two'])).toBe('तब1');
  });

  it('is none for another string or another language', () => {
    expect(earlier(['Three'])).toBeUndefined();
    expect(earlier(['Two'], 'mr')).toBeUndefined();
    expect(earlier(['Two'], 'en', 'ta')).toBeUndefined();
    expect(second && rowBefore({ form, columns: now, previous: undefined }, 'hi', second)).toBeUndefined();
  });
});
