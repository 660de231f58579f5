import { useEffect, useState } from 'react';
import { exchangeWords } from '#console/catalogues/exchange/exchange.ts';
import { useWords } from '#console/catalogues/words.ts';
import { CallList } from '../calls/CallList.tsx';
import { type LoggedExchange, useExchanges } from '../exchange-log.ts';
import { chooseCall, useChosenCall } from './chosen-call.ts';
import { ExchangeDetail, type ReopenProps } from './ExchangeDetail.tsx';
import { useNewestCall } from './use-last-call.ts';

/** The latest calls as a list, and the details of the chosen one. */
export function ExchangeDrawer({ canReopen, onReopen }: ReopenProps) {
  const words = useWords(exchangeWords);
  const entries = useExchanges();
  const chosenId = useChosenCall();
  useEffect(() => () => chooseCall(''), []);
  const newest = useNewestCall();
  const chosen = entries.find((entry) => entry.exchange.id === chosenId) ?? newest;
  if (!chosen) return <p className="px-6 pb-6 text-base text-ink-second">{words.none}</p>;
  const choose = ({ exchange: { id } }: LoggedExchange) => chooseCall(id);
  return (
    <div className="grid border-t border-line md:grid-cols-[22rem_minmax(0,1fr)]">
      <div className="min-w-0 border-line max-md:border-b md:sticky md:top-0 md:self-start md:border-e">
        <CallList entries={entries} chosen={chosen} onChoose={choose} />
      </div>
      <StoredDetail key={chosen.exchange.id} entry={chosen} canReopen={canReopen} onReopen={onReopen} />
    </div>
  );
}

/** The details of a call, once its bodies are read. */
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
