import type { OperationId } from '#contract/errors.ts';
import type { Fault, FaultOrder, FaultOrders } from '#contract/local.ts';

/** Orders for things to go wrong on purpose. They live in memory: a restart clears them. */
export interface FaultDesk {
  order(order: FaultOrder): void;
  clear(): void;
  list(): FaultOrders;
  /** The fault that the next call of an operation meets; taking it uses it up. */
  take(operation: OperationId): Fault | undefined;
}

/** An empty fault desk. */
export function createFaultDesk(): FaultDesk {
  let orders: FaultOrder[] = [];
  return {
    order: (order) => {
      orders = [...orders, order];
    },
    clear: () => {
      orders = [];
    },
    list: () => ({ orders }),
    take: (operation) => {
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
