import type { OperationId } from '#contract/errors.ts';
import { type AcceptedOf, isSuccessCode, operations } from '#contract/operations.ts';
import { type Deviation, deviationsFrom, parse } from '#contract/schema.ts';
import { type ProxyCause, ProxyFailure, proxyFailureHeader } from '#contract/targets.ts';
import { sampleRateHeader, type TextToSpeechResponse } from '#contract/text-to-speech.ts';
import type { Unexpected } from './outcome.ts';
import type { Refusal } from './read-refusal.ts';
import type { RawAnswer } from './transport.ts';

/** What an answer means, before it becomes an `Outcome` with its exchange record. */
export type Meaning<T> =
  | { readonly kind: 'ok'; readonly data: T; readonly deviations: readonly Deviation[] }
  | Refusal
  | {
      readonly kind: 'unexpected';
      readonly reason: Unexpected['reason'];
      readonly deviations: readonly Deviation[];
    }
  | { readonly kind: 'network'; readonly cause: ProxyCause; readonly message: string };

/** Reads an answer with the contract of its operation. What a refusal needs loads with the first one. */
export async function interpret<Id extends OperationId>(
  operation: Id,
  answer: RawAnswer,
): Promise<Meaning<AcceptedOf<Id>>> {
  const failure = readProxyFailure(answer);
  if (failure) return failure;
  const succeeded = answer.status >= 200 && answer.status < 300;
  if (operations[operation].answer.kind === 'audio' && succeeded && answer.text === undefined) {
    // The one operation that answers bytes is text-to-speech.
    return readAudio(answer) as Meaning<AcceptedOf<Id>>;
  }
  const { answer: shape } = operations[operation];
  const body = parseJson(answer.text);
  if (body === undefined) {
    if (answer.bytes.length === 0) return unexpected('empty');
    return unexpected(shape.kind === 'audio' && succeeded ? 'not-audio' : 'not-json');
  }
  if (succeeded && shape.kind === 'json') {
    const accepted = parse(shape.accepted, body);
    if (accepted.success && !isRefusal(operation, accepted.data)) {
      return {
        kind: 'ok',
        data: accepted.data as AcceptedOf<Id>,
        deviations: [...mediaTypeDeviations(answer), ...deviationsFrom(shape.response, body)],
      };
    }
  }
  try {
    const { readRefusal } = await import('./read-refusal.ts');
    const refusal = readRefusal(operation, answer.status, body);
    if (refusal) {
      return { ...refusal, deviations: [...mediaTypeDeviations(answer), ...refusal.deviations] };
    }
  } catch {
    // The server has gone since: the answer is shown as it is, without the rule that it follows.
    return unexpected('status');
  }
  return shape.kind === 'json' && succeeded
    ? unexpected('wrong-shape', deviationsFrom(shape.response, body))
    : unexpected(succeeded ? 'not-audio' : 'status');
}

/** The proxy's own failures carry a marker header, so that they are never taken for the target's. */
export function readProxyFailure(
  answer: RawAnswer,
): { kind: 'network'; cause: ProxyCause; message: string } | undefined {
  if (!(proxyFailureHeader.name.toLowerCase() in answer.headers)) return undefined;
  const parsed = ProxyFailure.safeParse(parseJson(answer.text));
  return parsed.success
    ? { kind: 'network', cause: parsed.data.cause, message: parsed.data.message }
    : undefined;
}

function readAudio(answer: RawAnswer): Meaning<TextToSpeechResponse> {
  if (answer.bytes.length === 0) return unexpected('empty');
  const mediaType = answer.contentType.split(';')[0]?.trim() ?? '';
  const expected = /^audio\//.test(mediaType) || mediaType === 'application/octet-stream';
  return {
    kind: 'ok',
    data: {
      audio: answer.bytes,
      mediaType,
      sampleRate: Number(answer.headers[sampleRateHeader.toLowerCase()] ?? 0),
    },
    deviations: expected ? [] : [{ path: 'Content-Type', detail: `expected audio, received ${mediaType}` }],
  };
}

function isRefusal(operation: OperationId, data: AcceptedOf<OperationId>): boolean {
  return 'code' in data && !isSuccessCode(operation, data.code);
}

function mediaTypeDeviations(answer: RawAnswer): Deviation[] {
  return /^application\/json\b/i.test(answer.contentType)
    ? []
    : [
        {
          path: 'Content-Type',
          detail: `expected application/json, received ${answer.contentType || 'nothing'}`,
        },
      ];
}

const unexpected = (reason: Unexpected['reason'], deviations: readonly Deviation[] = []) =>
  ({ kind: 'unexpected', reason, deviations }) as const;

/** The JSON value of a text, or undefined when it is not JSON. */
export function parseJson(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
