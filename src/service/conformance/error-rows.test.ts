import { beforeAll, describe, expect, it } from 'vitest';
import { errorRows } from '#contract/errors.ts';
import { type SharedService, sharedService } from '#testing/service/shared-service.ts';

/*
 * Every error row of the specification against the service, written from the specification's tables in the documented
 * order of checks. Every pair of faults that one request can have is sent too: the earlier check must answer.
 */

interface RequestDraft {
  readonly flags: Set<string>;
  readonly headers: Map<string, string>;
  path: string;
  json: unknown;
  raw: string | undefined;
  form: FormData | undefined;
}

interface FaultCase {
  readonly name: string;
  /** The row of the specification, if there is one. */
  readonly row?: string;
  readonly status: number;
  readonly body: unknown;
  /** The part of the request with the fault: two faults in the same part are not combined. */
  readonly touches: string;
  make(draft: RequestDraft): void;
}

let service: SharedService;
beforeAll(async () => {
  service = await sharedService();
});

const bodyInShapeA = (message: string) => ({ message, status: 403 });
const bodyInShapeB = (message: string, error_cause: unknown, status: string) => ({
  documentation: expect.stringMatching(/^http:\/\/.+/),
  message,
  error_cause,
  status,
});
const generalMessage = 'Oops! Something wrong happened';
const speechErrorBody = (text: unknown) => ({ success: false, cause: text });
const addAccountFlag = (name: string) => (draft: RequestDraft) => void draft.flags.add(name);
const setHeader = (name: string, value?: string) => (draft: RequestDraft) =>
  void (value === undefined ? draft.headers.delete(name) : draft.headers.set(name, value));
const setField = (name: string, value?: unknown) => (draft: RequestDraft) => {
  draft.json = Object.fromEntries(
    Object.entries({ ...(draft.json as object), [name]: value }).filter(([, kept]) => kept !== undefined),
  );
};

/** The five checks of the account, which come before all others, in order. */
function accountCases(appName: string, body: (text: string) => unknown): FaultCase[] {
  const refusal = (name: string, text: string, make: FaultCase['make'], touches = name): FaultCase => ({
    name,
    row: `${appName}.${name}`,
    status: 403,
    body: body(text),
    touches,
    make,
  });
  return [
    refusal('invalid-credentials', 'Invalid REV-API-KEY or REV-APP-ID', setHeader('REV-API-KEY', 'nobody')),
    refusal('expired', 'API key expired', addAccountFlag('expired')),
    refusal('exhausted', 'usage exhausted', addAccountFlag('exhausted')),
    refusal('unauthorized-api', 'unauthorized to use this API', addAccountFlag('no-function')),
  ];
}

const notJson: Omit<FaultCase, 'body'> = {
  name: 'another content type',
  status: 415,
  touches: 'Content-Type',
  make: setHeader('Content-Type', 'text/plain'),
};
const brokenJson: Omit<FaultCase, 'body'> = {
  name: 'broken JSON',
  status: 400,
  touches: 'body',
  make: (draft) => {
    draft.raw = '{"data": [';
  },
};

interface Suite {
  readonly function: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly path: string;
  readonly json?: unknown;
  readonly form?: () => FormData;
  readonly cases: readonly FaultCase[];
}

const languageRefusal = 'unauthorized to use this src/tgt language';
const invalidInShapeB = (
  status: number,
  field: string,
  name: string,
): Pick<FaultCase, 'status' | 'body'> => ({
  status,
  body: bodyInShapeB(generalMessage, expect.stringContaining(field), name),
});

