import * as z from 'zod/mini';
import { type OperationId, ShapeA, ShapeB, TextToSpeechError } from '#contract/errors.ts';
import { operations } from '#contract/operations.ts';
import { UploadResponse } from '#contract/speech-to-text.ts';
import type { DialectName } from '#service/http/dialect.ts';
import type { WireRequest } from './request.ts';
import type { WireAnswer } from './send.ts';

/** Why an answer is not as documented. */
export type Finding =
  | 'unanswered'
  | 'slow'
  | 'undocumented 5xx'
  | 'undocumented status'
  | 'undocumented body';

/** The longest time an answer may take, in milliseconds. */
const maxMilliseconds = 5_000;

const documentedStatuses = [200, 204, 400, 403, 404, 405, 408, 413, 415, 417, 431];

/** The observed error for a missing transliteration parameter, which has no link to the documentation. */
const ObservedMissingParameter = z.strictObject({
  message: z.literal('Oops! Something wrong happened'),
  error_cause: z.string(),
  status: z.literal('BAD_REQUEST'),
});
const ObservedTransliteration = z.strictObject({
  responseList: z.array(
    z.strictObject({ inString: z.string(), outString: z.array(z.string()), apiStatus: z.literal(2) }),
  ),
});

/** Checks an answer against the contract alone. @returns undefined when it is as documented */
export function judge(
  request: WireRequest,
  answer: WireAnswer | undefined,
  dialect: DialectName,
): Finding | undefined {
  if (!answer) return request.incomplete ? undefined : 'unanswered';
  const { status } = answer;
  if (answer.milliseconds > maxMilliseconds) return 'slow';
  if (status >= 500) return isDocumentedFault(request, answer, dialect) ? undefined : 'undocumented 5xx';
  if (!documentedStatuses.includes(status)) return 'undocumented status';
  return isDocumentedBody(request, answer, dialect) ? undefined : 'undocumented body';
}

/** Whether an answer has the form of the only documented 5xx answer: to an empty body in the observed dialect. */
function isDocumentedFault({ aim }: WireRequest, answer: WireAnswer, dialect: DialectName): boolean {
  if (dialect !== 'observed' || answer.status !== 500) return false;
  return ['localization', 'transliteration', 'none'].includes(aim) && isValid(ShapeB, jsonOf(answer));
}

function isDocumentedBody(request: WireRequest, answer: WireAnswer, dialect: DialectName): boolean {
  const { status, body, headers } = answer;
  if (status === 204) return body.length === 0;
  if (request.method === 'HEAD') {
    if (body.length === 0) return true;
    // Bytes that are not HTTP have no method, whatever their first word is.
    if (status !== 400 && status !== 431) return false;
  }
  if (Number(headers.get('content-length')) !== body.length) return false;
  const json = jsonOf(answer);
  // The request was refused before its function was known, or because its path or method is unknown.
  const isUnknown = [400, 404, 405, 408, 413, 417, 431].includes(status) && statusOf(json) === status;
  if (isUnknown && isValid(ShapeA, json)) return true;
  const aims = request.aim === 'none' ? Object.values(operations).map(({ id }) => id) : [request.aim];
  return aims.some((aim) =>
    aim === 'local' ? json !== undefined : matchesSchema(aim, answer, json, dialect),
  );
}

function matchesSchema(
  operation: OperationId,
  answer: WireAnswer,
  json: unknown,
  dialect: DialectName,
): boolean {
  const { status } = answer;
  const { answer: documented } = operations[operation];
  if (status === 200) {
    if (documented.kind === 'audio') return isAudio(answer);
    if (operation === 'transliteration' && dialect === 'observed')
      return isValid(ObservedTransliteration, json);
    return isValid(documented.response, json);
  }
  switch (operation) {
    case 'tts':
      return isValid(TextToSpeechError, json);
    case 'localization':
      return isValid(status === 403 ? z.union([ShapeA, ShapeB]) : ShapeB, json);
    case 'transliteration':
      return isValid(
        dialect === 'observed' ? z.union([ShapeA, ShapeB, ObservedMissingParameter]) : ShapeB,
        json,
      );
    default:
      if (status === 403 || status === 405) return isValid(ShapeA, json) && statusOf(json) === status;
      return operation === 'stt_upload' && [413, 415].includes(status) && isValid(UploadResponse, json);
  }
}

function isAudio({ headers, body }: WireAnswer): boolean {
  return /^(audio\/|application\/octet-stream$)/.test(headers.get('content-type') ?? '') && body.length > 0;
}

function jsonOf({ headers, body }: WireAnswer): unknown {
  if (!/^application\/json/.test(headers.get('content-type') ?? '')) return undefined;
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

const isValid = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;
const statusOf = (json: unknown) => ShapeA.safeParse(json).data?.status;
