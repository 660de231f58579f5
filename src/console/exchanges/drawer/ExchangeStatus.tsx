import type { Exchange } from '#client/exchange.ts';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { StatusChip } from '#console/ui/feedback/StatusChip.tsx';

/** The HTTP status of an exchange, or that no answer came. */
export function ExchangeStatus({ exchange: { response } }: { exchange: Exchange }) {
  const words = useWords(shellWords).exchange;
  if (!response) return <StatusChip tone="failed">{words.noAnswer}</StatusChip>;
  return <StatusChip tone={response.status < 400 ? 'served' : 'failed'}>{response.status}</StatusChip>;
}
