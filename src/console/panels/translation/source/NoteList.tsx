import { useState } from 'react';
import { inputWords } from '#console/catalogues/translation/input.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Banner } from '#console/ui/feedback/Banner.tsx';
import { LanguageText } from '#console/ui/languages/LanguageText.tsx';
import { formatNumber } from '#console/ui/text/format.ts';
import type { ExceededLimit } from './input-limits.ts';
import { countInvisible } from './invisible.ts';
import { splitAtInvisible } from './split-at-invisible.ts';

interface NoteListProps {
  language: string;
  strings: readonly string[];
  over: readonly ExceededLimit[];
  /** Number of invisible characters in all strings. */
  invisible: number;
}

/** Maximum number of strings shown with their invisible characters. */
const maxShownStrings = 20;

/** The exceeded limits and, on demand, the strings with their invisible characters made visible. */
export function NoteList({ language, strings, over, invisible }: NoteListProps) {
  const words = useWords(inputWords).notes;
  const [seen, setSeen] = useState(false);
  const shown = seen ? [...strings.entries()].filter(([, string]) => countInvisible(string) > 0) : [];
  return (
    <>
      {over.map(({ limit, counted, allowed, string }) => (
        <Banner key={limit}>
          {words.over[limit](formatNumber(counted), formatNumber(allowed), string ?? 0)} {words.stillSent}
        </Banner>
      ))}
      {invisible > 0 && (
        <button
          type="button"
          aria-expanded={seen}
          onClick={() => setSeen(!seen)}
          className="min-h-7 w-fit rounded-sm px-1.5 text-sm text-ink-second underline decoration-line-strong underline-offset-4 hover:bg-sunken"
        >
          {seen ? words.hideInvisible : words.showInvisible(invisible)}
        </button>
      )}
      {shown.length > 0 && (
        <ol
          aria-label={words.invisible}
          className="flex max-h-80 flex-col gap-1 overflow-y-auto rounded border border-line bg-sunken px-3 py-2"
        >
          {shown.slice(0, maxShownStrings).map(([place, string]) => (
            <li key={place} className="flex items-baseline gap-2">
              <span className="shrink-0 text-sm text-ink-third tabular">{formatNumber(place + 1)}</span>
              <LanguageText
                as="p"
                code={language}
                className="min-w-0 flex-1 text-base wrap-anywhere whitespace-pre-wrap"
              >
                {splitAtInvisible(string).map(({ text: piece, name, start }) =>
                  name === undefined ? (
                    piece
                  ) : (
                    <span
                      key={start}
                      className="mx-0.5 rounded-sm bg-database-tint px-1 font-mono text-sm text-database"
                    >
                      {name}
                    </span>
                  ),
                )}
              </LanguageText>
            </li>
          ))}
        </ol>
      )}
      {shown.length > maxShownStrings && (
        <p className="text-sm text-ink-second">
          {words.moreInvisible(formatNumber(shown.length - maxShownStrings))}
        </p>
      )}
    </>
  );
}
