import { describeFailure } from '#client/failures/describe-failure.ts';
import { resultDetailsWords } from '#console/catalogues/translation/result-details.ts';
import { resultWords } from '#console/catalogues/translation/results.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { Stopwatch } from '#console/ui/feedback/Stopwatch.tsx';
import { LanguageText } from '#console/ui/languages/LanguageText.tsx';
import { findLanguage } from '#contract/languages.ts';
import type { Column } from '../answer/columns.ts';
import type { TranslationRunner } from '../queries.ts';

interface GridHeadProps {
  /** The API's language code. */
  code: string;
  /** Absent for the column of the source. */
  column?: Column;
  runner?: TranslationRunner;
}

/** The header of a column: its language, and its state while it has no answer. */
export function GridHead({ code, column, runner }: GridHeadProps) {
  return (
    <>
      <HeadName code={code} />
      {column && runner && <HeadState column={column} runner={runner} />}
    </>
  );
}

/** Narrow enough for many columns: the native name above the English one. */
function HeadName({ code }: { code: string }) {
  const language = findLanguage(code);
  return (
    <span className="flex flex-col items-start">
      <LanguageText code={code} className="one-line truncate text-base text-ink">
        {language?.nativeName ?? code}
      </LanguageText>
      <span className="truncate text-sm font-normal text-ink-third">
        {language && language.englishName !== language.nativeName
          ? `${language.englishName} · ${code}`
          : code}
      </span>
    </span>
  );
}

function HeadState({ column, runner }: { column: Column; runner: TranslationRunner }) {
  const words = useWords(resultWords);
  const more = useWords(resultDetailsWords).grid;
  const { target } = column;
  const name = findLanguage(target)?.englishName ?? target;
  if (column.state === 'done') return null;
  if (column.state === 'waiting') {
    return <Stopwatch startedAt={column.startedAt} onCancel={() => runner.cancel(column.call)} />;
  }
  const { title, explanation } = describeFailure(column.failure);
  const anyway = column.failure.kind === 'invalid-request' && column.failure.sendable;
  return (
    <span className="flex flex-col items-start gap-1 pt-1 font-normal">
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
    </span>
  );
}
