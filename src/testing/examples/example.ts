import type { OperationId } from '#contract/errors.ts';
import type { CallInput, ResponseOf } from '#contract/operations.ts';

/** An example call, and an answer that fits the specification. */
export interface Example<Id extends OperationId> {
  /** Names the example within its operation. */
  readonly id: string;
  readonly input: CallInput<Id>;
  /** Absent where the answer is audio. */
  readonly answer?: ResponseOf<Id>;
}

/** Examples from inputs by name. */
export function examplesOf<Id extends OperationId>(
  inputs: Readonly<Record<string, CallInput<Id>>>,
): Example<Id>[] {
  return Object.entries(inputs).map(([id, input]) => ({ id, input }));
}
