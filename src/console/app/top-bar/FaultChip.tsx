import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Zap } from 'lucide-react';
import { useEffect } from 'react';
import { targetWords } from '#console/catalogues/targets.ts';
import { useWords } from '#console/catalogues/words.ts';
import { useExchanges } from '#console/exchanges/exchange-log.ts';
import { clearMutation, faultsQuery } from '#console/targets/faults.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { embeddedTarget } from '#contract/proxy/targets.ts';

/** Shows that faults are armed in the embedded service, by anyone, and offers to disarm them. */
export function FaultChip() {
  const words = useWords(targetWords).faults;
  const announce = useAnnounce();
  const { target } = useTargetChoice();
  const isEmbedded = target === embeddedTarget;
  const { data, refetch } = useQuery({ ...faultsQuery, enabled: isEmbedded });
  const clear = useMutation(clearMutation(useQueryClient()));
  const calls = useExchanges();
  // Refetches after each call, which may have used up a fault.
  useEffect(() => {
    if (isEmbedded && calls.length > 0) void refetch();
  }, [calls, isEmbedded, refetch]);
  const count = data?.faults.length ?? 0;
  if (!isEmbedded || count === 0) return null;
  return (
    <button
      type="button"
      title={words.explain}
      disabled={clear.isPending}
      onClick={() => clear.mutate(undefined, { onSuccess: () => announce(words.cleared) })}
      className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-failed-tint px-3 text-sm font-semibold text-failed forced-colors:border"
    >
      <Zap aria-hidden="true" size={15} />
      <span>{words.armed(count)}</span>
      <span className="underline underline-offset-2">{words.clear}</span>
    </button>
  );
}
