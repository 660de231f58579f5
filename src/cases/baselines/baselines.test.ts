import { describe, expect, it } from 'vitest';
import { exchangeOf } from '#testing/console/exchange.ts';
import type { CaseResult } from '../run/results.ts';
import { answerDifferences, comparedAnswer, readAccepted, writeAccepted } from './accepted.ts';
import { compareRuns } from './compare-runs.ts';
import { differenceLine, jsonDifferences } from './json-differences.ts';

const answered = (body: string | Blob, status = 200) =>
  exchangeOf('localization', { response: { status, headers: {}, body, size: 1 } });

describe('the differences between two JSON values', () => {
  it.each([
    ['equal values in another order', { a: 1, b: [1] }, { b: [1], a: 1 }, []],
    [
      'ids and times of words, which are ignored',
      { uuid: 'a', words: [{ start: 1 }] },
      { uuid: 'b', words: [{ start: 2 }] },
      [],
    ],
    [
      'a changed text',
      { list: [{ text: 'क' }] },
      { list: [{ text: 'ख' }] },
      [{ pointer: '/list/0/text', before: 'क', after: 'ख' }],
    ],
    ['an added member', {}, { a: null }, [{ pointer: '/a', after: null }]],
    ['a removed item', [1, 2], [1], [{ pointer: '/1', before: 2 }]],
    ['another type', { a: [] }, { a: {} }, [{ pointer: '/a' }]],
    ['a name with a slash', { 'a/b~': 1 }, { 'a/b~': 2 }, [{ pointer: '/a~1b~0' }]],
    ['another normal form', 'e\u0301', 'é', [{ pointer: '', only: 'normal-form' }]],
    ['a joiner', 'क्ष', 'क्\u200dष', [{ only: 'joiners' }]],
  ])('differences are listed with their JSON pointers: %s', (_, before, after, expected) => {
    const found = jsonDifferences(before, after);
    expect(found).toHaveLength(expected.length);
    expect(found).toMatchObject(expected);
  });
});

describe('an accepted answer', () => {
  it('an accepted answer is written and read back, and equals the same answer with another uuid', async () => {
    const answer = await comparedAnswer(answered('{"uuid":"a","text":"x"}'));
    if (!answer) throw new Error('no answer');
    const read = readAccepted(
      writeAccepted([
        { row: 1, answer },
        { row: 0, note: 'agreed', answer },
      ]),
    );
    expect(read).toEqual({
      answers: [
        { row: 0, note: 'agreed', answer },
        { row: 1, answer },
      ],
    });
    const later = await comparedAnswer(answered('{"uuid":"b","text":"x"}'));
    expect(answerDifferences(answer, later!)).toEqual([]);
    const other = await comparedAnswer(answered('{"uuid":"b","text":"y"}', 201));
    expect(answerDifferences(answer, other!)).toEqual([
      '/status: 200 became 201',
      '/body/text: "x" became "y"',
    ]);
  });

  it('audio is compared by its checksum, and a body that is not JSON as text', async () => {
    expect(await comparedAnswer(answered(new Blob(['abc'])))).toMatchObject({
      audio: { bytes: 3, sha256: expect.stringMatching(/^ba7816bf/) },
    });
    expect(await comparedAnswer(answered('<p>'))).toEqual({ status: 200, body: '<p>' });
  });

  it.each(['{', '{"version":2,"answers":[]}', '{"version":1,"answers":[{"row":"a"}]}'])(
    'an invalid file of accepted answers is refused: %s',
    (text) => {
      expect(readAccepted(text)).toHaveProperty('problem');
    },
  );
});

describe('two runs', () => {
  const result = (caseId: string, body: string, verdict: CaseResult['verdict'] = 'passed'): CaseResult => ({
    ...{ caseId, verdict, startedAt: new Date(0), milliseconds: 1, attempts: 1 },
    ...{ expectations: [], exchanges: [answered(body)] },
  });

  it('two runs are compared case by case', async () => {
    const compared = await compareRuns(
      [result('same', '{"a":1}'), result('other', '{"a":1}'), result('gone', '1')],
      [result('same', '{"a":1}'), result('other', '{"a":2}', 'failed')],
    );
    expect(
      compared.map(({ key, differs, differences }) => [key, differs, differences.map(differenceLine)]),
    ).toEqual([
      ['same', false, []],
      ['other', true, ['/body/a: 1 became 2']],
      ['gone', true, []],
    ]);
  });
});
