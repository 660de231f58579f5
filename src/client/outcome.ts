import type { ErrorFacts, ErrorRow, OperationId } from '#contract/errors.ts';
import type { Deviation } from '#contract/schema.ts';
import type { NetworkCause, UnexpectedReason } from './call-result.ts';
import type { Exchange } from './exchange.ts';

/**
 * A documented error. `row` is the row of the specification that it matches; absent when the body has the shape of an
 * error but matches no row.
 */
export interface Refused {
  readonly kind: 'refused';
  readonly operation: OperationId;
  readonly httpStatus: number;
  readonly facts: ErrorFacts;
  readonly row?: ErrorRow;
  readonly exchange: Exchange;
}

/** Maximum number of characters kept of the body of an unexpected answer. */
export const bodyLimit = 100_000;

/** An answer that is not in the specification. `body` is text, cut at `bodyLimit` characters. */
export interface Unexpected {
  readonly kind: 'unexpected';
  readonly operation: OperationId | 'local';
  readonly reason: UnexpectedReason;
  readonly httpStatus: number;
  readonly contentType: string;
  readonly body: string;
  /** The differences between a JSON body and the documented one. */
  readonly deviations: readonly Deviation[];
  readonly exchange: Exchange;
}

/** Nothing was sent: the contract refuses the request, or it cannot be serialised. */
export interface InvalidRequest {
  readonly kind: 'invalid-request';
  readonly operation: OperationId;
  readonly deviations: readonly Deviation[];
  /**
   * Whether the request can be sent anyway; false if it cannot be serialised, for example because of a cycle in the
   * body.
   */
  readonly sendable: boolean;
}

/** No answer arrived from the target. */
export interface NetworkFailure {
  readonly kind: 'network';
  readonly cause: NetworkCause;
  readonly target: string;
  /** The message of the proxy or the browser, as it is shown. */
  readonly message: string;
  readonly exchange: Exchange;
}

/** The caller's signal ended the call. */
export interface Aborted {
  readonly kind: 'aborted';
  readonly exchange?: Exchange;
}

export interface Ok<T> {
  readonly kind: 'ok';
  readonly data: T;
  readonly exchange: Exchange;
}

export type Failure = Refused | Unexpected | InvalidRequest | NetworkFailure | Aborted;

/** The result of a call: always a value, never an exception. */
export type Outcome<T> = Ok<T> | Failure;

/** Carries a failure through code that can only throw, such as a query function. */
export class CallFailed extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(`call failed: ${failure.kind}`);
    this.name = 'CallFailed';
    this.failure = failure;
  }
}

/** The data of an outcome. @throws `CallFailed` for a failure */
export function unwrap<T>(outcome: Outcome<T>): T {
  if (outcome.kind === 'ok') return outcome.data;
  throw new CallFailed(outcome);
}
