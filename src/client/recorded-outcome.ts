import type { OperationId } from '#contract/errors.ts';
import type { AcceptedOf } from '#contract/operations.ts';
import type { Exchange } from './exchange.ts';
import { interpret, withExchange } from './interpret.ts';
import type { Outcome } from './outcome.ts';

/** The outcome of a call from its record: the same as when the call was made. */
export async function recordedOutcome<Id extends OperationId>(
  operation: Id,
  exchange: Exchange,
): Promise<Outcome<AcceptedOf<Id>>> {
  const { result, response } = exchange;
  if (result.kind === 'network') return withExchange(result, exchange);
  if (!response) return { kind: 'aborted', exchange };
  const { status, headers, body } = response;
  const contentType = headers['content-type'] ?? '';
  const answer =
    typeof body === 'string'
      ? { bytes: new TextEncoder().encode(body), text: body }
      : { bytes: new Uint8Array(await body.arrayBuffer()) };
  return withExchange(await interpret(operation, { status, headers, contentType, ...answer }), exchange);
}
