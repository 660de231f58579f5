import type { OperationId } from '../errors.ts';
import type { CallInput, ResponseOf } from '../operations.ts';

/** An example call, and an answer that fits the specification. */
export interface Example<Id extends OperationId> {
  /** Names the example within its operation. */
  readonly id: string;
  readonly input: CallInput<Id>;
  /** Absent where the answer is audio. */
  readonly answer?: ResponseOf<Id>;
}

/**
 * The input of an example.
 *
 * @throws RangeError when there is no example of that id
 */
export function exampleInput<Id extends OperationId>(
  cases: readonly Example<Id>[],
  id: string,
): CallInput<Id> {
  const found = cases.find((example) => example.id === id);
  if (!found) throw new RangeError(`there is no example ${id}`);
  return found.input;
}
