import { useLastCall, VerdictButton } from './use-last-call.ts';

/** Shows whether the last answer conforms to the specification; opens its exchange. */
export function ContractBadge({ onOpen }: { onOpen: () => void }) {
  const exchange = useLastCall();
  return exchange ? <VerdictButton exchange={exchange} onOpen={onOpen} /> : null;
}
