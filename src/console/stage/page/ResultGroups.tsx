import type { CSSProperties } from 'react';
import { LanguageText, languageAttributes } from '#console/ui/languages/LanguageText.tsx';
import { LanguageName } from '../request/LanguageName.tsx';
import type { StageContent, StageLine } from '../stage-content.ts';
import { StatusWords } from './StatusWords.tsx';

/** Each text with its result in each language. */
export function ResultGroups({ groups, language }: Pick<StageContent, 'groups' | 'language'>) {
  // With one result for each text, the texts stand in columns; otherwise the results of each text do.
  const isSingle = groups.every(({ lines }) => lines.length === 1);
  const sections = groups.map(({ source, lines }, number) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same text may occur twice.
    <section key={number} className="stage-group">
      <LanguageText
        as="p"
        code={language}
        className="stage-second text-ink-second wrap-anywhere whitespace-pre-wrap"
      >
        {source}
      </LanguageText>
      <div className="stage-lines">
        {lines.map((line, turn) => (
          <ResultLine key={line.language} line={line} turn={turn} />
        ))}
      </div>
    </section>
  ));
  return <div className={isSingle ? 'stage-groups' : undefined}>{sections}</div>;
}

function ResultLine({ line, turn }: { line: StageLine; turn: number }) {
  const { language, text, others = [], status } = line;
  const style: CSSProperties & { '--turn': number } = { '--turn': turn };
  return (
    <div data-stage-line="" style={style} className="stage-line">
      <p className="stage-small text-ink-third">
        <LanguageName code={language} />
      </p>
      {status && <StatusWords {...status} />}
      <div className="stage-type min-w-0">
        {text === undefined ? (
          <span aria-hidden="true" className="stage-small text-ink-third">
            …
          </span>
        ) : (
          <LanguageText
            as="p"
            isResult
            code={language}
            className="stage-type stage-appear wrap-anywhere whitespace-pre-wrap"
          >
            {text}
          </LanguageText>
        )}
        {others.length > 0 && (
          <p {...languageAttributes(language)} className="stage-others stage-appear text-ink-second">
            {others.map((other) => (
              <LanguageText key={other} code={language} isResult>
                {other}
              </LanguageText>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}
