import type { OperationId } from '#contract/errors.ts';
import { type AcceptedOf, isSuccessCode, operations } from '#contract/operations.ts';
import { type ProxyCause, ProxyFailure, proxyFailureHeader } from '#contract/proxy/failure.ts';
import { type Deviation, deviationsFrom, parse } from '#contract/schema.ts';
import { sampleRateHeader, type TextToSpeechResponse } from '#contract/text-to-speech.ts';
import type { NetworkCause } from './call-result.ts';
import type { Exchange } from './exchange.ts';
import type { RawAnswer } from './http/transport.ts';
import { bodyLimit, type Ok, type Outcome, type Refused, type Unexpected } from './outcome.ts';
import { jsonValue } from './parse-json.ts';

/** An `Outcome` without its exchange record. */
type OutcomeWithoutExchange<T> =
  | ((Omit<Ok<T>, 'exchange'> | Omit<Refused, 'exchange'> | Pick<Unexpected, 'kind' | 'reason'>) & {
      readonly deviations: readonly Deviation[];
    })
  | { readonly kind: 'network'; readonly cause: NetworkCause; readonly message: string }
  | { readonly kind: 'aborted' };

/** Adds the record of the call to its outcome. */
export function withExchange<T>(meaning: OutcomeWithoutExchange<T>, exchange: Exchange): Outcome<T> {
  switch (meaning.kind) {
    case 'ok':
      return { kind: 'ok', data: meaning.data, exchange };
    case 'refused': {
      const { deviations: _, ...refused } = meaning;
      return { ...refused, exchange };
    }
    case 'unexpected': {
      const { status = 0, headers, body } = exchange.response ?? {};
      return {
        ...meaning,
        operation: exchange.operation,
        httpStatus: status,
        contentType: headers?.['content-type'] ?? '',
        body: typeof body === 'string' ? body.slice(0, bodyLimit) : '',
        exchange,
      };
    }
    case 'network': {
      const { kind, cause, message } = meaning;
      return { kind, cause, target: exchange.target, message, exchange };
    }
    case 'aborted':
      return { kind: 'aborted', exchange };
  }
}

/** Reads an answer with the contract of its operation. The code that reads refusals is loaded with the first one. */
export async function interpret<Id extends OperationId>(
  operation: Id,
  answer: RawAnswer,
): Promise<OutcomeWithoutExchange<AcceptedOf<Id>>> {
  const failure = readProxyFailure(answer);
  if (failure) return failure;
  const succeeded = answer.status >= 200 && answer.status < 300;
  if (operations[operation].answer.kind === 'audio' && succeeded && answer.text === undefined) {
    // Text-to-speech is the only operation that answers with bytes.
    return readAudio(answer) as OutcomeWithoutExchange<AcceptedOf<Id>>;
  }
  const { answer: shape } = operations[operation];
  const body = jsonValue(answer.text);
  if (body === undefined) {
    if (answer.bytes.length === 0) return unexpectedAnswer('empty');
    return unexpectedAnswer(shape.kind === 'audio' && succeeded ? 'not-audio' : 'not-json');
  }
  if (succeeded && shape.kind === 'json') {
    const list = documentedList(operation, body);
    const checked = list ? { ...Object(body), responseList: [] } : body;
    const accepted = parse(shape.accepted, checked);
    if (accepted.success && !isRefusal(operation, accepted.data)) {
      return {
        kind: 'ok',
        data: (list ? { ...Object(accepted.data), responseList: list } : accepted.data) as AcceptedOf<Id>,
        deviations: [...mediaTypeDeviations(answer), ...deviationsFrom(shape.response, checked)],
      };
    }
  }
  try {
    const { readRefusal } = await import('./failures/read-refusal.ts');
    const refusal = readRefusal(operation, answer.status, body);
    if (refusal) {
      return { ...refusal, deviations: [...mediaTypeDeviations(answer), ...refusal.deviations] };
    }
  } catch {
    // When the server is down the code cannot be loaded, so the answer is shown without its rule.
    return unexpectedAnswer('status');
  }
  return shape.kind === 'json' && succeeded
    ? unexpectedAnswer('wrong-shape', deviationsFrom(shape.response, body))
    : unexpectedAnswer(succeeded ? 'not-audio' : 'status');
}

/** The list of a long answer if it is exactly as documented; then no schema has to check its entries. */
function documentedList(operation: OperationId, body: unknown): unknown {
  const { answer } = operations[operation];
  if (!('isDocumentedList' in answer) || typeof body !== 'object' || body === null) return undefined;
  const list: unknown = Reflect.get(body, 'responseList');
  return answer.isDocumentedList(list) ? list : undefined;
}

/** Reads a failure of the proxy itself. A header distinguishes it from an answer from the target. */
export function readProxyFailure(
  answer: RawAnswer,
): { kind: 'network'; cause: ProxyCause; message: string } | undefined {
  if (!(proxyFailureHeader.name.toLowerCase() in answer.headers)) return undefined;
  const parsed = ProxyFailure.safeParse(jsonValue(answer.text));
  return parsed.success
    ? { kind: 'network', cause: parsed.data.cause, message: parsed.data.message }
    : { kind: 'network', cause: 'internal', message: '' };
}

function readAudio(answer: RawAnswer): OutcomeWithoutExchange<TextToSpeechResponse> {
  if (answer.bytes.length === 0) return unexpectedAnswer('empty');
  const mediaType = answer.contentType.split(';')[0]?.trim() ?? '';
  const expected = /^audio\//.test(mediaType) || mediaType === 'application/octet-stream';
  return {
    kind: 'ok',
    data: {
      audio: answer.bytes,
      mediaType,
      sampleRate: Number(answer.headers[sampleRateHeader.toLowerCase()] ?? 0),
    },
    deviations: expected ? [] : [{ path: 'Content-Type', expected: 'audio', received: mediaType }],
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
          expected: ['application/json'],
          ...(answer.contentType !== '' && { received: answer.contentType }),
        },
      ];
}

const unexpectedAnswer = (reason: Unexpected['reason'], deviations: readonly Deviation[] = []) =>
  ({ kind: 'unexpected', reason, deviations }) as const;
