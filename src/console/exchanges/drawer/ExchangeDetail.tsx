import { RotateCcw } from 'lucide-react';
import type { Exchange } from '#client/exchange.ts';
import { asCurl } from '#client/snippets/curl.ts';
import { asFetch } from '#client/snippets/fetch.ts';
import { asPython } from '#client/snippets/python.ts';
import { serverTimings } from '#client/target-call.ts';
import { verdictOf } from '#client/verdict.ts';
import { callDetailWords } from '#console/catalogues/exchange/call-detail.ts';
import { verdictWords } from '#console/catalogues/exchange/call-verdict.ts';
import { exchangeWords } from '#console/catalogues/exchange/exchange.ts';
import { pageWords } from '#console/catalogues/page.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { CopyButton } from '#console/ui/controls/CopyButton.tsx';
import { ReferenceLink } from '#console/ui/details/ReferenceLink.tsx';
import { Banner } from '#console/ui/feedback/Banner.tsx';
import { sentenceWithoutPath } from '#contract/schema.ts';
import { MakeCaseButton } from '../cases/MakeCaseButton.tsx';
import { CompareCallButton } from '../comparison/CompareCallButton.tsx';
import type { LoggedExchange } from '../exchange-log.ts';
import { RequestSide, ResponseSide } from './CallSides.tsx';
import { TimingBar } from './TimingBar.tsx';

export interface ReopenProps {
  /** Whether a panel can show the call again. */
  canReopen: (entry: LoggedExchange) => boolean;
  onReopen: (entry: LoggedExchange) => void;
}

/** The details of one call. */
export function ExchangeDetail({ entry, canReopen, onReopen }: { entry: LoggedExchange } & ReopenProps) {
  const words = useWords(exchangeWords);
  const callWords = useWords(callDetailWords);
  const { copyCurl } = useWords(pageWords).call;
  const { exchange } = entry;
  const { deviations, notes } = exchange;
  return (
    <div className="flex min-w-0 flex-col gap-4 px-4 py-3 sm:px-6">
      <div className="flex flex-wrap items-center gap-1">
        <CopyButton label={copyCurl} text={() => asCurl(exchange)} />
        <CopyButton label={words.copyFetch} text={() => asFetch(exchange)} />
        <CopyButton label={callWords.copyPython} text={() => asPython(exchange)} />
        <MakeCaseButton entry={entry} />
        <CompareCallButton entry={entry} />
        {canReopen(entry) && (
          <Button look="quiet" size="small" icon={RotateCcw} onClick={() => onReopen(entry)}>
            {words.reopen}
          </Button>
        )}
        <span className="ms-auto text-sm text-ink-third">{words.masked}</span>
      </div>
      <CutNote entry={entry} />
      <TimingBar timing={exchange.timing} atTarget={serverTimings(exchange)} />
      <section aria-label={words.deviations}>
        <h3 className="text-sm font-semibold">{words.deviations}</h3>
        <Conformance exchange={exchange} />
        <ul className="text-sm">
          {deviations.map((deviation) => (
            <li key={`${deviation.path} ${sentenceWithoutPath(deviation)}`}>
              <code className="font-mono text-transliterated">{deviation.path || '·'}</code>{' '}
              {sentenceWithoutPath(deviation)}
              {exchange.operation !== 'local' && (
                <ReferenceLink
                  anchor={[exchange.operation, 'answer', deviation.path].filter(Boolean).join('.')}
                  name={deviation.path || words.deviations}
                />
              )}
            </li>
          ))}
        </ul>
        {notes.length > 0 && <h3 className="pt-2 text-sm font-semibold">{words.notes}</h3>}
        <ul className="text-sm text-ink-second">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </section>
      <div className="grid gap-4 xl:grid-cols-2">
        <RequestSide exchange={exchange} />
        <ResponseSide exchange={exchange} />
      </div>
    </div>
  );
}

/** Whether the answer matches the specification; shown where there is no list of deviations. */
function Conformance({ exchange }: { exchange: Exchange }) {
  const words = useWords(exchangeWords);
  const callWords = useWords(callDetailWords);
  const { faults } = useWords(verdictWords);
  const { result, deviations } = exchange;
  const verdict = verdictOf(exchange);
  const text =
    verdict.kind === 'not-checked'
      ? callWords.notChecked
      : verdict.kind === 'clean'
        ? words.noDeviations
        : result.kind === 'unexpected' && deviations.length === 0
          ? faults[result.reason]
          : undefined;
  return text === undefined ? null : <p className="text-sm text-ink-second">{text}</p>;
}

/** Says which bodies are not shown in full after a reload. */
function CutNote({ entry: { cut = [], stored } }: { entry: LoggedExchange }) {
  const words = useWords(exchangeWords);
  if (stored) return <Banner>{words.bodiesGone}</Banner>;
  return cut.map((side) => <Banner key={side}>{words.bodyCut[side]}</Banner>);
}
