import { useQuery } from '@tanstack/react-query';
import { serviceWords } from '#console/catalogues/service/service.ts';
import { useWords } from '#console/catalogues/words.ts';
import { CallSummary } from '#console/exchanges/drawer/LastCall.tsx';
import { useExchanges } from '#console/exchanges/exchange-log.ts';
import { targetsQuery } from '#console/targets/queries.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { Card } from '#console/ui/Card.tsx';
import { embeddedTarget } from '#contract/proxy/targets.ts';

/** Explains what the console knows and does not know about a remote target. */
export function RemoteTarget() {
  const words = useWords(serviceWords).remote;
  const { target, session } = useTargetChoice();
  const targets = useQuery(targetsQuery).data?.targets;
  const lastExchange = useExchanges().find(({ exchange }) => exchange.target === target)?.exchange;
  if (target === embeddedTarget) return null;
  const configured = targets?.find(({ name }) => name === target);
  const credentials = session
    ? words.fromSession
    : configured?.hasCredentials
      ? words.fromProxy
      : words.noCredentials;
  return (
    <Card aria-labelledby="remote-target" className="flex flex-col gap-2 p-4">
      <h2 id="remote-target" className="text-base font-semibold">
        {words.title(target)}
      </h2>
      <dl className="grid grid-cols-1 gap-x-4 gap-y-1.5 text-base sm:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="text-ink-third">{words.address}</dt>
        <dd>{targets && !configured ? words.notConfigured : words.addressHidden}</dd>
        <dt className="text-ink-third">{words.credentials}</dt>
        <dd>{credentials}</dd>
        <dt className="text-ink-third">{words.lastCall}</dt>
        <dd className="flex min-w-0 flex-wrap items-center gap-x-3">
          {lastExchange ? <CallSummary exchange={lastExchange} /> : words.noCall}
        </dd>
        <dt className="text-ink-third">{words.unknown}</dt>
        <dd>{words.unknownFacts}</dd>
      </dl>
    </Card>
  );
}
