import { useQuery } from '@tanstack/react-query';
import { History as HistoryIcon, Undo2 } from 'lucide-react';
import { databaseWords } from '#console/catalogues/databases/database.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { EmptyState } from '#console/ui/feedback/EmptyState.tsx';
import { formatMoment } from '#console/ui/text/moment.ts';
import type { Change } from '#contract/local/changes.ts';
import { LoadedQuery } from '../LoadedQuery.tsx';
import { changeText } from './change-text.ts';
import { changesQuery, type Database, type DatabaseItem } from './database.ts';
import { SidePane } from './SidePane.tsx';

interface HistoryPaneProps<Item extends DatabaseItem, Draft> {
  database: Database<Item, Draft>;
  isUndoing: boolean;
  onUndo: (change: Change) => void;
  onClose: () => void;
}

/** Who changed what and when, newest first. */
export function HistoryPane<Item extends DatabaseItem, Draft>({
  database,
  isUndoing,
  onUndo,
  onClose,
}: HistoryPaneProps<Item, Draft>) {
  const words = useWords(databaseWords);
  const query = useQuery(changesQuery(database));
  return (
    <SidePane title={words.history.title} onClose={onClose}>
      <LoadedQuery query={query}>
        {(changes) =>
          changes.length === 0 ? (
            <EmptyState icon={HistoryIcon} title={words.history.empty}>
              {words.history.emptyHint}
            </EmptyState>
          ) : (
            <ol aria-label={words.history.title}>
              {changes.map((change) => (
                <li
                  key={change.id}
                  className="flex items-center gap-3 border-b border-line px-4 py-2 last:border-0"
                >
                  <ChangeFacts change={change} />
                  {change.canUndo && (
                    <Button
                      size="small"
                      icon={Undo2}
                      aria-label={words.undoNamed(changeText(change, words))}
                      disabled={isUndoing}
                      onClick={() => onUndo(change)}
                    >
                      {words.undo}
                    </Button>
                  )}
                </li>
              ))}
            </ol>
          )
        }
      </LoadedQuery>
    </SidePane>
  );
}

function ChangeFacts({ change }: { change: Change }) {
  const words = useWords(databaseWords);
  return (
    <div className="min-w-0 flex-1">
      <p className="text-base wrap-anywhere" dir="auto">
        {changeText(change, words)}
      </p>
      <p className="text-sm text-ink-third">
        {words.byAt(change.by, formatMoment(Date.parse(change.at), 'exact'))}
      </p>
    </div>
  );
}
