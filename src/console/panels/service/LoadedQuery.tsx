import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallFailed } from '#client/outcome.ts';
import { FailureCard } from '#console/ui/feedback/FailureCard.tsx';
import { Stopwatch } from '#console/ui/feedback/Stopwatch.tsx';

interface LoadedQueryProps<Data> {
  query: UseQueryResult<Data>;
  /** Class of what is shown while loading: a height keeps what follows in place. */
  className?: string;
  children: (data: Data) => ReactNode;
}

/** The state of a query to the embedded service: its data, its failure, or a stopwatch. */
export function LoadedQuery<Data>({ query, className = '', children }: LoadedQueryProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error instanceof CallFailed) {
    return <FailureCard failure={query.error.failure} onAgain={() => void query.refetch()} />;
  }
  return (
    <div className={`px-4 py-6 ${className}`}>
      <Stopwatch startedAt={Date.now()} />
    </div>
  );
}
