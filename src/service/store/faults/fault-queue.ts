import type { OperationId } from '#contract/errors.ts';
import type { ArmedFault, ArmedFaults, Fault } from '#contract/local/service.ts';
import type { Awaitable } from '../awaitable.ts';

/** The faults that a tester has requested for coming calls, in the order in which they were armed. */
export interface FaultQueue {
  arm(fault: ArmedFault): Awaitable<void>;
  clear(): Awaitable<void>;
  list(): Awaitable<ArmedFaults>;
  /**
   * The fault for the next call of an operation. Each call reduces the number of calls that the fault still affects,
   * so calls at once never take more than there are.
   */
  take(operation: OperationId): Awaitable<Fault | undefined>;
}
