import { LanguageText } from '#console/ui/languages/LanguageText.tsx';
import { languageName } from '#console/ui/languages/language-name.ts';
import { findLanguage } from '#contract/languages.ts';
import { CallState } from '../answer/CallState.tsx';
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
      {column && column.state !== 'done' && runner && (
        <span className="flex flex-col items-start gap-1 pt-1 font-normal">
          <CallState column={column} runner={runner} />
        </span>
      )}
    </>
  );
}

/**
 * The name of a language in that language, with the name in the language of the interface below it, so that many
 * columns fit.
 */
function HeadName({ code }: { code: string }) {
  const language = findLanguage(code);
  const name = languageName(code);
  return (
    <span className="flex flex-col items-start">
      <LanguageText code={code} className="one-line truncate text-base text-ink">
        {language?.nativeName ?? code}
      </LanguageText>
      <span className="truncate text-sm font-normal text-ink-third">
        {language && name !== language.nativeName ? `${name} · ${code}` : code}
      </span>
    </span>
  );
}
