import { describe, expect, it } from 'vitest';
import type { Exchange } from '#client/exchange.ts';
import { exchangeOf } from '#testing/console/exchange.ts';
import type { Expectation } from '../case-file/expectation.ts';
import type { CaseRequest } from '../case-file/request.ts';
import { checkAnswer } from './check-answer.ts';
import { similarity } from './texts.ts';

const answered = (
  operation: CaseRequest['operation'],
  body: unknown,
  { status = 200, deviations = [] }: { status?: number; deviations?: Exchange['deviations'] } = {},
) =>
  exchangeOf(operation, {
    deviations,
    response: {
      status,
      headers: { 'content-type': 'application/json', 'x-engine': 'phrasebook' },
      body: JSON.stringify(body),
      size: 1,
    },
  });

const translation: CaseRequest = {
  operation: 'localization',
  headers: { src_lang: 'en', tgt_lang: 'hi,ta' },
  body: { data: ['Hello Meera', 'Two'], nmtMaskTerms: { Meera: 'Meera' } },
};
const twoLanguages = answered('localization', {
  responseList: [
    {
      inString: 'Hello Meera',
      apiStatus: 4,
      outStrings: { hi: 'नमस्ते Meera', ta: 'வணக்கம் Meera' },
      api_statuses: { hi: 2, ta: -2 },
    },
    { inString: 'Two', apiStatus: 4, outStrings: { hi: 'दो', ta: 'two' }, api_statuses: { hi: 2, ta: 2 } },
  ],
  tokenConsumed: 0,
  uuid: 'u',
});
const withoutTamil = answered('localization', {
  responseList: [
    { inString: 'Hello Meera', apiStatus: 4, outStrings: { hi: 'नमस्ते' }, api_statuses: { hi: 2 } },
  ],
});
const single = (language: string, outString: string) =>
  [
    { operation: 'localization', headers: { src_lang: 'en', tgt_lang: language }, body: { data: ['Hello'] } },
    answered('localization', { responseList: [{ inString: 'Hello', outString, apiStatus: 2 }] }),
  ] as const satisfies [CaseRequest, Exchange];
const speech: CaseRequest = { operation: 'stt_upload', awaitTranscript: true };
const transcript = (result: Record<string, unknown>) =>
  answered('stt_transcript', {
    ...{ job_id: 'j', code: '000', message: 'Transcript ready.' },
    result: {
      transcript: 'one two',
      original_transcript: 'one two',
      channel_number: 1,
      words: [[]],
      ...result,
    },
  });
const word = (start: number, end: number) => ({ word: 'w', conf: 1, start, end });
const refused = answered('tts', { success: false, cause: 'invalid speed value' }, { status: 400 });
const tts: CaseRequest = { operation: 'tts' };

