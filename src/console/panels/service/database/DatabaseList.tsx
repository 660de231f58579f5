import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { databaseWords } from '#console/catalogues/databases/database.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Stopwatch } from '#console/ui/feedback/Stopwatch.tsx';
import { VirtualList } from '#console/ui/lists/VirtualList.tsx';
import { formatNumber } from '#console/ui/text/format.ts';
import type { DatabaseItem, ItemPages } from './database.ts';
import { Problem } from './Problem.tsx';

interface DatabaseListProps<Item extends DatabaseItem> {
  label: string;
  query: UseInfiniteQueryResult<ItemPages<Item>>;
  /** Identifies the list: when it changes, the list scrolls to the top. */
  listKey: string;
  /** Shown when nothing matches. */
  empty: ReactNode;
  /** Height of a row before it is measured, in pixels. */
  estimate: number;
  children: (item: Item) => ReactNode;
}

/** The items that match, loaded page by page as the list is scrolled. */
export function DatabaseList<Item extends DatabaseItem>({
  label,
  query,
  listKey,
  empty,
  estimate,
  children,
}: DatabaseListProps<Item>) {
  const words = useWords(databaseWords);
  const { data, error, hasNextPage, isFetchingNextPage } = query;
  if (!data) {
    if (error) return <Problem error={error} onAgain={() => void query.refetch()} />;
    return (
      <div className="px-4 py-6">
        <Stopwatch startedAt={Date.now()} />
      </div>
    );
  }
  const items = data.pages.flatMap((page) => page.items);
  const total = data.pages.at(-1)?.total ?? 0;
  return (
    <>
      <p role="status" className="border-b border-line px-4 py-1.5 text-sm text-ink-third tabular">
        {words.total(total, formatNumber(total))}
      </p>
      {error && <Problem error={error} onAgain={() => void query.refetch()} />}
      {items.length === 0 ? (
        empty
      ) : (
        <VirtualList
          key={listKey}
          label={label}
          count={items.length + (hasNextPage ? 1 : 0)}
          total={total}
          estimate={estimate}
          viewportFraction={0.62}
        >
          {(index) => {
            const item = items[index];
            if (item) return children(item);
            return (
              <NextPage
                isLoading={isFetchingNextPage}
                failed={error !== null}
                onShown={() => void query.fetchNextPage()}
              />
            );
          }}
        </VirtualList>
      )}
    </>
  );
}

interface NextPageProps {
  isLoading: boolean;
  failed: boolean;
  onShown: () => void;
}

/** The end of the loaded items; loads the next page when it comes into view. */
function NextPage({ isLoading, failed, onShown }: NextPageProps) {
  const words = useWords(databaseWords);
  const load = useEffectEvent(onShown);
  const wanted = !isLoading && !failed;
  useEffect(() => {
    if (wanted) load();
  }, [wanted]);
  return <p className="px-4 py-3 text-sm text-ink-third">{words.loadingMore}</p>;
}