const translationSuite: Suite = {
  function: 'localization',
  headers: { 'Content-Type': 'application/json', src_lang: 'en', tgt_lang: 'hi', domain: '0' },
  path: '/',
  json: { data: ['Good morning.'] },
  cases: [
    ...accountCases('localization', bodyInShapeA),
    {
      name: 'an unknown source language',
      row: 'localization.unauthorized-language',
      status: 403,
      body: bodyInShapeA(languageRefusal),
      touches: 'src_lang',
      make: setHeader('src_lang', 'xx'),
    },
    {
      name: 'a language the account may not use',
      row: 'localization.unauthorized-language',
      status: 403,
      body: bodyInShapeA(languageRefusal),
      touches: 'tgt_lang',
      make: (draft) => {
        draft.flags.add('hindi-english');
        draft.headers.set('tgt_lang', 'hi, ta');
      },
    },
    { ...notJson, ...invalidInShapeB(415, 'Content-Type', 'UNSUPPORTED_MEDIA_TYPE') },
    {
      name: 'src_lang missing',
      row: 'localization.source-missing',
      status: 403,
      body: bodyInShapeB(generalMessage, 'Source language is mandatory', 'FORBIDDEN'),
      touches: 'src_lang',
      make: setHeader('src_lang'),
    },
    {
      name: 'tgt_lang missing',
      row: 'localization.target-missing',
      status: 403,
      body: bodyInShapeB(generalMessage, 'Target language is mandatory', 'FORBIDDEN'),
      touches: 'tgt_lang',
      make: setHeader('tgt_lang'),
    },
    {
      name: 'an unknown version',
      ...invalidInShapeB(400, 'REV-APPVERSION', 'BAD_REQUEST'),
      touches: 'REV-APPVERSION',
      make: setHeader('REV-APPVERSION', '9'),
    },
    {
      name: 'a domain of the other version',
      ...invalidInShapeB(400, 'domain', 'BAD_REQUEST'),
      touches: 'domain',
      make: setHeader('domain', 'generic'),
    },
    { ...brokenJson, ...invalidInShapeB(400, 'body', 'BAD_REQUEST') },
    {
      name: 'data missing',
      row: 'localization.data-missing',
      status: 403,
      body: bodyInShapeB(generalMessage, 'Please provide data string', 'FORBIDDEN'),
      touches: 'body',
      make: setField('data'),
    },
    {
      name: 'a flag of another type',
      ...invalidInShapeB(400, 'enableNmt', 'BAD_REQUEST'),
      touches: 'enableNmt',
      make: setField('enableNmt', 'yes'),
    },
  ],
};

const transliterationError = (message: string, name = 'FORBIDDEN') =>
  bodyInShapeB(message, expect.any(String), name);
const transliterationSuite: Suite = {
  function: 'transliteration',
  headers: { 'Content-Type': 'application/json', src_lang: 'en', tgt_lang: 'hi', domain: 'generic' },
  path: '/',
  json: { data: ['market'] },
  cases: [
    ...accountCases('transliteration', transliterationError),
    {
      name: 'an unknown target language',
      row: 'transliteration.unauthorized-language',
      status: 403,
      body: transliterationError(languageRefusal),
      touches: 'tgt_lang',
      make: setHeader('tgt_lang', 'kok'),
    },
    {
      name: 'a language the account may not use',
      row: 'transliteration.unauthorized-language',
      status: 403,
      body: transliterationError(languageRefusal),
      touches: 'tgt_lang',
      make: (draft) => {
        draft.flags.add('hindi-english');
        draft.headers.set('tgt_lang', 'ta');
      },
    },
    { ...notJson, ...invalidInShapeB(415, 'Content-Type', 'UNSUPPORTED_MEDIA_TYPE') },
    ...['src_lang', 'tgt_lang'].map((name) => ({
      name: `${name} missing`,
      row: 'transliteration.bad-request',
      ...invalidInShapeB(400, name, 'BAD_REQUEST'),
      touches: name,
      make: setHeader(name),
    })),
    {
      name: 'an unknown domain',
      row: 'transliteration.bad-request',
      ...invalidInShapeB(400, 'domain', 'BAD_REQUEST'),
      touches: 'domain',
      make: setHeader('domain', 'sports'),
    },
    { ...brokenJson, ...invalidInShapeB(400, 'body', 'BAD_REQUEST') },
    {
      name: 'data missing',
      row: 'transliteration.bad-request',
      ...invalidInShapeB(400, 'data', 'BAD_REQUEST'),
      touches: 'body',
      make: setField('data'),
    },
    {
      name: 'an unknown convertNumber',
      row: 'transliteration.bad-request',
      ...invalidInShapeB(400, 'convertNumber', 'BAD_REQUEST'),
      touches: 'convertNumber',
      make: setField('convertNumber', 'digits'),
    },
  ],
};

