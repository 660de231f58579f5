import type { OperationId } from '#contract/errors.ts';
import type { Fault, FaultOrder, FaultOrders } from '#contract/local/service.ts';

/** The faults that a tester has requested for coming calls. They are kept in memory only, so a restart clears them. */
export function createFaultQueue() {
  let orders: FaultOrder[] = [];
  return {
    order: (order: FaultOrder) => {
      orders = [...orders, order];
    },
    clear: () => {
      orders = [];
    },
    list: (): FaultOrders => ({ orders }),
    /**
     * The fault for the next call of an operation. Each call reduces the number of calls that the fault still affects.
     */
    take: (operation: OperationId): Fault | undefined => {
      const index = orders.findIndex((order) => order.operation === operation);
      const order = orders[index];
      if (!order) return undefined;
      orders =
        order.times > 1
          ? orders.with(index, { ...order, times: order.times - 1 })
          : orders.filter((_, at) => at !== index);
      return order.fault;
    },
  };
}

export type FaultQueue = ReturnType<typeof createFaultQueue>;