const met: [Expectation, CaseRequest, Exchange][] = [
  [{ kind: 'http-status', oneOf: [200, 201] }, translation, twoLanguages],
  [{ kind: 'contract' }, translation, twoLanguages],
  [{ kind: 'string-status', language: 'hi', oneOf: [2] }, translation, twoLanguages],
  [{ kind: 'string-status', oneOf: [2, -2] }, translation, twoLanguages],
  [{ kind: 'text', string: 1, language: 'hi', oneOf: ['एक', 'दो'] }, translation, twoLanguages],
  [{ kind: 'script', language: 'hi', script: 'Deva', except: ['Meera'] }, translation, twoLanguages],
  [{ kind: 'kept-terms' }, translation, twoLanguages],
  [
    { kind: 'similarity', string: 0, language: 'hi', to: 'नमस्ते मीरा', atLeast: 0.4 },
    translation,
    twoLanguages,
  ],
  [
    { kind: 'field', pointer: '/responseList/0/api_statuses', equals: { ta: -2, hi: 2 } },
    translation,
    twoLanguages,
  ],
  [{ kind: 'header', name: 'X-Engine', oneOf: ['phrasebook'] }, translation, twoLanguages],
  [{ kind: 'error-row', row: 'tts.speed' }, tts, refused],
  [{ kind: 'time', atMost: 50 }, tts, refused],
  [{ kind: 'code', oneOf: ['000'] }, speech, transcript({})],
  [{ kind: 'words-wrong', reference: 'One, two.', atMost: 0 }, speech, transcript({})],
  [{ kind: 'word-times' }, speech, transcript({ words: [[word(0, 1)], [word(1, 2)]] })],
  [{ kind: 'subtitles' }, speech, transcript({ subtitles: '1\n00:00:00,000 --> 00:00:01,500\none two\n\n' })],
];
met.push(
  [{ kind: 'script', language: 'ur', script: 'Arab' }, ...single('ur', 'آپ کا شکریہ\u200c۔')],
  [{ kind: 'script', language: 'sat', script: 'Olck' }, ...single('sat', 'ᱥᱟᱱᱛᱟᱲᱤ ᱾')],
  [{ kind: 'script', language: 'ta', script: 'Taml' }, ...single('ta', 'நன்றி 123')],
);
const unmet: [Expectation, CaseRequest, Exchange][] = [
  [{ kind: 'http-status', oneOf: [403] }, translation, twoLanguages],
  [
    { kind: 'contract' },
    translation,
    answered('localization', { ok: 1 }, { deviations: [{ path: 'uuid', expected: 'string' }] }),
  ],
  [{ kind: 'contract' }, translation, answered('localization', ['?'])],
  [{ kind: 'string-status', oneOf: [2] }, translation, twoLanguages],
  [{ kind: 'string-status', language: 'bn', oneOf: [2] }, translation, twoLanguages],
  [{ kind: 'text', string: 1, oneOf: ['दो'] }, translation, twoLanguages],
  [{ kind: 'script', string: 1, language: 'ta', script: 'Taml' }, translation, twoLanguages],
  [{ kind: 'script', language: 'hi', script: 'Nope' }, translation, twoLanguages],
  [{ kind: 'script', language: 'hi', script: 'Deva' }, ...single('hi', '')],
  // The sign below the letter is the Bengali one.
  [{ kind: 'script', language: 'hi', script: 'Deva' }, ...single('hi', 'क\u09bc')],
  [{ kind: 'string-status', oneOf: [2] }, translation, withoutTamil],
  [{ kind: 'text', string: 1, language: 'hi', oneOf: ['दो'] }, translation, withoutTamil],
  [{ kind: 'words-wrong', reference: '', atMost: 0.1 }, speech, transcript({})],
  [
    { kind: 'kept-terms' },
    translation,
    answered('localization', {
      responseList: [{ inString: 'Meera', outString: 'Meera Meera', apiStatus: 2 }],
    }),
  ],
  [{ kind: 'kept-terms' }, { ...translation, body: { data: ['a'] } }, twoLanguages],
  [{ kind: 'similarity', language: 'hi', to: 'नमस्ते', atLeast: 0.9 }, translation, twoLanguages],
  [{ kind: 'field', pointer: '/responseList/7', equals: null }, translation, twoLanguages],
  [{ kind: 'header', name: 'X-None', oneOf: ['a'] }, translation, twoLanguages],
  [{ kind: 'error-row', row: 'tts.pitch' }, tts, refused],
  [{ kind: 'time', atMost: 5 }, tts, refused],
  [{ kind: 'code', oneOf: ['005'] }, speech, transcript({})],
  [{ kind: 'words-wrong', reference: 'one two three', atMost: 0.3 }, speech, transcript({})],
  [{ kind: 'word-times' }, speech, transcript({ words: [[word(1, 0.5)]] })],
  [{ kind: 'word-times' }, speech, transcript({ words: [[word(1, 2), word(0.5, 0.8)]] })],
  [{ kind: 'word-times' }, speech, transcript({ words: [[word(-1, 1)]] })],
  [{ kind: 'subtitles' }, speech, transcript({})],
  [{ kind: 'subtitles' }, speech, transcript({ subtitles: '2\n00:00:01,000 --> 00:00:02,000\none\n\n' })],
  [{ kind: 'subtitles' }, speech, transcript({ subtitles: 'one\n' })],
  [{ kind: 'subtitles' }, speech, transcript({ subtitles: '1\n00:00:02,000 --> 00:00:01,000\none\n\n' })],
  [{ kind: 'audio-format', oneOf: ['wav'] }, tts, refused],
  [{ kind: 'loudness', atLeast: -90 }, tts, refused],
];
const rowsOf = (rows: typeof met) => rows.map((row) => [JSON.stringify(row[0]), ...row] as const);

