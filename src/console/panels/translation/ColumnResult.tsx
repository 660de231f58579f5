import { resultWords } from '#console/catalogues/translation-results.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { FailureCard } from '#console/ui/FailureCard.tsx';
import { Stopwatch } from '#console/ui/Stopwatch.tsx';
import type { Column, WholeAnswer } from './columns.ts';
import { Rows } from './Rows.tsx';
import type { TranslationRunner } from './use-translation-calls.ts';

interface ColumnResultProps {
  column: Column;
  whole: WholeAnswer;
  runner: TranslationRunner;
}

/** What became of one target language: the stopwatch, its rows, or its failure with what can be done. */
export function ColumnResult({ column, whole, runner }: ColumnResultProps) {
  const words = useWords(resultWords);
  const { target } = column;
  switch (column.state) {
    case 'waiting':
      return (
        <div
          aria-busy="true"
          className="flex flex-col items-center gap-3 px-4 py-12 text-base text-ink-second"
        >
          {words.waiting}
          <Stopwatch startedAt={column.startedAt} onCancel={() => runner.cancel(target)} />
        </div>
      );
    case 'done':
      return <Rows column={column} whole={whole} />;
    default:
      return (
        <FailureCard
          failure={column.failure}
          onAgain={() => runner.again(target)}
          onSendAnyway={() => runner.again(target, { sendAnyway: true })}
        />
      );
  }
}
