import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Exchange } from '#client/exchange.ts';
import { accountOf } from '#client/target-call.ts';
import { comparisonWords } from '#console/catalogues/comparison.ts';
import { compareCallWords } from '#console/catalogues/exchange/compare-call.ts';
import { useWords } from '#console/catalogues/words.ts';
import { type CallSide, sessionOf, TargetFields, useOtherSide } from '#console/targets/TargetFields.tsx';
import { callTargetOf, useTargetChoice } from '#console/targets/target-choice.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { Stopwatch } from '#console/ui/feedback/Stopwatch.tsx';
import { Dialog } from '#console/ui/overlays/Dialog.tsx';
import { formatDuration } from '#console/ui/text/format.ts';
import { embeddedTarget } from '#contract/proxy/targets.ts';
import { ResponseSide } from '../drawer/CallSides.tsx';
import { ExchangeStatus } from '../drawer/ExchangeStatus.tsx';
import type { LoggedExchange } from '../exchange-log.ts';
import { AnswerDifferences } from './AnswerDifferences.tsx';
import { type ComparedCall, sendAgain } from './send-again.ts';

interface CompareCallDialogProps {
  entry: LoggedExchange;
  onClose: () => void;
}

/** Sends a call to another target or account, and shows both answers with their differences. */
export function CompareCallDialog({ entry, onClose }: CompareCallDialogProps) {
  const words = useWords(compareCallWords);
  const comparison = useWords(comparisonWords);
  const choice = useTargetChoice();
  const announce = useAnnounce();
  const [chosen, setSide] = useState<CallSide>();
  const proposed = useOtherSide({
    target: entry.exchange.target,
    account: accountOf(entry.exchange) ?? '',
  });
  const side = chosen ?? proposed;
  const stopper = useRef<AbortController>(undefined);
  useEffect(() => () => stopper.current?.abort(), []);
  const sending = useMutation({
    mutationFn: async (to: CallSide) => {
      stopper.current = new AbortController();
      const target = callTargetOf(to, sessionOf(to, choice));
      const compared = await sendAgain(entry, target, stopper.current.signal);
      if ('differences' in compared) announce(summaryOf(compared));
      return { to, compared };
    },
    networkMode: 'always',
  });
  const summaryOf = ({ differences }: ComparedCall) =>
    differences.length === 0 ? comparison.noDifferences : comparison.found(differences.length);
  const { compared, to } = sending.data ?? {};
  const sides = [
    sideName(entry.exchange.target, accountOf(entry.exchange)),
    sideName(to?.target ?? '', to?.account),
  ] as const;
  return (
    <Dialog title={words.title} wide onClose={onClose}>
      <div className="flex min-w-0 flex-col gap-4">
        <p className="text-sm text-ink-second">{words.explain}</p>
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (!sending.isPending) sending.mutate(side);
          }}
        >
          <TargetFields value={side} onChange={setSide} />
          {sending.isPending ? (
            <Stopwatch startedAt={sending.submittedAt} onCancel={() => stopper.current?.abort()} />
          ) : (
            <Button type="submit" look="primary">
              {compared ? words.sendAgain : words.send}
            </Button>
          )}
        </form>
        {compared && 'problem' in compared && compared.problem !== 'cancelled' && (
          <p role="alert" className="text-base text-failed">
            {compared.problem === 'request' ? words.requestGone : words.recordingGone}
          </p>
        )}
        {compared && 'reason' in compared && (
          <p role="alert" className="text-base text-failed">
            {words.noAnswer}: {compared.reason}
          </p>
        )}
        {sending.error && (
          <p role="alert" className="text-base text-failed">
            {words.noAnswer}: {sending.error.message}
          </p>
        )}
        {compared && 'differences' in compared && (
          <>
            <section aria-label={comparison.differences}>
              <h3 className="pb-1 text-lg font-semibold">{summaryOf(compared)}</h3>
              {compared.differences.length > 0 && (
                <AnswerDifferences
                  differences={compared.differences}
                  languages={compared.languages}
                  sides={sides}
                />
              )}
            </section>
            <div className="grid gap-4 lg:grid-cols-2">
              <Answer name={words.first} side={sides[0]} exchange={compared.first} />
              <Answer name={words.second} side={sides[1]} exchange={compared.second} />
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}

const sideName = (target: string, account: string | undefined) =>
  target === embeddedTarget && account ? `${target} · ${account}` : target;

function Answer({ name, side, exchange }: { name: string; side: string; exchange: Exchange }) {
  return (
    <section aria-label={name} className="flex min-w-0 flex-col gap-2">
      <h3 className="flex flex-wrap items-center gap-x-3 text-base font-semibold">
        {name}: {side} <ExchangeStatus exchange={exchange} />
        <span className="text-sm font-normal text-ink-second tabular">
          {formatDuration(exchange.timing.total)}
        </span>
      </h3>
      <ResponseSide exchange={exchange} />
    </section>
  );
}
