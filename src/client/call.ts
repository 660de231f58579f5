import type { OperationId } from '#contract/errors.ts';
import type { AcceptedOf } from '#contract/operations.ts';
import { type AnyInput, encode } from './encode.ts';
import { type Exchange, recordExchange, sizeOf } from './exchange.ts';
import { interpret } from './interpret.ts';
import type { Outcome } from './outcome.ts';
import type { Target } from './target.ts';
import { type Progress, type SendOptions, type Sent, send } from './transport.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Sends what the contract would refuse. */
  readonly sendAnyway?: boolean | undefined;
  /** Called while an upload is on its way; bytes. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

const bodyLimit = 100_000;

/** UTF-16 units from which on a body is encoded before it is sent, in short tasks. */
const longBody = 500_000;

async function bytesOfLong(body: unknown): Promise<Blob | undefined> {
  if (typeof body !== 'string' || body.length < longBody) return undefined;
  // Without that code, when the page's server is away, it is encoded as ever.
  return import('./turns.ts').then(({ bytesInTurns }) => bytesInTurns(body)).catch(() => undefined);
}

/**
 * Sends one call of the API and says what became of it.
 *
 * @returns `ok` with the answer brought to one form, or one of the failures of `Outcome`; it never throws, whatever the
 *   input holds. Every outcome of a call that was sent carries its exchange record.
 */
export async function call<Id extends OperationId>(
  operation: Id,
  input: AnyInput<Id>,
  target: Target,
  { sendAnyway = false, signal, onProgress }: CallOptions = {},
): Promise<Outcome<AcceptedOf<Id>>> {
  const { request, deviations, unsendable, notes } = encode(operation, input, target);
  if (unsendable.length > 0) {
    return { kind: 'invalid-request', operation, deviations: unsendable, sendable: false };
  }
  if (deviations.length > 0 && !sendAnyway) {
    return { kind: 'invalid-request', operation, deviations, sendable: true };
  }

  const startedAt = new Date();
  const bytes = await bytesOfLong(request.body);
  const options: SendOptions = { signal, onProgress, bytes };
  const sending: Promise<Sent> | Sent = signal?.aborted
    ? { kind: 'aborted', timing: { total: 0 } }
    : send(request, options);
  const requestSize = bytes?.size ?? sizeOf(request.body);
  const sent = await sending;
  const requestNotes = [
    ...notes,
    ...deviations.map(({ path, detail }) => `${path}: ${detail} (sent anyway)`),
  ];
  const record = (extra: Partial<Pick<Exchange, 'deviations'>> = {}): Exchange =>
    recordExchange({
      operation,
      target: target.name,
      startedAt,
      request,
      requestSize,
      timing: sent.timing,
      notes: requestNotes,
      ...(sent.kind === 'answer' && { answer: sent.answer }),
      ...extra,
    });

  if (sent.kind === 'aborted') return { kind: 'aborted', exchange: record() };
  if (sent.kind === 'failed') {
    return {
      kind: 'network',
      cause: sent.cause,
      target: target.name,
      message: sent.message,
      exchange: record(),
    };
  }
  const { answer } = sent;
  const meaning = await interpret(operation, answer);
  switch (meaning.kind) {
    case 'ok':
      return { kind: 'ok', data: meaning.data, exchange: record({ deviations: meaning.deviations }) };
    case 'refused':
      return {
        kind: 'refused',
        operation,
        httpStatus: answer.status,
        facts: meaning.facts,
        ...(meaning.row && { row: meaning.row }),
        exchange: record({ deviations: meaning.deviations }),
      };
    case 'unexpected':
      return {
        kind: 'unexpected',
        operation,
        reason: meaning.reason,
        httpStatus: answer.status,
        contentType: answer.contentType,
        body: (answer.text ?? '').slice(0, bodyLimit),
        deviations: meaning.deviations,
        exchange: record({ deviations: meaning.deviations }),
      };
    case 'network':
      return {
        kind: 'network',
        cause: meaning.cause,
        target: target.name,
        message: meaning.message,
        exchange: record(),
      };
  }
}
