import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readSet } from '#cases/archive/read-set.ts';
import { writeSet } from '#cases/archive/write-set.ts';
import { errorRows, operationIds } from '#contract/errors.ts';
import { operations } from '#contract/operations.ts';
import { openApiDescription } from '#contract/reference/openapi.ts';
import { speechToTextDomains } from '#contract/speech-to-text.ts';
import { ssmlTags } from '#contract/ssml.ts';
import { audioFormats, sampleRates } from '#contract/text-to-speech.ts';
import {
  namedDomains,
  numericDomains,
  translationStatuses,
  translationVersions,
} from '#contract/translation.ts';
import { convertNumberValues, transliterationDomains } from '#contract/transliteration.ts';
import { startNmtServer } from '#testing/service/nmt-server.ts';
import { startTestService } from '#testing/service/test-service.ts';
import { runCasesCommand } from '../src/commands/cases/cases-command.ts';
import { readFolder } from '../src/commands/cases/read-folder.ts';

/*
 * The starter set against the service, with a scripted engine of translation and a scripted recogniser. Coverage is
 * computed from the specification's tables and from the calls and answers of the cases that passed.
 */

const folder = fileURLToPath(new URL('cases', import.meta.url));

const Result = z.object({
  caseId: z.string(),
  row: z.optional(z.number()),
  verdict: z.string(),
  reason: z.optional(z.string()),
  expectations: z.array(z.object({ expectation: z.looseObject({ kind: z.string() }), passed: z.boolean() })),
  exchanges: z.array(
    z.object({
      operation: z.string(),
      request: z.object({
        path: z.string(),
        headers: z.record(z.string(), z.string()),
        body: z.optional(z.unknown()),
      }),
      response: z.optional(z.object({ status: z.number(), body: z.unknown() })),
    }),
  ),
});
type Result = z.infer<typeof Result>;

let results: readonly Result[] = [];
let code: number | undefined;
const printed: string[] = [];
const outputs = mkdtempSync(join(tmpdir(), 'cases-'));
afterAll(() => rmSync(outputs, { recursive: true, force: true }));

beforeAll(async () => {
  const nmt = await startNmtServer({ translate: () => 'शांत नदी उत्तर की ओर मुड़ती है।' });
  const service = await startTestService({ NMT_KIND: 'libretranslate', NMT_BASE_URL: nmt.url });
  try {
    const json = join(outputs, 'results.json');
    code = await runCasesCommand(['--json', json], {
      starterSet: folder,
      env: { SERVICE_PORT: new URL(service.url).port },
      signal: new AbortController().signal,
      print: (line) => printed.push(line),
      startService: async () => async () => {},
    });
    results = z.object({ results: z.array(Result) }).parse(JSON.parse(readFileSync(json, 'utf8'))).results;
  } finally {
    await service.close();
    await nmt.close();
  }
}, 120_000);

const passed = () => results.filter(({ verdict }) => verdict === 'passed');
const calls = () => passed().flatMap(({ exchanges }) => exchanges);
/** The text of requests and answers, in which values are searched. */
const bodyText = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body ?? ''));
const sentTo = (operation: string) => calls().filter((call) => call.operation === operation);

