import type { OperationId } from '#contract/errors.ts';
import type { ArmedFault, ArmedFaults, Fault } from '#contract/local/service.ts';

/** The faults that a tester has requested for coming calls. They are kept in memory only, so a restart clears them. */
export function createFaultQueue() {
  let armed: ArmedFault[] = [];
  return {
    arm: (fault: ArmedFault) => {
      armed = [...armed, fault];
    },
    clear: () => {
      armed = [];
    },
    list: (): ArmedFaults => ({ faults: armed }),
    /**
     * The fault for the next call of an operation. Each call reduces the number of calls that the fault still affects.
     */
    take: (operation: OperationId): Fault | undefined => {
      const index = armed.findIndex((one) => one.operation === operation);
      const next = armed[index];
      if (!next) return undefined;
      armed =
        next.times > 1
          ? armed.with(index, { ...next, times: next.times - 1 })
          : armed.filter((_, at) => at !== index);
      return next.fault;
    },
  };
}

export type FaultQueue = ReturnType<typeof createFaultQueue>;
