import { useLastCall, VerdictButton } from './use-last-call.ts';

/** Shows whether the last answer conforms to the specification; opens its exchange. */
export function ContractBadge({ onOpen }: { onOpen: () => void }) {
  const last = useLastCall();
  return last ? <VerdictButton exchange={last.exchange} onOpen={onOpen} /> : null;
}
