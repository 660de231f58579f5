import { CircleSlash } from 'lucide-react';
import type { Exchange } from '#client/exchange.ts';
import { statusOf } from '#client/verdict.ts';
import { verdictWords } from '#console/catalogues/exchange/call-verdict.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { StatusChip } from '#console/ui/feedback/StatusChip.tsx';

/** The HTTP status of the target's answer with what is wrong about it, or why there is none. */
export function ExchangeStatus({ exchange }: { exchange: Exchange }) {
  const words = useWords(verdictWords);
  const state = statusOf(exchange);
  switch (state.kind) {
    case 'cancelled':
      return (
        <StatusChip tone="waiting" icon={CircleSlash}>
          {words.cancelled}
        </StatusChip>
      );
    case 'not-sent':
      return <StatusChip tone="failed">{words.notSent}</StatusChip>;
    case 'no-answer':
      return <StatusChip tone="failed">{words.noAnswer}</StatusChip>;
    case 'answered': {
      const { status, fault } = state;
      const failed = fault !== undefined || status >= 400;
      return (
        <StatusChip tone={failed ? 'failed' : 'served'}>
          {fault === undefined ? status : `${status} · ${words.faults[fault]}`}
        </StatusChip>
      );
    }
  }
}
