import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallFailed } from '#client/outcome.ts';
import { FailureCard } from '#console/ui/FailureCard.tsx';
import { Stopwatch } from '#console/ui/Stopwatch.tsx';

/** What a query of the embedded service brought: the data, why there is none, or that it is on its way. */
export function LoadedQuery<Data>({
  query,
  children,
}: {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.error instanceof CallFailed) {
    return <FailureCard failure={query.error.failure} onAgain={() => void query.refetch()} />;
  }
  return (
    <div className="px-4 py-6">
      <Stopwatch startedAt={Date.now()} />
    </div>
  );
}
