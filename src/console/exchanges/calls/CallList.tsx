import { useMemo, useState } from 'react';
import { callListWords } from '#console/catalogues/exchange/call-list.ts';
import { exchangeWords } from '#console/catalogues/exchange/exchange.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Download } from '#console/download/Download.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { Banner } from '#console/ui/feedback/Banner.tsx';
import { VirtualList } from '#console/ui/lists/VirtualList.tsx';
import { useMakeCase } from '../cases/use-make-case.ts';
import { exchangeLog, type LoggedExchange } from '../exchange-log.ts';
import { useCallStorageState } from '../kept/keep-calls.ts';
import { CallFilters } from './CallFilters.tsx';
import { CallButton, SessionButton } from './CallRow.tsx';
import { callRows, filterCalls, isFiltered, noFilter } from './call-list.ts';

interface CallListProps {
  entries: readonly LoggedExchange[];
  chosen: LoggedExchange;
  onChoose: (entry: LoggedExchange) => void;
}

/** Height of a row in pixels. */
const rowHeight = 53;
/** Maximum height of the list as a fraction of the screen's height: the drawer must hold its filters too. */
const listFraction = 0.32;

/** The last calls, with a search and filters. */
export function CallList({ entries, chosen, onChoose }: CallListProps) {
  const words = useWords(callListWords);
  const drawerWords = useWords(exchangeWords);
  const keeping = useCallStorageState();
  const makeCase = useMakeCase();
  const [filter, setFilter] = useState(noFilter);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const shown = useMemo(
    () => filterCalls(entries, filter, (operation) => words.functions[operation]),
    [entries, filter, words],
  );
  const rows = useMemo(() => callRows(shown, open), [shown, open]);
  const toggle = (id: string) => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };
  return (
    <>
      <div className="flex items-center justify-between px-4 py-2">
        <h3 className="text-sm text-ink-second">
          {drawerWords.list} <span className="tabular">{words.count(shown.length, entries.length)}</span>
        </h3>
        <div className="flex items-center">
          <Download brief results={async () => (await import('./export-calls.ts')).callResults(shown)} />
          <Button look="quiet" size="small" onClick={exchangeLog.clear}>
            {drawerWords.clear}
          </Button>
        </div>
      </div>
      <CallFilters filter={filter} entries={entries} onChange={setFilter} />
      {keeping !== 'kept' && (
        <div className="px-4 pb-2">
          <Banner>{drawerWords.notKept[keeping]}</Banner>
        </div>
      )}
      {rows.length === 0 ? (
        <div className="flex flex-col items-start gap-2 px-4 pb-4 text-base text-ink-second">
          <p role="status">{words.noMatch}</p>
          {isFiltered(filter) && (
            <Button size="small" onClick={() => setFilter(noFilter)}>
              {words.reset}
            </Button>
          )}
        </div>
      ) : (
        <VirtualList
          label={drawerWords.list}
          count={rows.length}
          estimate={rowHeight}
          viewportFraction={listFraction}
        >
          {(index) => {
            const row = rows[index];
            if (!row) return null;
            return row.kind === 'session' ? (
              <SessionButton entries={row.entries} open={open.has(row.id)} onToggle={() => toggle(row.id)} />
            ) : (
              <CallButton
                entry={row.entry}
                inSession={row.inSession}
                chosen={row.entry.exchange.id === chosen.exchange.id}
                onChoose={() => onChoose(row.entry)}
                onMakeCase={() => void makeCase(row.entry)}
              />
            );
          }}
        </VirtualList>
      )}
    </>
  );
}
