import type { OperationId } from '#contract/errors.ts';
import type { AcceptedOf } from '#contract/operations.ts';
import { sentenceWithPath } from '#contract/schema.ts';
import { bodySize, recordExchange } from './exchange.ts';
import { type AnyInput, encode } from './http/encode.ts';
import { type Progress, type SendResult, send } from './http/transport.ts';
import { interpret, withExchange } from './interpret.ts';
import type { Outcome } from './outcome.ts';
import type { Target } from './target.ts';

export interface CallOptions {
  /** The `X-Request-Id` of the call and the id of its record; a new one when absent. */
  readonly id?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Sends the call even if it violates the contract. */
  readonly sendAnyway?: boolean | undefined;
  /** Called with the progress of an upload, in bytes. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/**
 * Bodies longer than this (in UTF-16 units) are encoded in short tasks: encoding 4 million characters at once blocks
 * the page for 0.2 s.
 */
const longBodyLength = 500_000;

async function encodeLongBody(body: unknown): Promise<Blob | undefined> {
  if (typeof body !== 'string' || body.length < longBodyLength) return undefined;
  // If the code cannot be loaded because the server is unreachable, the body is encoded at once.
  return import('./short-tasks.ts')
    .then(({ encodeInShortTasks }) => encodeInShortTasks(body))
    .catch(() => undefined);
}

/**
 * Sends one call of the API.
 *
 * @returns `ok` with the normalised answer, or one of the failures of `Outcome`; it never throws, whatever the input
 * contains. Every outcome of a call that was sent carries its exchange record.
 */
export async function call<Id extends OperationId>(
  operation: Id,
  input: AnyInput<Id>,
  target: Target,
  { id = crypto.randomUUID(), sendAnyway = false, signal, onProgress }: CallOptions = {},
): Promise<Outcome<AcceptedOf<Id>>> {
  const { request, deviations, unsendable, notes } = encode(operation, input, target);
  if (unsendable.length > 0) {
    return { kind: 'invalid-request', operation, deviations: unsendable, sendable: false };
  }
  if (deviations.length > 0 && !sendAnyway) {
    return { kind: 'invalid-request', operation, deviations, sendable: true };
  }

  const startedAt = new Date();
  const bytes = await encodeLongBody(request.body);
  // Determined before sending, because the answer should be shown without delay (bench `table`: first rows).
  const requestSize = bytes?.size ?? bodySize(request.body);
  const sent: SendResult = signal?.aborted
    ? { kind: 'aborted', timing: { total: 0 } }
    : await send(request, { id, signal, onProgress, bytes });
  const meaning = sent.kind === 'answer' ? await interpret(operation, sent.answer) : sent;
  const exchange = recordExchange({
    id,
    operation,
    target: target.name,
    startedAt,
    request,
    requestSize,
    sent,
    result: meaning,
    deviations: 'deviations' in meaning ? meaning.deviations : [],
    notes: [...notes, ...deviations.map((deviation) => `${sentenceWithPath(deviation)} (sent anyway)`)],
  });
  return withExchange(meaning, exchange);
}
