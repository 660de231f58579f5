import { resultDetailsWords } from '#console/catalogues/translation/result-details.ts';
import { resultWords } from '#console/catalogues/translation/results.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { describeFailure } from '#console/ui/feedback/describe-failure.ts';
import { Stopwatch } from '#console/ui/feedback/Stopwatch.tsx';
import { languageName } from '#console/ui/languages/language-name.ts';
import type { TranslationRunner } from '../queries.ts';
import type { AnsweredColumn, Column } from './columns.ts';

interface CallStateProps {
  /** A column of the call, which has no answer. */
  column: Exclude<Column, AnsweredColumn>;
  runner: TranslationRunner;
}

/** The state of a call without an answer, in a few words: a stopwatch, or the reason and a button to send it again. */
export function CallState({ column, runner }: CallStateProps) {
  const words = useWords(resultWords);
  const more = useWords(resultDetailsWords).grid;
  if (column.state === 'waiting') {
    return <Stopwatch startedAt={column.startedAt} onCancel={() => runner.cancel(column.call)} />;
  }
  const { title, explanation } = describeFailure(column.failure);
  const anyway = column.failure.kind === 'invalid-request' && column.failure.sendable;
  const name = languageName(column.target);
  return (
    <>
      <span className={column.state === 'failed' ? 'font-semibold text-failed' : ''}>{title}</span>
      <span className="line-clamp-3" title={explanation}>
        {explanation}
      </span>
      <Button
        size="small"
        aria-label={anyway ? more.sendAnyway(name) : more.again(name)}
        onClick={() => runner.again(column.call, { sendAnyway: anyway })}
      >
        {anyway ? words.states.sendAnyway : words.states.again}
      </Button>
    </>
  );
}