describe('an expectation', () => {
  it.each(rowsOf(met))('an expectation is met: %s', async (_, expectation, request, exchange) => {
    expect(await checkAnswer([expectation], request, [exchange], 10)).toMatchObject([
      { expectation, passed: true },
    ]);
  });

  it.each(rowsOf(unmet))('an expectation is not met: %s', async (_, expectation, request, exchange) => {
    const [result] = await checkAnswer([expectation], request, [exchange], 10);
    expect(result).toMatchObject({ expectation, passed: false });
    expect(result?.expected).not.toBe('');
    expect(result?.received).not.toBe('');
  });

  it.each([
    [{ kind: 'word-times' } as const, { words: [[word(0, 1), word(1, 2.5)]] }],
    [{ kind: 'subtitles' } as const, { subtitles: '1\n00:00:00,000 --> 00:00:02,500\none two\n\n' }],
  ])('%j is met only if the times are within the audio that was sent', async (expectation, result) => {
    const judge = async (sentSeconds: number) =>
      (await checkAnswer([expectation], speech, [transcript(result)], 10, { sentSeconds }))[0];
    expect(await judge(2.46)).toMatchObject({ passed: true });
    expect(await judge(2.4)).toMatchObject({
      passed: false,
      expected: expect.stringContaining('within 2.40 s'),
    });
  });

  it('the form of an undocumented answer, if recognised, is named before the deviations', async () => {
    const wrapped = { data: { responseList: [], tokenConsumed: 0, uuid: 'a' } };
    const exchange = answered('localization', wrapped, {
      deviations: [{ path: 'uuid', expected: 'string' }],
    });
    expect(await checkAnswer([{ kind: 'contract' }], translation, [exchange], 10)).toMatchObject([
      { received: expect.stringMatching(/^The documented answer inside another object .*“data”.*\. uuid: /) },
    ]);
  });

  it('an expectation is not met without an answer', async () => {
    expect(await checkAnswer([{ kind: 'contract' }], tts, [], 10)).toMatchObject([{ passed: false }]);
  });
});

const masked = (nmtMaskTerms: string[] | Record<string, string>, input: string, outString: string) =>
  [
    {
      operation: 'localization',
      headers: { src_lang: 'en', tgt_lang: 'hi' },
      body: { data: [input], nmtMaskTerms },
    },
    answered('localization', { responseList: [{ inString: input, outString, apiStatus: 2 }] }),
  ] as const satisfies [CaseRequest, Exchange];

describe('kept terms', () => {
  it.each([
    [{ Pay: 'भुगतान' }, 'Pay now', 'अब भुगतान', true],
    [['Pay'], 'Pay now', 'Payment Pay', true],
    [['Pay'], 'Pay now', 'Payment', false],
    [['Pay'], 'Pay now', 'Pay Pay', false],
    [['Pay'], 'Pay now', 'पे अब', false],
    [['C++ (new)'], 'C++ (new)', 'C++ (new) है', true],
  ])('judges the kept terms %j for the input %j and the output %j', async (terms, input, output, passed) => {
    const [request, exchange] = masked(terms, input, output);
    expect(await checkAnswer([{ kind: 'kept-terms' }], request, [exchange], 1)).toMatchObject([{ passed }]);
  });

  it('a kept term is accepted in a listed spelling, but only as often as the term is in the input', async () => {
    const judge = async (output: string, spellings?: Record<string, string[]>) => {
      const [request, exchange] = masked(['Pay'], 'Pay now', output);
      const expectation = { kind: 'kept-terms' as const, ...(spellings && { spellings }) };
      return (await checkAnswer([expectation], request, [exchange], 1))[0];
    };
    expect(await judge('पे अब', { Pay: ['पे', 'पेय'] })).toMatchObject({ passed: true });
    expect(await judge('पे पे', { Pay: ['पे'] })).toMatchObject({ passed: false });
    const unknown = await judge('पे अब');
    expect(unknown).toMatchObject({ passed: false });
    expect(unknown?.received).toContain('add that spelling to the expectation');
  });
});

it('a result lists five failing outputs by the number of their string, and how many others failed', async () => {
  const data = Array.from({ length: 7 }, (_, at) => `s${at}`);
  const request: CaseRequest = { operation: 'localization', headers: { tgt_lang: 'hi' }, body: { data } };
  const list = data.map((inString) => ({ inString, outString: 'नमस्ते', apiStatus: 2 }));
  const exchange = answered('localization', { responseList: list });
  const [result] = await checkAnswer([{ kind: 'text', oneOf: ['नमस्कार'] }], request, [exchange], 1);
  const lines = result?.received.split('\n') ?? [];
  expect(lines).toHaveLength(6);
  expect(lines[0]).toContain('string 1 (hi): नमस्ते (first difference at character 3');
  expect(lines.at(-1)).toBe('2 more');
  expect(result?.compared).toEqual({ expected: 'नमस्कार', received: 'नमस्ते' });
});

describe('similarity', () => {
  it.each([
    ['', '', 1],
    ['कि', 'कि', 1],
    ['e\u0301', 'é', 1],
    ['कि', 'क', 0],
    ['abcd', 'abxd', 0.75],
    ['a', '', 0],
  ])('similarity counts graphemes: %j and %j', (a, b, share) => {
    expect(similarity(a, b, 'hi')).toBe(share);
  });
});