const textToSpeechCase = (
  name: string,
  row: string,
  text: string,
  touches: string,
  make: FaultCase['make'],
): FaultCase => ({
  name,
  row,
  status: 400,
  body: speechErrorBody(text),
  touches,
  make,
});
const textToSpeechSuite: Suite = {
  function: 'tts',
  headers: { 'Content-Type': 'application/json', speaker: 'hi_female' },
  path: '/',
  json: { text: 'नमस्ते' },
  cases: [
    ...accountCases('tts', speechErrorBody),
    {
      name: 'an unknown speaker',
      row: 'tts.unauthorized-language',
      status: 403,
      body: speechErrorBody(languageRefusal),
      touches: 'speaker',
      make: setHeader('speaker', 'hi_robot'),
    },
    {
      name: 'a speaker the account may not use',
      row: 'tts.unauthorized-language',
      status: 403,
      body: speechErrorBody(languageRefusal),
      touches: 'speaker',
      make: (draft) => {
        draft.flags.add('hindi-english');
        draft.headers.set('speaker', 'ta_female');
      },
    },
    { ...notJson, body: speechErrorBody(expect.stringContaining('Content-Type')) },
    textToSpeechCase(
      'speaker missing',
      'tts.speaker-missing',
      'no `spkr` given',
      'speaker',
      setHeader('speaker'),
    ),
    { ...brokenJson, body: speechErrorBody(expect.stringContaining('body')) },
    textToSpeechCase('text missing', 'tts.text-missing', 'no `text` given', 'body', setField('text')),
    textToSpeechCase(
      'speed out of range',
      'tts.speed',
      'invalid speed value',
      'speed',
      setField('speed', 1.6),
    ),
    textToSpeechCase(
      'pitch out of range',
      'tts.pitch',
      'invalid pitch value',
      'pitch',
      setField('pitch', -3.5),
    ),
    textToSpeechCase(
      'an unknown sample rate',
      'tts.sample-rate',
      'invalid sample_rate value',
      'sample_rate',
      setField('sample_rate', 11_025),
    ),
    textToSpeechCase(
      'an unknown format',
      'tts.format',
      'invalid format value',
      'format',
      setField('format', 'aac'),
    ),
  ],
};

const buildForm = (fill: (form: FormData) => void) => {
  const filled = new FormData();
  fill(filled);
  return filled;
};
const fileTypeMessage =
  'File type not supported. Upload only wav, flac or mp3 formats. Preferred format for transcription is wav files';
const uploadCase = (
  name: string,
  code: string,
  message: unknown,
  touches: string,
  make: FaultCase['make'],
): FaultCase => ({
  name,
  row: `stt_batch.upload-${code}`,
  status: 200,
  body: { job_id: expect.stringMatching(/^[\w-]{36}$/), code, message },
  touches,
  make,
});
const uploadSuite: Suite = {
  function: 'stt_batch',
  headers: { src_lang: 'en', domain: 'generic' },
  path: '/upload',
  form: () => buildForm((filled) => filled.append('file', service.wav(), 'file')),
  cases: [
    ...accountCases('stt_batch', bodyInShapeA),
    {
      name: 'a language the account may not use',
      row: 'stt_batch.unauthorized-language',
      status: 403,
      body: bodyInShapeA(languageRefusal),
      touches: 'src_lang',
      make: (draft) => {
        draft.flags.add('hindi-english');
        draft.headers.set('src_lang', 'ta');
      },
    },
    uploadCase('src_lang missing', '001', 'Language code is required', 'src_lang', setHeader('src_lang')),
    uploadCase(
      'an unknown language',
      '003',
      'Language and/or Domain not available',
      'src_lang',
      setHeader('src_lang', 'xx'),
    ),
    uploadCase(
      'an unknown domain',
      '003',
      'Language and/or Domain not available',
      'domain',
      setHeader('domain', 'sports'),
    ),
    uploadCase('a file of another type', '002', fileTypeMessage, 'body', (draft) => {
      draft.form = buildForm((filled) =>
        filled.append('file', new Blob(['%PDF-1.7 is no audio at all']), 'a.wav'),
      );
    }),
    uploadCase('an address of another type', '004', fileTypeMessage, 'body', (draft) => {
      draft.form = buildForm((filled) => filled.append('file_url', service.publicUrl('/page.html')));
    }),
    uploadCase('neither file nor address', '005', 'file is required', 'body', (draft) => {
      draft.form = buildForm((filled) => filled.append('note', 'nothing else'));
    }),
    uploadCase(
      'an address inside this machine',
      '999',
      expect.stringContaining('Unknown error, please contact developer'),
      'body',
      (draft) => {
        draft.form = buildForm((filled) => filled.append('file_url', 'http://127.0.0.1:1/a.wav'));
      },
    ),
  ],
};

