import { resultWords } from '#console/catalogues/translation/results.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { FailureCard } from '#console/ui/feedback/FailureCard.tsx';
import { Stopwatch } from '#console/ui/feedback/Stopwatch.tsx';
import type { TranslationRunner } from '../queries.ts';
import { Rows } from '../rows/Rows.tsx';
import type { Column, RunColumns } from './columns.ts';

interface ColumnResultProps {
  column: Column;
  run: RunColumns;
  runner: TranslationRunner;
}

/** The result in one target language: a stopwatch, its rows, or its failure. */
export function ColumnResult({ column, run, runner }: ColumnResultProps) {
  const words = useWords(resultWords);
  switch (column.state) {
    case 'waiting':
      return (
        <div
          aria-busy="true"
          className="flex flex-col items-center gap-3 px-4 py-12 text-base text-ink-second"
        >
          {words.waiting}
          <Stopwatch startedAt={column.startedAt} onCancel={() => runner.cancel(column.call)} />
        </div>
      );
    case 'done':
      return <Rows column={column} run={run} />;
    default:
      return (
        <FailureCard
          failure={column.failure}
          onAgain={() => runner.again(column.call)}
          onSendAnyway={() => runner.again(column.call, { sendAnyway: true })}
        />
      );
  }
}
