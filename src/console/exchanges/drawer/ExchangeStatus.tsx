import { CircleSlash, TriangleAlert } from 'lucide-react';
import type { Exchange } from '#client/exchange.ts';
import { statusOf, verdictOf } from '#client/verdict.ts';
import { verdictWords } from '#console/catalogues/exchange/call-verdict.ts';
import { useWords } from '#console/catalogues/words.ts';
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
      if (fault !== undefined) {
        return <StatusChip tone="failed">{`${status} · ${words.faults[fault]}`}</StatusChip>;
      }
      if (status >= 400) return <StatusChip tone="failed">{status}</StatusChip>;
      const verdict = verdictOf(exchange);
      return verdict.kind === 'deviations' ? (
        <StatusChip tone="transliterated" icon={TriangleAlert}>
          {`${status} · ${words.deviations(verdict.count)}`}
        </StatusChip>
      ) : (
        <StatusChip tone="served">{status}</StatusChip>
      );
    }
  }
}
