import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { asCurl, asFetch } from '#client/snippets.ts';
import { exchangeWords } from '#console/catalogues/exchange.ts';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { CopyButton } from '#console/ui/controls/CopyButton.tsx';
import { formatDuration } from '#console/ui/text/format.ts';
import { formatMoment } from '#console/ui/text/moment.ts';
import { sentenceOf } from '#contract/schema.ts';
import { type LoggedExchange, useExchangeLog, useExchanges } from '../exchange-log.tsx';
import { BodyView } from './BodyView.tsx';
import { ExchangeStatus } from './ExchangeStatus.tsx';
import { fieldLanguages } from './field-languages.ts';
import { HeaderTable } from './HeaderTable.tsx';
import { TimingBar } from './TimingBar.tsx';

interface ExchangeDrawerProps {
  /** Whether a panel can show the call again. */
  canReopen: (entry: LoggedExchange) => boolean;
  onReopen: (entry: LoggedExchange) => void;
}

/** The last calls: a list, and everything about the chosen one. */
export function ExchangeDrawer({ canReopen, onReopen }: ExchangeDrawerProps) {
  const words = useWords(exchangeWords);
  const log = useExchangeLog();
  const entries = useExchanges();
  const [chosenId, setChosenId] = useState<string>();
  const chosen = entries.find((entry) => entry.exchange.id === chosenId) ?? entries[0];
  if (!chosen) return <p className="px-6 pb-6 text-base text-ink-second">{words.none}</p>;
  return (
    <div className="grid border-t border-line md:grid-cols-[19rem_minmax(0,1fr)]">
      <div className="border-line max-md:border-b md:border-e">
        <div className="flex items-center justify-between px-4 py-2">
          <h3 className="text-sm text-ink-second">{words.list}</h3>
          <Button look="quiet" size="small" onClick={log.clear}>
            {words.clear}
          </Button>
        </div>
        <ol className="max-md:max-h-36 overflow-y-auto px-2 pb-3">
          {entries.map((entry) => (
            <li key={entry.exchange.id}>
              <EntryButton
                entry={entry}
                chosen={entry === chosen}
                onChoose={() => setChosenId(entry.exchange.id)}
              />
            </li>
          ))}
        </ol>
      </div>
      <Detail key={chosen.exchange.id} entry={chosen} canReopen={canReopen} onReopen={onReopen} />
    </div>
  );
}

interface EntryButtonProps {
  entry: LoggedExchange;
  chosen: boolean;
  onChoose: () => void;
}

function EntryButton({ entry: { exchange }, chosen, onChoose }: EntryButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={`flex w-full items-center gap-2 rounded-sm border-s-2 px-2 py-1.5 text-start text-sm hover:bg-sunken ${chosen ? 'border-marigold bg-sunken' : 'border-transparent'}`}
    >
      <ExchangeStatus exchange={exchange} />
      <span className="min-w-0 flex-1 truncate">{exchange.operation}</span>
      <time
        dateTime={exchange.startedAt.toISOString()}
        title={exchange.startedAt.toISOString()}
        className="text-xs text-ink-third tabular"
      >
        {formatMoment(exchange.startedAt.getTime(), 'time')}
      </time>
      <span className="w-14 text-end text-xs text-ink-third tabular">
        <bdi dir="ltr">{formatDuration(exchange.timing.total)}</bdi>
      </span>
    </button>
  );
}

function Detail({ entry, canReopen, onReopen }: { entry: LoggedExchange } & ExchangeDrawerProps) {
  const words = useWords(exchangeWords);
  const { copyCurl } = useWords(shellWords).exchange;
  const { exchange } = entry;
  const { request, response, deviations, notes } = exchange;
  const languages = fieldLanguages(request.headers);
  const sides = [
    { name: words.request, line: `${request.method} ${request.url}`, sent: request },
    { name: words.response, line: response?.status, sent: response },
  ];
  return (
    <div className="flex min-w-0 flex-col gap-4 px-4 py-3 sm:px-6">
      <div className="flex flex-wrap items-center gap-1">
        <CopyButton label={copyCurl} text={() => asCurl(exchange)} />
        <CopyButton label={words.copyFetch} text={() => asFetch(exchange)} />
        {canReopen(entry) && (
          <Button look="quiet" size="small" icon={RotateCcw} onClick={() => onReopen(entry)}>
            {words.reopen}
          </Button>
        )}
        <span className="ms-auto text-xs text-ink-third">{words.masked}</span>
      </div>
      <TimingBar timing={exchange.timing} />
      <section aria-label={words.deviations}>
        <h3 className="text-sm font-semibold">{words.deviations}</h3>
        {response && deviations.length === 0 && (
          <p className="text-sm text-ink-second">{words.noDeviations}</p>
        )}
        <ul className="text-sm">
          {deviations.map((deviation) => (
            <li key={`${deviation.path} ${sentenceOf(deviation)}`}>
              <code className="font-mono text-transliterated">{deviation.path || '·'}</code>{' '}
              {sentenceOf(deviation)}
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
        {sides.map(({ name, line, sent }) => (
          <section key={name} aria-label={name} className="flex min-w-0 flex-col gap-2">
            <h3 className="text-sm font-semibold">{name}</h3>
            {sent ? (
              <>
                <p className="font-mono text-xs">{line}</p>
                <HeaderTable headers={sent.headers} />
                <BodyView body={sent.body} name={`${name}: ${words.body}`} languages={languages} />
              </>
            ) : (
              <p className="text-sm text-ink-third">{words.noResponse}</p>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
