import type { Case } from '#cases/case-file/case.ts';
import { createRunReport, type RunReport } from '#cases/evidence/run-report.ts';
import type { CaseResult } from '#cases/run/results.ts';
import { exchangeOf } from '#testing/console/exchange.ts';

/** A WAV file with a tone of `seconds` at 8000 Hz. */
export function toneWav(seconds: number): Uint8Array<ArrayBuffer> {
  const samples = Math.round(seconds * 8000);
  const bytes = new Uint8Array(44 + samples * 2);
  const view = new DataView(bytes.buffer);
  const text = (at: number, letters: string) => bytes.set(new TextEncoder().encode(letters), at);
  text(0, 'RIFF');
  view.setUint32(4, 36 + samples * 2, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, 8000, true);
  view.setUint32(28, 16000, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, samples * 2, true);
  for (let at = 0; at < samples; at += 1) {
    view.setInt16(44 + at * 2, 8000 * Math.sin((at * 440 * 2 * Math.PI) / 8000), true);
  }
  return bytes;
}

export const sampleCases: readonly Case[] = [
  {
    version: 1,
    id: 'greeting',
    name: 'A greeting in Urdu and Hindi',
    tags: ['smoke', 'translation'],
    notes: 'Seen in the demo.',
    request: {
      operation: 'localization',
      headers: { src_lang: 'en', tgt_lang: 'ur,hi' },
      body: { data: ['Welcome'] },
    },
    expectations: [{ kind: 'text', language: 'ur', oneOf: ['خوش آمدید'] }],
  },
  {
    version: 1,
    id: 'santali',
    name: 'Santali letters',
    request: { operation: 'transliteration', body: { data: ['{{text}}'] } },
    data: { rows: [{ text: 'ᱥᱟᱱᱛᱟᱲᱤ' }] },
    expectations: [{ kind: 'script', script: 'Latn' }],
  },
  {
    version: 1,
    id: 'voice',
    name: 'A voice',
    request: { operation: 'tts', headers: { speaker: 'hi_female' }, body: { text: 'नमस्ते' } },
    expectations: [{ kind: 'audio-format', oneOf: ['wav'] }],
  },
  {
    version: 1,
    id: 'unreachable',
    name: 'No answer',
    request: { operation: 'stt_status', query: { job_id: '1' } },
    expectations: [{ kind: 'http-status', oneOf: [200] }],
  },
];

const startedAt = new Date('2026-11-23T10:00:00.250Z');

