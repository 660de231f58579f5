import type { OperationId } from '#contract/errors.ts';
import type { ArmedFault, ArmedFaults, Fault } from '#contract/local/service.ts';
import type { Awaitable } from '../awaitable.ts';

/** The faults that a tester has requested for coming calls, in the order in which they were armed. */
export interface FaultQueue {
  arm(fault: ArmedFault): Awaitable<void>;
  /** Disarms the faults for the calls with this id; without an id, the faults for any call. */
  clear(requestId?: string): Awaitable<void>;
  list(): Awaitable<ArmedFaults>;
  /**
   * The fault for a call of an operation: one for its id, or else the oldest for any call. Taking a fault
   * counts it down in the same step, so that simultaneous calls never get it more often than it was armed for.
   */
  take(operation: OperationId, requestId?: string): Awaitable<Fault | undefined>;
}
