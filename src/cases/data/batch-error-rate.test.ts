import { expect, it } from 'vitest';
import { exchangeOf } from '#testing/console/exchange.ts';
import type { CaseResult } from '../run/results.ts';
import { batchErrorRate } from './batch-error-rate.ts';

function resultOf(name: string, reference: string | undefined, transcript: string | undefined): CaseResult {
  const upload = exchangeOf('stt_upload', {
    request: {
      method: 'POST',
      path: '/upload',
      url: '/upload',
      headers: { src_lang: 'en' },
      body: [{ name: 'file', value: { fileName: name, mediaType: 'audio/wav', size: 1 } }],
      size: 1,
    },
  });
  const body = JSON.stringify({ code: '000', result: { transcript, original_transcript: '', words: [] } });
  const answer = exchangeOf('stt_transcript', {
    response: { status: 200, headers: {}, body, size: body.length },
  });
  return {
    caseId: 'clips',
    row: 0,
    values: reference === undefined ? {} : { reference },
    verdict: 'passed',
    startedAt: new Date(0),
    milliseconds: 1,
    attempts: 1,
    expectations: [],
    exchanges: transcript === undefined ? [upload] : [upload, answer],
  };
}

it('the errors of a batch are counted for each file, the worst first, and over all files', () => {
  const batch = batchErrorRate([
    resultOf('right.wav', 'Hello, world.', 'hello world'),
    resultOf('worst.wav', 'one two', 'one too many'),
    resultOf('half.wav', 'one two three four', 'one two tree four'),
    resultOf('unanswered.wav', 'never', undefined),
    resultOf('no-reference.wav', undefined, 'words'),
  ]);
  expect(batch.files.map(({ name, words }) => [name, words])).toEqual([
    ['worst.wav', { reference: 2, substituted: 1, deleted: 0, inserted: 1 }],
    ['half.wav', { reference: 4, substituted: 1, deleted: 0, inserted: 0 }],
    ['right.wav', { reference: 2, substituted: 0, deleted: 0, inserted: 0 }],
  ]);
  expect(batch.words).toEqual({ reference: 8, substituted: 2, deleted: 0, inserted: 1 });
  expect(batch.files[1]?.characters).toEqual({ reference: 18, substituted: 0, deleted: 1, inserted: 0 });
  expect(batch.missing).toEqual(['unanswered.wav']);
});

it('the reference of an expectation takes precedence over the reference in the data row', () => {
  const result = resultOf('a.wav', 'of the row', 'of the case');
  const expectation = { kind: 'words-wrong', reference: 'of the case', atMost: 0 } as const;
  const expectations = [{ expectation, passed: true, expected: '', received: '' }];
  expect(batchErrorRate([{ ...result, expectations }]).files[0]).toMatchObject({
    reference: 'of the case',
    words: { substituted: 0 },
  });
});

it('a batch without results has no errors', () => {
  expect(batchErrorRate([])).toMatchObject({ files: [], words: { reference: 0 }, missing: [] });
});
