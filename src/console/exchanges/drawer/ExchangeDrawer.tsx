import { useEffect, useState } from 'react';
import { exchangeWords } from '#console/catalogues/exchange/exchange.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { Banner } from '#console/ui/feedback/Banner.tsx';
import { formatDuration } from '#console/ui/text/format.ts';
import { formatMoment } from '#console/ui/text/moment.ts';
import { exchangeLog, type LoggedExchange, useExchanges } from '../exchange-log.ts';
import { useKeepingState } from '../kept/keep-calls.ts';
import { ExchangeDetail, type ReopenProps } from './ExchangeDetail.tsx';
import { ExchangeStatus } from './ExchangeStatus.tsx';

/** The last calls: a list, and everything about the chosen one. */
export function ExchangeDrawer({ canReopen, onReopen }: ReopenProps) {
  const words = useWords(exchangeWords);
  const entries = useExchanges();
  const keeping = useKeepingState();
  const [chosenId, setChosenId] = useState<string>();
  const chosen = entries.find((entry) => entry.exchange.id === chosenId) ?? entries[0];
  if (!chosen) return <p className="px-6 pb-6 text-base text-ink-second">{words.none}</p>;
  return (
    <div className="grid border-t border-line md:grid-cols-[19rem_minmax(0,1fr)]">
      <div className="border-line max-md:border-b md:border-e">
        <div className="flex items-center justify-between px-4 py-2">
          <h3 className="text-sm text-ink-second">{words.list}</h3>
          <Button look="quiet" size="small" onClick={exchangeLog.clear}>
            {words.clear}
          </Button>
        </div>
        {keeping !== 'kept' && (
          <div className="px-4 pb-2">
            <Banner>{words.notKept[keeping]}</Banner>
          </div>
        )}
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
      <StoredDetail key={chosen.exchange.id} entry={chosen} canReopen={canReopen} onReopen={onReopen} />
    </div>
  );
}

/** Everything about one call, once its bodies are read. */
function StoredDetail({ entry, ...reopening }: { entry: LoggedExchange } & ReopenProps) {
  const words = useWords(exchangeWords);
  const [shown, setShown] = useState(entry.stored ? undefined : entry);
  useEffect(() => {
    if (shown || !entry.stored) return;
    let isShown = true;
    entry.stored.read().then(
      (whole) => isShown && setShown(whole ?? entry),
      () => isShown && setShown(entry),
    );
    return () => {
      isShown = false;
    };
  }, [shown, entry]);
  if (!shown) return <p className="px-4 py-3 text-base text-ink-third sm:px-6">{words.reading}</p>;
  return <ExchangeDetail entry={shown} {...reopening} />;
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
