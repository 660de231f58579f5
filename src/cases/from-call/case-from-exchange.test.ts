import { describe, expect, it } from 'vitest';
import { type Exchange, recordExchange } from '#client/exchange.ts';
import { encode } from '#client/http/encode.ts';
import { operationNames } from '#console/catalogues/operation-names.ts';
import type { OperationId } from '#contract/errors.ts';
import { exchangeOf } from '#testing/console/exchange.ts';
import { readCase } from '../case-file/read-case.ts';
import { writeCase } from '../case-file/write-case.ts';
import { sha256 } from '../data/sha256.ts';
import { caseFromExchange } from './case-from-exchange.ts';

const canary = 'canary-5f2e-key';
const names = operationNames.en;

/** The record of a call as the console makes it, with an account and credentials. */
function recorded(
  operation: OperationId,
  input: { headers?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown },
  answer: unknown,
  target = 'embedded',
): Exchange {
  const headers = { 'X-Console': '1', 'X-Console-Account': 'expired', 'REV-API-KEY': canary };
  const { request } = encode(operation, input, { name: target, baseUrl: `/api/${target}`, headers });
  const text = JSON.stringify(answer);
  const bytes = new TextEncoder().encode(text);
  return recordExchange({
    operation,
    target,
    startedAt: new Date(0),
    request,
    sent: {
      kind: 'answer',
      answer: { status: 200, headers: {}, contentType: 'application/json', bytes, text },
      timing: { total: 100 },
    },
    result: { kind: 'aborted', operation } as never,
  });
}

const greeting = {
  headers: { src_lang: 'en', tgt_lang: 'hi' },
  body: { data: ['Hello'] },
};
const greetingAnswer = {
  responseList: [{ inString: 'Hello', outString: 'नमस्ते', apiStatus: 2 }],
  tokenConsumed: 5,
  uuid: '1',
};

describe('a case made from a call', () => {
  it('sends the same request, names the account, and expects the recorded answer', async () => {
    const made = await caseFromExchange(recorded('localization', greeting, greetingAnswer), {
      names,
      taken: new Set(['translation-en-hi-hello']),
    });
    expect(made?.case).toMatchObject({
      id: 'translation-en-hi-hello-2',
      name: 'Translation · en → hi · Hello',
      account: 'expired',
      request: { operation: 'localization', ...greeting },
    });
    expect(made?.case).not.toHaveProperty('target');
    expect(made?.case.expectations).toContainEqual({
      ...{ kind: 'text', string: 0, language: 'hi', oneOf: ['नमस्ते'] },
    });
    const read = made && readCase(writeCase(made.case));
    expect(read && 'case' in read && read.case.request).toEqual(made?.case.request);
  });

  it('is named by its operation, two of its target languages, and the start of its text', async () => {
    const input = {
      headers: { src_lang: 'en', tgt_lang: 'hi, ta,bn,ur' },
      body: { data: ['The doctor will see you at 5 p.m. in room 12, on the second floor.'] },
    };
    const made = await caseFromExchange(recorded('localization', input, {}), { names });
    expect(made?.case).toMatchObject({
      id: 'translation-en-hi-ta-2-the-doctor-will-see-you-at-5-p-m-in-ro',
      name: 'Translation · en → hi, ta +2 · The doctor will see you at 5 p.m. in ro…',
    });
  });

  it('names a remote target', async () => {
    const made = await caseFromExchange(recorded('localization', greeting, greetingAnswer, 'staging'), {
      names,
    });
    expect(made?.case.target).toBe('staging');
  });

  it('keeps the headers that the call sent, and a body that is not a JSON object unchanged', async () => {
    const input = { headers: { 'REV-APPNAME': null, 'Content-Type': 'text/plain' }, body: '{ "data": 1 }' };
    const made = await caseFromExchange(recorded('localization', input, {}), { names });
    expect(made?.case.request).toEqual({
      operation: 'localization',
      headers: { 'REV-APPNAME': null, 'Content-Type': 'text/plain' },
      body: '{ "data": 1 }',
    });
  });

  it('contains no credentials, even if the call or the answer repeats them', async () => {
    const typed = 'typed-7c1b-secret';
    const input = {
      headers: { ...greeting.headers, domain: typed },
      body: { data: [`My key is ${canary}`, typed] },
    };
    const answer = {
      responseList: [{ inString: canary, outString: `${canary} ${typed}`, apiStatus: 2 }],
    };
    const made = await caseFromExchange(recorded('localization', input, answer), { names, secrets: [typed] });
    const text = made ? writeCase(made.case) : '';
    expect(text).toContain('My key is ••••••••');
    for (const secret of [canary, typed]) {
      for (const form of [secret, btoa(secret), encodeURIComponent(secret)]) expect(text).not.toContain(form);
    }
    expect(text).not.toMatch(/rev-api-key|x-console/i);
  });

  it('refers to the uploaded recording by its content, and waits for the transcript', async () => {
    const file = new File(['RIFF'], 'a.wav', { type: 'audio/wav' });
    const upload = recorded(
      'stt_upload',
      { headers: { src_lang: 'en' }, body: { audio: file, subtitles: 'true' } },
      { code: '003', job_id: '1' },
    );
    const transcript = {
      ...recorded(
        'stt_transcript',
        { query: { job_id: '1' } },
        { code: '000', result: { transcript: 'Hi' } },
      ),
      startedAt: new Date(2000),
    };
    const made = await caseFromExchange(upload, { names, audio: file, transcript });
    const digest = await sha256(new TextEncoder().encode('RIFF'));
    expect(made?.case.request).toEqual({
      operation: 'stt_upload',
      headers: { src_lang: 'en' },
      body: {
        audio: { audio: { sha256: digest, name: 'a.wav', mediaType: 'audio/wav' } },
        subtitles: 'true',
      },
      awaitTranscript: true,
    });
    expect(made?.audio).toEqual({ sha256: digest, content: file });
    expect(made?.case.expectations).toContainEqual({ kind: 'words-wrong', reference: 'Hi', atMost: 0.1 });
    expect(made?.case.expectations).toContainEqual({ kind: 'time', atMost: 10_500, enabled: false });
  });

  it('notes that a recording must be chosen when its bytes are not available', async () => {
    const file = new File(['RIFF'], 'a.wav', { type: 'audio/wav' });
    const made = await caseFromExchange(recorded('stt_upload', { body: { audio: file } }, {}), { names });
    expect(made?.case.notes).toBe(
      'The recording a.wav is no longer in this browser. Choose it in the request of this case.',
    );
    expect(made?.case.request.body).toMatchObject({
      audio: { audio: { sha256: '{{audio}}', name: 'a.wav' } },
    });
    expect(made).not.toHaveProperty('audio');
  });

  it('notes that a job exists only once', async () => {
    const made = await caseFromExchange(recorded('stt_status', { query: { job_id: '1' } }, { code: '003' }), {
      names,
    });
    expect(made?.case.request.query).toEqual({ job_id: '1' });
    expect(made?.case.notes).toContain('This job exists once');
  });

  it('is not made from a call outside the API, and expects nothing without an answer', async () => {
    expect(await caseFromExchange(exchangeOf('local'), { names })).toBeUndefined();
    expect((await caseFromExchange(exchangeOf('tts'), { names }))?.case.expectations).toEqual([]);
  });
});
