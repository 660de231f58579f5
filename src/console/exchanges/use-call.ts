import { useCallback } from 'react';
import { type CallOptions, call } from '#client/call.ts';
import type { AnyInput } from '#client/http/encode.ts';
import type { Outcome } from '#client/outcome.ts';
import type { Target } from '#client/target.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import type { OperationId } from '#contract/errors.ts';
import type { AcceptedOf } from '#contract/operations.ts';
import { exchangeLog, type Reopening } from './exchange-log.ts';

export interface ConsoleCallOptions extends CallOptions {
  /** Lets the exchange drawer open this call in its panel again. */
  readonly reopening?: Reopening;
  /** Id shared by all calls that are made while one text is typed; the drawer lists them in one row. */
  readonly typingSession?: string;
}

/** Like the client's `call`, but to the chosen target, and recorded in the exchange drawer. */
export type ConsoleCall = <Id extends OperationId>(
  operation: Id,
  input: AnyInput<Id>,
  options?: ConsoleCallOptions,
) => Promise<Outcome<AcceptedOf<Id>>>;

/** Makes a call with the client's `call`, and records it in the exchange drawer. */
export async function callAndLog<Id extends OperationId>(
  operation: Id,
  input: AnyInput<Id>,
  target: Target,
  { reopening, typingSession, ...options }: ConsoleCallOptions = {},
): Promise<Outcome<AcceptedOf<Id>>> {
  const outcome = await call(operation, input, target, options);
  if (outcome.kind !== 'invalid-request' && outcome.exchange) {
    exchangeLog.add({ exchange: outcome.exchange, outcome: outcome.kind, reopening, typingSession });
  }
  return outcome;
}

/** Returns a function that sends calls to the target and account chosen in the top bar. */
export function useCall(): ConsoleCall {
  const { callTarget } = useTargetChoice();
  return useCallback(
    (operation, input, options) => callAndLog(operation, input, callTarget, options),
    [callTarget],
  );
}
