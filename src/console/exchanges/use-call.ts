import { useMemo } from 'react';
import { type CallOptions, call } from '#client/call.ts';
import type { AnyInput } from '#client/encode.ts';
import type { Outcome } from '#client/outcome.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import type { OperationId } from '#contract/errors.ts';
import type { AcceptedOf } from '#contract/operations.ts';
import { type Reopening, useExchangeLog } from './exchange-log.tsx';

export interface ConsoleCallOptions extends CallOptions {
  /** Lets the exchange drawer open this call in its panel again. */
  readonly reopening?: Reopening;
}

/** The client's `call`, sent to the chosen target and recorded in the exchange drawer. */
export type ConsoleCall = <Id extends OperationId>(
  operation: Id,
  input: AnyInput<Id>,
  options?: ConsoleCallOptions,
) => Promise<Outcome<AcceptedOf<Id>>>;

/** The client's `call` for the target and account chosen in the top bar. */
export function useCall(): ConsoleCall {
  const { callTarget } = useTargetChoice();
  const log = useExchangeLog();
  return useMemo(
    (): ConsoleCall =>
      async (operation, input, { reopening, ...options } = {}) => {
        const outcome = await call(operation, input, callTarget, options);
        if (outcome.kind !== 'invalid-request' && outcome.exchange) {
          log.add({ exchange: outcome.exchange, outcome: outcome.kind, reopening });
        }
        return outcome;
      },
    [callTarget, log],
  );
}
