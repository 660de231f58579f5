import { expect, it } from 'vitest';
import { exchangeOf } from '#testing/console/exchange.ts';
import { toneWav } from '#testing/sample-report.ts';
import type { CaseRequest } from '../case-file/request.ts';
import { checkAnswer } from './check-answer.ts';
import { proposeExpectations } from './propose-expectations.ts';

const answered = (operation: CaseRequest['operation'], body: unknown, type = 'application/json') => [
  exchangeOf(operation, {
    response: {
      status: 200,
      headers: { 'content-type': type },
      body: body instanceof Blob ? body : JSON.stringify(body),
      size: 1,
    },
  }),
];

const kindsOf = async (request: CaseRequest, exchanges: ReturnType<typeof answered>) => {
  const proposed = await proposeExpectations(request, exchanges, 120);
  const results = await checkAnswer(proposed, request, exchanges, 120);
  expect(results.filter(({ passed }) => !passed)).toEqual([]);
  return proposed;
};

it('for a translation, its texts, their status and the script of each language are proposed', async () => {
  const request: CaseRequest = {
    operation: 'localization',
    headers: { tgt_lang: 'hi,ur' },
    body: { data: ['Welcome to Delhi'] },
  };
  const outStrings = { hi: 'Delhi में स्वागत है', ur: 'دہلی میں خوش آمدید' };
  const body = {
    responseList: [
      { inString: 'Welcome to Delhi', outStrings, apiStatus: 4, api_statuses: { hi: 3, ur: 2 } },
    ],
    tokenConsumed: 16,
    uuid: '1',
  };
  expect(await kindsOf(request, answered('localization', body))).toEqual([
    { kind: 'http-status', oneOf: [200] },
    { kind: 'contract' },
    { kind: 'string-status', string: 0, language: 'hi', oneOf: [3] },
    { kind: 'text', string: 0, language: 'hi', oneOf: ['Delhi में स्वागत है'] },
    { kind: 'string-status', string: 0, language: 'ur', oneOf: [2] },
    { kind: 'text', string: 0, language: 'ur', oneOf: ['دہلی میں خوش آمدید'] },
    { kind: 'script', language: 'hi', script: 'Deva', except: ['Delhi'] },
    { kind: 'script', language: 'ur', script: 'Arab' },
    { kind: 'time', atMost: 600, enabled: false },
  ]);
});

it('kept terms are not proposed when the answer has lost one', async () => {
  const request: CaseRequest = {
    operation: 'localization',
    headers: { tgt_lang: 'hi' },
    body: { data: ['Acme'], nmtMaskTerms: { Acme: 'Acme' } },
  };
  const kept = {
    responseList: [{ inString: 'Acme', outString: 'Acme है', apiStatus: 3 }],
    tokenConsumed: 4,
    uuid: '1',
  };
  const lost = { ...kept, responseList: [{ inString: 'Acme', outString: 'एक्मे', apiStatus: 3 }] };
  expect(await kindsOf(request, answered('localization', kept))).toContainEqual({ kind: 'kept-terms' });
  expect(await kindsOf(request, answered('localization', lost))).not.toContainEqual({ kind: 'kept-terms' });
});

it('for audio, the format, the sample rate and the approximate length are proposed', async () => {
  const request: CaseRequest = { operation: 'tts', body: { text: 'a' } };
  expect(await kindsOf(request, answered('tts', new Blob([toneWav(2)]), 'audio/wav'))).toEqual([
    { kind: 'http-status', oneOf: [200] },
    { kind: 'contract' },
    { kind: 'audio-format', oneOf: ['wav'] },
    { kind: 'sample-rate', equals: 8000 },
    { kind: 'duration', atLeast: 1.8, atMost: 2.2 },
    { kind: 'time', atMost: 600, enabled: false },
  ]);
});

it('for a transcript, a small word error rate is expected, and word times only if they are valid', async () => {
  const request: CaseRequest = { operation: 'stt_upload', awaitTranscript: true };
  const words = [[{ word: 'one', conf: 1, start: 0.5, end: 0.2 }]];
  const body = {
    job_id: '1',
    code: '000',
    message: '',
    result: { transcript: 'One.', original_transcript: 'one', channel_number: 0, words },
  };
  const proposed = await kindsOf(request, answered('stt_transcript', body));
  expect(proposed).toContainEqual({ kind: 'words-wrong', reference: 'One.', atMost: 0.1 });
  expect(proposed).toContainEqual({ kind: 'code', oneOf: ['000'] });
  expect(proposed).not.toContainEqual({ kind: 'word-times' });
});

it('nothing is proposed without an answer', async () => {
  const exchange = exchangeOf('tts', { result: { kind: 'network', cause: 'refused', message: '' } });
  expect(await proposeExpectations({ operation: 'tts' }, [exchange], 1)).toEqual([]);
});
