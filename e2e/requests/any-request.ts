import fc from 'fast-check';
import * as z from 'zod/mini';
import { fieldsOf, operations } from '#contract/operations.ts';
import { jsonSchemaOf } from '#contract/reference/json-schema.ts';
import { demoAccounts } from '#service/accounts.ts';
import { formCall } from './form-call.ts';
import { hostileHeader, hostileText } from './hostile-values.ts';
import { jsonCall } from './json-call.ts';
import { localCall } from './local-call.ts';
import {
  type HeaderLines,
  type RequestParts,
  toWireRequest,
  validCall,
  type WireRequest,
  withHeader,
} from './request.ts';

const jobIds = fc.oneof(
  fc.uuid(),
  hostileText.map(encodeForUrl),
  fc.constantFrom('', '%', '%00', '%ff', '..%2f..', '0', 'null', '%ED%A0%80', 'A'.repeat(300)),
);

function encodeForUrl(text: string): string {
  return encodeURIComponent(text.replaceAll(/[\ud800-\udfff]/g, '?'));
}

const jobQueries = fc.oneof(
  jobIds.map((id) => `?job_id=${id}`),
  fc.tuple(jobIds, jobIds).map(([one, two]) => `?job_id=${one}&job_id=${two}`),
  jobIds.map((id) => `?JOB_ID=${id}`),
  fc.constantFrom('', '?', '?job_id', '?&&&', '?job_id[]=1', '?=1', `?${'a=1&'.repeat(500)}`),
);

function jobCall(operation: 'stt_status' | 'stt_transcript'): fc.Arbitrary<RequestParts> {
  const unchangedCall = validCall(operation);
  return jobQueries.map((query) => ({ ...unchangedCall, target: operations[operation].path + query }));
}

const HeaderSchema = z.object({ enum: z.optional(z.array(z.string())) });

/** One of the valid values that the contract lists for a header; without a list, one of a few common values. */
function validValue(operation: keyof typeof operations, name: string): fc.Arbitrary<string> {
  const field = fieldsOf(operation)[name];
  const { enum: values = [] } = HeaderSchema.parse(field ? jsonSchemaOf(field) : {});
  return values.length > 0
    ? fc.constantFrom(...values)
    : fc.constantFrom('en_male', 'hi_female', 'true', 'en');
}

const headerNames = [
  ...['src_lang', 'tgt_lang', 'domain', 'cnt_lang', 'REV-APPVERSION', 'subtitles', 'speaker', 'Content-Type'],
  ...['X-Explain', 'Accept', 'Expect', 'format'],
];

const accountHeaders = fc.oneof(
  fc.constantFrom(...demoAccounts).map(
    ({ apiKey, appId }): HeaderLines => [
      ['REV-API-KEY', apiKey],
      ['REV-APP-ID', appId],
    ],
  ),
  fc.tuple(hostileHeader, hostileHeader).map(
    ([key, id]): HeaderLines => [
      ['REV-API-KEY', key],
      ['REV-APP-ID', id],
    ],
  ),
);

type RequestChange = (parts: RequestParts) => RequestParts;
const replaceParts =
  (more: Partial<RequestParts>): RequestChange =>
  (parts) => ({ ...parts, ...more });
const replaceHeaders =
  (change: (headers: HeaderLines) => HeaderLines): RequestChange =>
  (parts) => ({ ...parts, headers: change(parts.headers) });

/** Changes to any part of a request but its body; most requests stay unchanged. */
const requestChange: fc.Arbitrary<RequestChange> = fc.oneof(
  { weight: 10, arbitrary: fc.constant<RequestChange>((parts) => parts) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...headerNames), hostileHeader)
      .map(([name, value]) => replaceHeaders((headers) => withHeader(headers, name, value))),
  },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom('src_lang', 'tgt_lang', 'domain', 'cnt_lang', 'REV-APPVERSION')
      .chain((name) =>
        validValue('localization', name).map(
          (value): RequestChange => replaceHeaders((headers) => withHeader(headers, name, value)),
        ),
      ),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(...headerNames)
      .map((name) => replaceHeaders((headers) => withHeader(headers, name, undefined))),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...headerNames), hostileHeader)
      .map(([name, value]) => replaceHeaders((headers) => [...headers, [name, value]])),
  },
  {
    weight: 2,
    arbitrary: accountHeaders.map((account) =>
      replaceHeaders((headers) =>
        account.reduce((all, [name, value]) => withHeader(all, name, value), headers),
      ),
    ),
  },
  {
    weight: 1,
    arbitrary: hostileHeader.map(
      (name): RequestChange =>
        (parts) => ({
          ...parts,
          aim: parts.aim === 'local' ? 'local' : 'none',
          headers: withHeader(parts.headers, 'REV-APPNAME', name),
        }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        'GET',
        'HEAD',
        'POST',
        'PUT',
        'PATCH',
        'DELETE',
        'OPTIONS',
        'TRACE',
        'PROPFIND',
        'get',
        'X',
      )
      .map(
        (method): RequestChange =>
          (parts) => ({ ...parts, method, aim: parts.aim === 'local' ? 'local' : 'none' }),
      ),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        '//',
        '/upload/',
        '/upload/x',
        '/status',
        '/../',
        '/%2e%2e/',
        '/_local',
        '/\\',
        '*',
        '/?',
        '/%',
        '/\xff',
      )
      .map((target) => replaceParts({ target, aim: 'none' })),
  },
  { weight: 2, arbitrary: fc.constant(replaceParts({ framing: 'chunked' })) },
  { weight: 1, arbitrary: fc.nat({ max: 400 }).map((cutAt) => replaceParts({ cutAt })) },
);

const call: fc.Arbitrary<RequestParts> = fc.oneof(
  { weight: 4, arbitrary: jsonCall('localization') },
  { weight: 4, arbitrary: jsonCall('transliteration') },
  { weight: 3, arbitrary: jsonCall('tts') },
  { weight: 4, arbitrary: formCall() },
  { weight: 2, arbitrary: jobCall('stt_status') },
  { weight: 2, arbitrary: jobCall('stt_transcript') },
  { weight: 2, arbitrary: localCall() },
);

const anyRequest: fc.Arbitrary<WireRequest> = fc
  .tuple(call, requestChange, requestChange)
  .map(([parts, one, two]) => toWireRequest(two(one(parts))));

/** Number of requests in one batch. */
export const batchSize = 250;

/** Generates one batch. The same seed and number always give the same requests. */
export function generateRequests(seed: number, batch: number): WireRequest[] {
  return fc.sample(anyRequest, { seed: seed + batch * 7_919, numRuns: batchSize });
}
