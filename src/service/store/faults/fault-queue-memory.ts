import type { ArmedFault } from '#contract/local/service.ts';
import type { FaultQueue } from './fault-queue.ts';

/** Faults in the memory of this process, so a restart clears them. */
export function createFaultQueue(): FaultQueue {
  let armed: ArmedFault[] = [];
  return {
    arm: (fault) => {
      armed = [...armed, fault];
    },
    clear: () => {
      armed = [];
    },
    list: () => ({ faults: armed }),
    take(operation) {
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