export const sampleResults: readonly CaseResult[] = [
  {
    caseId: 'greeting',
    verdict: 'failed',
    startedAt,
    milliseconds: 120.4,
    attempts: 1,
    expectations: [
      {
        expectation: { kind: 'text', language: 'ur', oneOf: ['خوش آمدید'] },
        passed: false,
        expected: 'خوش آمدید',
        received: 'خوش آمدی',
        language: 'ur',
      },
      {
        expectation: { kind: 'http-status', oneOf: [200] },
        passed: true,
        expected: '200',
        received: '200',
      },
    ],
    exchanges: [
      exchangeOf('localization', {
        startedAt,
        request: {
          method: 'POST',
          path: '/',
          url: '/api/embedded/',
          headers: {
            'REV-APPNAME': 'localization',
            'Content-Type': 'application/json',
            'REV-API-KEY': '••••••••',
            src_lang: 'en',
            tgt_lang: 'ur,hi',
          },
          body: '{"data":["Welcome"]}',
          size: 20,
        },
        response: {
          status: 200,
          headers: { 'content-type': 'application/json', 'x-request-id': 'request-17' },
          body: '{"responseList":[{"inString":"Welcome","outStrings":{"ur":"خوش آمدی","hi":"स्वागत है"},"apiStatus":4}],"uuid":"9f0c"}',
          size: 120,
        },
        timing: { total: 120.4, firstByte: 100 },
        deviations: [{ path: 'responseList.0.apiStatus', expected: '4', received: '3' }],
      }),
    ],
  },
  {
    caseId: 'santali',
    row: 0,
    values: { text: 'ᱥᱟᱱᱛᱟᱲᱤ' },
    verdict: 'changed',
    startedAt,
    milliseconds: 12,
    attempts: 1,
    expectations: [],
    exchanges: [
      exchangeOf('transliteration', {
        startedAt,
        request: {
          method: 'POST',
          path: '/',
          url: '/api/embedded/',
          headers: {
            'REV-APPNAME': 'transliteration',
            'Content-Type': 'application/json',
            src_lang: 'sat',
            tgt_lang: 'en',
          },
          body: '{"data":["ᱥᱟᱱᱛᱟᱲᱤ"]}',
          size: 30,
        },
        response: {
          status: 200,
          headers: { 'content-type': 'application/json' },
          body: '{"responseList":[{"inString":"ᱥᱟᱱᱛᱟᱲᱤ","outString":["santari"],"status":2}]}',
          size: 80,
        },
      }),
    ],
  },
  {
    caseId: 'voice',
    verdict: 'passed',
    startedAt,
    milliseconds: 300,
    attempts: 2,
    expectations: [
      {
        expectation: { kind: 'audio-format', oneOf: ['wav'] },
        passed: true,
        expected: 'wav',
        received: 'wav',
      },
    ],
    exchanges: [
      exchangeOf('tts', {
        startedAt,
        request: {
          method: 'POST',
          path: '/',
          url: '/api/embedded/',
          headers: { 'REV-APPNAME': 'tts', 'Content-Type': 'application/json', speaker: 'hi_female' },
          body: '{"text":"नमस्ते"}',
          size: 30,
        },
        response: {
          status: 200,
          headers: { 'content-type': 'audio/wav' },
          body: new Blob([toneWav(0.5)]),
          size: 8044,
        },
      }),
    ],
  },
  {
    caseId: 'unreachable',
    verdict: 'broken',
    reason: 'the target does not answer',
    startedAt,
    milliseconds: 5,
    attempts: 3,
    expectations: [],
    exchanges: [
      exchangeOf('stt_status', {
        startedAt,
        request: {
          method: 'GET',
          path: '/status?job_id=1',
          url: '/api/embedded/status?job_id=1',
          headers: { 'REV-APPNAME': 'stt_batch' },
          size: 0,
        },
        result: { kind: 'network', cause: 'refused', message: 'ECONNREFUSED' },
      }),
    ],
  },
  {
    caseId: 'gone',
    verdict: 'skipped',
    reason: 'the target has no fault injection',
    startedAt,
    milliseconds: 0,
    attempts: 0,
    expectations: [],
    exchanges: [],
  },
];

/** A report with every verdict, several scripts and audio. */
export function sampleReport(secrets: readonly string[] = []): Promise<RunReport> {
  return createRunReport({
    environment: {
      name: 'starter set',
      target: 'embedded',
      baseUrl: 'http://127.0.0.1:5174',
      account: 'working',
      version: '0.1.0',
      commit: 'abc1234',
      dialect: 'documented',
      startedAt,
      endedAt: new Date('2026-11-23T10:00:02Z'),
    },
    results: sampleResults,
    cases: sampleCases,
    secrets,
  });
}

/** Members that `withTexts` leaves unchanged: the console writes their values, and its code depends on them. */
const keptMembers = new Set(['verdict', 'kind', 'operation', 'content-type']);

/** A copy of a value with its texts replaced, except in `keptMembers`; headers also get one with a replaced name. */
export function withTexts<T>(value: T, text: (original: string) => string): T {
  const replace = (item: unknown): unknown => {
    if (typeof item === 'string') return text(item);
    if (typeof item !== 'object' || item === null || item instanceof Date || item instanceof Blob)
      return item;
    if (Array.isArray(item)) return item.map(replace);
    return Object.fromEntries(
      Object.entries(item).map(([name, member]) => [
        name,
        keptMembers.has(name)
          ? member
          : name === 'headers'
            ? { ...(member as object), ...(replace(member) as object), [text('x-name')]: text('x-value') }
            : replace(member),
      ]),
    );
  };
  return replace(value) as T;
}