const jobCases = (path: '/status' | '/transcript'): Suite => ({
  function: 'stt_batch',
  headers: {},
  path: `${path}?job_id=00000000-0000-4000-8000-000000000000`,
  cases: [
    ...accountCases('stt_batch', bodyInShapeA),
    ...(
      [
        ['job_id missing', '001', path],
        ['job_id malformed', '001', `${path}?job_id=..%2F..%2Fetc`],
        ['job_id unknown', '002', `${path}?job_id=00000000-0000-4000-8000-000000000000`],
      ] as const
    ).map(([name, code, target]) => ({
      name,
      row: `stt_batch.job-${code}`,
      status: 200,
      body: {
        job_id: expect.any(String),
        code,
        message: 'Invalid JOB ID',
        ...(path === '/status' && { status: 'failed' }),
      },
      touches: 'path',
      make: (draft: RequestDraft) => {
        draft.path = target;
      },
    })),
  ],
});

const suites: readonly Suite[] = [
  translationSuite,
  transliterationSuite,
  textToSpeechSuite,
  uploadSuite,
  jobCases('/status'),
  jobCases('/transcript'),
];

async function answerTo(suite: Suite, ...makers: readonly FaultCase[]) {
  const draft: RequestDraft = {
    flags: new Set(),
    headers: new Map(Object.entries(suite.headers)),
    path: suite.path,
    json: suite.json,
    raw: undefined,
    form: suite.form?.(),
  };
  for (const { make } of makers) make(draft);
  const credentials = service.accountWith(draft.flags, suite.function);
  const isGet = /^\/(status|transcript)/.test(suite.path);
  const response = await service.request(draft.path, {
    method: isGet ? 'GET' : 'POST',
    headers: {
      'REV-API-KEY': credentials.apiKey,
      'REV-APP-ID': credentials.appId,
      'REV-APPNAME': suite.function,
      ...Object.fromEntries(draft.headers),
    },
    ...(!isGet && { body: draft.form ?? draft.raw ?? JSON.stringify(draft.json) }),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

describe.each(suites)('$function $path', (suite) => {
  it.each(suite.cases)('answers $name as documented', async (fault) => {
    expect(await answerTo(suite, fault)).toEqual({ status: fault.status, body: fault.body });
  });

  const pairs = suite.cases.flatMap((earlier, index) =>
    suite.cases
      .slice(index + 1)
      .filter((later) => later.touches !== earlier.touches)
      .map((later) => ({ earlier, later })),
  );
  it.each(pairs)('answers $earlier.name before $later.name', async ({ earlier, later }) => {
    const expected = { status: earlier.status, body: earlier.body };
    expect(await answerTo(suite, earlier, later)).toEqual(expected);
    expect(await answerTo(suite, later, earlier)).toEqual(expected);
  });
});

describe('error rows that no request can produce on its own', () => {
  const tested = new Set(suites.flatMap(({ cases }) => cases.flatMap(({ row }) => row ?? [])));
  /** Rows that depend on the state of a job; the speech-to-text tests cover them. */
  const byState = ['stt_batch.job-003', 'stt_batch.job-004', 'stt_batch.job-005'];

  it('an error row that no request in these tests produces depends on the state of a job or on an injected fault', () => {
    const rest = errorRows.filter(({ id }) => !tested.has(id)).map(({ id }) => id);
    expect(rest.sort()).toEqual([...byState, 'stt_batch.job-999', 'transliteration.internal'].sort());
  });

  it.each([
    ['stt_status', 'stt_batch.job-999', '/status?job_id=x', { code: '999', message: 'Unknown error' }],
    [
      'stt_transcript',
      'stt_batch.job-999',
      '/transcript?job_id=x',
      { code: '999', message: 'Unknown error' },
    ],
    ['stt_status', 'stt_batch.job-003', '/status?job_id=x', { code: '003', status: 'queued' }],
    ['stt_status', 'stt_batch.job-004', '/status?job_id=x', { code: '004', status: 'processing' }],
    ['stt_status', 'stt_batch.job-005', '/status?job_id=x', { code: '005', status: 'failed' }],
    ['transliteration', 'transliteration.internal', '/', { message: 'Internal Server Error' }],
  ])('an injected fault answers %s with the row %s', async (operation, row, path, expected) => {
    await service.armFault({ operation, times: 1, fault: { kind: 'row', row } });
    const suite = operation === 'transliteration' ? transliterationSuite : { ...jobCases('/status'), path };
    const { body, status } = await answerTo(suite);
    expect(status).toBe(row === 'transliteration.internal' ? 500 : 200);
    expect(body).toMatchObject(expected);
  });
});
