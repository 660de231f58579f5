import type { ProxyCause } from '#contract/proxy/failure.ts';

/**
 * Why no answer arrived from the target, as found by the proxy or by the browser.
 *
 * - `offline`: the machine has no network
 * - `no-server`: the console's own server does not answer
 * - `interrupted`: the answer broke off
 */
export type NetworkCause = ProxyCause | 'offline' | 'no-server' | 'interrupted';

/** Why an answer cannot be read as an answer of the API. */
export type UnexpectedReason = 'not-json' | 'not-audio' | 'empty' | 'wrong-shape' | 'status';

/** How a call ended, without the data of its answer. */
export type CallResult =
  | { readonly kind: 'ok' | 'refused' | 'aborted' }
  | { readonly kind: 'unexpected'; readonly reason: UnexpectedReason }
  | { readonly kind: 'network'; readonly cause: NetworkCause; readonly message: string };

/** Copies only the fields of a `CallResult`: an outcome has more. */
export function toCallResult(result: CallResult): CallResult {
  switch (result.kind) {
    case 'unexpected':
      return { kind: result.kind, reason: result.reason };
    case 'network':
      return { kind: result.kind, cause: result.cause, message: result.message };
    default:
      return { kind: result.kind };
  }
}
