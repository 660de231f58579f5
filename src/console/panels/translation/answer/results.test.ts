import { describe, expect, it } from 'vitest';
import type { LenientTranslationResponse } from '#contract/translation.ts';
import { countStatuses, rowsFor, sumCounts } from './results.ts';

const severalTargets: LenientTranslationResponse = {
  responseList: [
    {
      inString: 'The clinic opens at nine.',
      apiStatus: 4,
      outStrings: { hi: 'क्लिनिक नौ बजे खुलता है।', ta: 'கிளினிக்' },
      api_statuses: { hi: 2, ta: 5 },
    },
    { inString: 'Meera', apiStatus: 4, outStrings: { hi: 'मीरा' }, api_statuses: { hi: -2 } },
  ],
};

describe('rows of an answer', () => {
  it('each row has the output and status of its own language', () => {
    expect(rowsFor(severalTargets, 'ta')[0]).toMatchObject({
      number: 1,
      output: 'கிளினிக்',
      code: 5,
      tone: 'database',
    });
    expect(rowsFor(severalTargets, 'hi')[1]).toMatchObject({
      output: 'मीरा',
      code: -2,
      tone: 'transliterated',
    });
  });

  it('a row has no output when the answer has none for its language', () => {
    expect(rowsFor(severalTargets, 'ta')[1]).toMatchObject({
      output: undefined,
      code: undefined,
      tone: 'waiting',
    });
  });

  it('rows are read from an answer for a single language', () => {
    const one = { responseList: [{ inString: 'a', outString: 'अ', apiStatus: 3 }] };
    expect(rowsFor(one, 'hi')[0]).toMatchObject({ output: 'अ', code: 3, tone: 'served' });
  });

  it.each([-2, 10])(
    'a row with status %i whose output equals its input is shown as unchanged',
    (apiStatus) => {
      const entry = { inString: 'AB-1234', outString: 'AB-1234', apiStatus };
      const other = { inString: 'Meera', outString: 'मीरा', apiStatus };
      const answer = { responseList: [entry, other, entry] };
      expect(rowsFor(answer, 'hi').map(({ tone }) => tone)).toEqual([
        'unchanged',
        'transliterated',
        'unchanged',
      ]);
      expect(countStatuses(answer, ['hi'])[0]).toMatchObject([
        { code: apiStatus, tone: 'unchanged', count: 2 },
        { code: apiStatus, tone: 'transliterated', count: 1 },
      ]);
    },
  );

  it.each([2, 3, -4])(
    'a row with status %i keeps the tone of the status when its output equals its input',
    (apiStatus) => {
      const answer = { responseList: [{ inString: 'a', outString: 'a', apiStatus }] };
      expect(rowsFor(answer, 'hi')[0]?.tone).not.toBe('unchanged');
    },
  );

  it('a row keeps a status code that is not in the specification', () => {
    const odd = { responseList: [{ inString: 'a', outString: 'अ', apiStatus: 77 }] };
    expect(rowsFor(odd, 'hi')[0]).toMatchObject({ code: 77, status: undefined, tone: 'waiting' });
  });

  it('the counts of several languages are added up by status, and codes that need attention come first', () => {
    const [hindi, tamil] = countStatuses(severalTargets, ['hi', 'ta']);
    const added = sumCounts([hindi ?? [], tamil ?? [], hindi ?? []]);
    expect(added.map(({ code, count }) => [code, count])).toEqual([
      [undefined, 1],
      [-2, 2],
      [2, 2],
      [5, 1],
    ]);
  });

  it('rows are counted by status code, and codes that need attention come first', () => {
    const codes = [3, -2, 10, -4, -5, 3, undefined, 77];
    const answer = {
      responseList: codes.map((apiStatus) => ({
        inString: 'a',
        outString: 'अ',
        ...(apiStatus !== undefined && { apiStatus }),
      })),
    };
    const [hindi = []] = countStatuses(answer, ['hi']);
    const counted = hindi.map(({ code, status, count }) => [code, status?.name, count]);
    expect(counted).toEqual([
      [-5, 'MT_TIME_OUT', 1],
      [-4, 'MT_ERROR', 1],
      [undefined, undefined, 1],
      [77, undefined, 1],
      [-2, 'UNLOCALIZED', 1],
      [10, 'T13N_SUCCESS', 1],
      [3, 'MT_SUCCESS', 2],
    ]);
  });
});
