import { describe, expect, it } from 'vitest';
import type { Outcome } from '#client/outcome.ts';
import type { LenientTranslationResponse } from '#contract/translation.ts';
import { translationCall } from '#testing/console/translation-call.ts';
import { TranslationForm } from '../form/form.ts';
import { columnPerAnswer, columnsOf, inputsOf, previousRow, rowOf, rowsOf } from './columns.ts';

const refusedOutcome: Outcome<LenientTranslationResponse> = {
  kind: 'invalid-request',
  operation: 'localization',
  deviations: [],
  sendable: true,
};
const answerForTwo: LenientTranslationResponse = {
  responseList: [{ inString: 'One', outStrings: { hi: 'एक', ta: 'ஒன்று' }, api_statuses: { hi: 2, ta: 4 } }],
};
const answerForOne = (outString: string): LenientTranslationResponse => ({
  responseList: [{ inString: 'One', outString, apiStatus: 2 }],
});
const form = TranslationForm.parse({ text: 'One\nTwo', targets: ['hi', 'ta'] });

describe('columns of translation answers', () => {
  it('one call with two targets gives the same columns as two calls', () => {
    const together = columnsOf([translationCall(['hi', 'ta'], answerForTwo)]);
    const apart = columnsOf([
      translationCall(['hi'], answerForOne('एक')),
      translationCall(['ta'], answerForOne('ஒன்று')),
    ]);
    const outputs = (columns: typeof apart) =>
      columns.map((column) => [column.target, rowsOf(column)[0]?.output]);
    expect(outputs(together)).toEqual([
      ['hi', 'एक'],
      ['ta', 'ஒன்று'],
    ]);
    expect(outputs(apart)).toEqual(outputs(together));
    expect(together.map(({ call }) => call)).toEqual(['hi,ta', 'hi,ta']);
    expect(apart.map(({ call }) => call)).toEqual(['hi', 'ta']);
    expect(columnPerAnswer(together)).toHaveLength(1);
    expect(columnPerAnswer(apart)).toHaveLength(2);
  });

  it('each column has its own state', () => {
    const columns = columnsOf([
      translationCall(['hi'], undefined, 1),
      translationCall(['ta'], { kind: 'aborted' }, 2),
      translationCall(['ur'], refusedOutcome, 3),
      translationCall(['bn'], answerForOne('এক'), 4),
    ]);
    expect(columns.map(({ state, startedAt }) => [state, startedAt])).toEqual([
      ['waiting', 1],
      ['cancelled', 2],
      ['failed', 3],
      ['done', 4],
    ]);
    expect(columns.map((column) => rowsOf(column).length)).toEqual([0, 0, 0, 1]);
  });

  it('the rows of an answer are computed only once', () => {
    const calls = [translationCall(['hi'], answerForOne('एक'))];
    const [first, again] = [columnsOf(calls)[0], columnsOf(calls)[0]];
    expect(first && again && rowsOf(first) === rowsOf(again)).toBe(true);
  });

  it('an answer that is read again for another target has the rows and counts of that target', () => {
    const answer = answerForOne('एक');
    columnsOf([translationCall(['hi'], answer)]);
    const [hindi, marathi] = columnsOf([translationCall(['hi', 'mr'], answer)]);
    expect(hindi && rowOf(hindi, 0)?.output).toBe('एक');
    expect(marathi?.state === 'done' && marathi.counts()).toMatchObject([{ count: 1 }]);
  });

  it('a row is the same object before and after all rows are created', () => {
    const [column] = columnsOf([translationCall(['hi'], answerForOne('एक'))]);
    const before = column && rowOf(column, 0);
    expect(before).toMatchObject({ number: 1, output: 'एक' });
    expect(column && rowsOf(column)[0]).toBe(before);
    expect(column && rowOf(column, 0)).toBe(before);
    expect(column && rowOf(column, 1)).toBeUndefined();
  });

  it('the sent strings are listed until one of the calls is answered', () => {
    const waiting = translationCall(['ta']);
    expect(inputsOf(columnsOf([waiting]), form)).toEqual(['One', 'Two']);
    const done = translationCall(['hi'], answerForOne('एक'));
    expect(inputsOf(columnsOf([waiting, done]), form)).toEqual(['One']);
  });

  it('the columns take their languages from the answer when the call had none', () => {
    const columns = columnsOf([translationCall([], answerForTwo)]);
    expect(columns.map(({ target }) => target)).toEqual(['hi', 'ta']);
  });
});

describe('finding the row of the previous run for comparison', () => {
  const call = (inStrings: readonly string[], word: string) =>
    translationCall(['hi'], {
      responseList: inStrings.map((inString, index) => ({
        inString,
        outString: `${word}${index}`,
        apiStatus: 2,
      })),
    });
  const now = columnsOf([call(['One', 'Two'], 'अब')]);
  const second = now[0] && rowsOf(now[0])[1];
  const earlier = (inStrings: readonly string[], source: 'en' | 'mr' = 'en', target = 'hi') => {
    const previous = { form: { ...form, source }, startedAt: 0, calls: [call(inStrings, 'तब')] };
    return second && previousRow({ form, columns: now, previous }, target, second)?.output;
  };

  it('finds the previous row of the same string, at any position', () => {
    expect(earlier(['One', 'Two'])).toBe('तब1');
    expect(earlier(['Two', 'One'])).toBe('तब0');
    expect(earlier(['Two', 'Two'])).toBe('तब1');
  });

  it('finds no previous row for another string or another language', () => {
    expect(earlier(['Three'])).toBeUndefined();
    expect(earlier(['Two'], 'mr')).toBeUndefined();
    expect(earlier(['Two'], 'en', 'ta')).toBeUndefined();
    expect(second && previousRow({ form, columns: now, previous: undefined }, 'hi', second)).toBeUndefined();
  });
});
