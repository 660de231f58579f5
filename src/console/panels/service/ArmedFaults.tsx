import { serviceWords } from '#console/catalogues/service.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { StatusChip } from '#console/ui/feedback/StatusChip.tsx';
import type { FaultOrder } from '#contract/local.ts';
import { faultWords } from './fault-words.ts';

/** The armed faults, with a button to disarm them. */
export function ArmedFaults({ orders, onClear }: { orders: readonly FaultOrder[]; onClear: () => void }) {
  const words = useWords(serviceWords).faults;
  if (orders.length === 0) {
    return <p className="border-t border-line px-4 py-3 text-sm text-ink-third">{words.none}</p>;
  }
  return (
    <div className="flex items-start justify-between gap-3 border-t border-line px-4 py-3">
      <ul aria-label={words.armed} className="flex min-w-0 flex-col gap-1.5">
        {orders.map((order, index) => (
          <li
            key={`${order.operation} ${index.toString()}`}
            className="flex flex-wrap items-center gap-x-2 text-sm"
          >
            <StatusChip tone="failed">{faultWords(order.fault, words)}</StatusChip>
            <span>{words.order(order.times, words.operations[order.operation])}</span>
          </li>
        ))}
      </ul>
      <Button size="small" onClick={onClear}>
        {words.clear}
      </Button>
    </div>
  );
}
