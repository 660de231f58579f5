import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { useExchanges } from '../exchange-log.tsx';

/** Shows whether the last answer conforms to the specification; opens its exchange. */
export function ContractBadge({ onOpen }: { onOpen: () => void }) {
  const words = useWords(shellWords).contract;
  const answered = useExchanges().find((entry) => entry.exchange.response && entry.outcome !== 'network');
  if (!answered) return null;
  const count = answered.exchange.deviations.length;
  const clean = count === 0 && answered.outcome !== 'unexpected';
  const Icon = clean ? ShieldCheck : ShieldAlert;
  const text = clean ? words.clean : words.deviations(Math.max(1, count));
  return (
    <button
      type="button"
      onClick={onOpen}
      title={words.explain}
      className={`inline-flex min-h-8 items-center gap-1.5 rounded-full px-3 text-sm font-semibold forced-colors:border ${
        clean ? 'bg-served-tint text-served' : 'bg-transliterated-tint text-transliterated'
      }`}
    >
      <Icon aria-hidden="true" size={15} />
      <span className="max-sm:sr-only">{text}</span>
    </button>
  );
}
