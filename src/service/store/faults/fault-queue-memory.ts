import type { ArmedFault } from '#contract/local/service.ts';
import type { FaultQueue } from './fault-queue.ts';

/** Faults in the memory of this process, so a restart clears them. */
export function createFaultQueue(): FaultQueue {
  let armed: ArmedFault[] = [];
  return {
    arm: (fault) => {
      armed = [...armed, fault];
    },
    clear: (requestId) => {
      armed = armed.filter((one) => one.requestId !== requestId);
    },
    list: () => ({ faults: armed }),
    take(operation, requestId) {
      const find = (id: string | undefined) =>
        armed.findIndex((one) => one.operation === operation && one.requestId === id);
      const own = find(requestId);
      const index = own === -1 ? find(undefined) : own;
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