describe('the starter set', { tags: 'slow' }, () => {
  it('the starter set has at least 80 cases, which pass or, for another dialect, are skipped with the reason', async () => {
    const read = await readFolder(folder);
    if ('problems' in read) throw new Error(read.problems.join('\n'));
    expect(read.set.cases.length).toBeGreaterThanOrEqual(80);
    expect(printed.filter((line) => /^(failed|broken|changed)/.test(line))).toEqual([]);
    expect(code).toBe(0);
    const others = results.filter(({ verdict }) => verdict !== 'passed');
    expect(others.map(({ caseId, verdict, reason }) => [caseId, verdict, reason])).toEqual([
      [
        'transliteration-observed',
        'skipped',
        'the target speaks the documented dialect, not the observed one',
      ],
    ]);
  });

  it('the starter set equals its own export, schema included', async () => {
    const read = await readFolder(folder);
    if ('problems' in read) throw new Error(read.problems.join('\n'));
    const written = writeSet(read.set);
    if ('problems' in written) throw new Error(written.problems.join('\n'));
    const again = await readSet(written.files);
    expect('set' in again && again.set.cases.length).toBe(read.set.cases.length);
    for (const { path, bytes } of written.files) {
      expect(Buffer.from(bytes).equals(readFileSync(join(folder, path))), path).toBe(true);
    }
  });

  it('the starter set covers every row of the error tables', () => {
    const rows = passed().flatMap(({ expectations }) =>
      expectations.flatMap(({ expectation }) => (expectation.kind === 'error-row' ? [expectation.row] : [])),
    );
    expect(errorRows.map(({ id }) => id).filter((id) => !rows.includes(id))).toEqual([]);
  });

  it('the starter set covers every status of a string and every operation', () => {
    const texts = calls().map(({ response }) => bodyText(response?.body));
    const missing = translationStatuses.filter(
      ({ code: status }) =>
        !texts.some((text) => new RegExp(`"(apiStatus|[a-z]{2,3})":\\s*${status}[,}]`).test(text)),
    );
    expect(missing).toEqual([]);
    expect(operationIds.filter((id) => sentTo(id).length === 0)).toEqual([]);
  });

  it('the starter set covers every state of a job, except brief ones, which error rows cover', () => {
    const texts = [...sentTo('stt_status')].map(({ response }) => bodyText(response?.body));
    const states = ['queued', 'processing', 'failed', 'completed'];
    expect(states.filter((state) => !texts.some((text) => text.includes(`"${state}"`)))).toEqual([]);
  });

  it('the starter set sends every header and field of the specification', () => {
    const missing = operationIds.flatMap((id) => {
      const { headerFields, request } = operations[id];
      const sent = sentTo(id);
      const fields = request.kind === 'none' ? [] : Object.keys(request.schema.shape);
      return [
        ...Object.keys(headerFields).filter((name) => !sent.some((call) => name in call.request.headers)),
        ...fields.filter((name) => !sent.some((call) => bodyText(call.request.body).includes(`"${name}"`))),
      ].map((name) => `${id}: ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it.each([
    ['localization', 'domain', [...numericDomains, ...namedDomains]],
    ['localization', 'REV-APPVERSION', [...translationVersions]],
    ['transliteration', 'domain', [...transliterationDomains]],
    ['stt_upload', 'domain', [...speechToTextDomains]],
  ])('the starter set calls %s with every value of %s', (operation, header, values) => {
    const sent = sentTo(operation).map(({ request }) => request.headers[header]);
    expect(values.filter((value) => !sent.includes(value))).toEqual([]);
  });

  it('the starter set requests every format, sample rate, SSML tag and conversion of numbers', () => {
    const has = (operation: string, pattern: RegExp) =>
      sentTo(operation).some(({ request }) => pattern.test(bodyText(request.body)));
    expect(audioFormats.filter((format) => !has('tts', new RegExp(`"format":"${format}"`)))).toEqual([]);
    expect(sampleRates.filter((rate) => !has('tts', new RegExp(`"sample_rate":${rate}\\b`)))).toEqual([]);
    expect(Object.keys(ssmlTags).filter((tag) => !has('tts', new RegExp(`<${tag}[ />]`)))).toEqual([]);
    const conversions = convertNumberValues.filter(
      (value) => !has('transliteration', new RegExp(`"convertNumber":"${value}"`)),
    );
    expect(conversions).toEqual([]);
  });

  it('every JSON answer to the starter set is as its OpenAPI description says', () => {
    const description = JSON.parse(JSON.stringify(openApiDescription('1')));
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema(description, 'openapi');
    const checked: string[] = [];
    const wrong = passed().flatMap(({ caseId, exchanges }) =>
      exchanges.flatMap(({ operation, response }) => {
        const known = operationIds.find((id) => id === operation);
        const body = jsonOf(response?.body);
        const isAudio = known === 'tts' && response?.status === 200;
        if (!known || !response || body === undefined || isAudio) return [];
        const { path, method } = operations[known];
        const answers = description.paths[path][method.toLowerCase()].responses;
        const status = response.status in answers ? response.status : 'default';
        checked.push(`${known} ${status}`);
        const place = ['paths', path.replaceAll('/', '~1'), method.toLowerCase(), 'responses', status];
        const schema = `openapi#/${[...place, 'content', 'application~1json', 'schema'].join('/')}`;
        return ajv.validate(schema, body) ? [] : [`${caseId}: ${ajv.errorsText()}`];
      }),
    );
    expect(wrong).toEqual([]);
    expect(checked.length).toBeGreaterThan(100);
    const kinds = new Set(checked);
    for (const id of operationIds) if (id !== 'tts') expect(kinds).toContain(`${id} 200`);
    for (const id of ['localization', 'transliteration', 'stt_upload', 'tts']) {
      expect(kinds).toContain(`${id} 403`);
    }
    expect(kinds).toContain('transliteration 500');
    expect(kinds).toContain('tts 400');
  });
});

/** The value of a JSON body; undefined for any other body. */
function jsonOf(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
