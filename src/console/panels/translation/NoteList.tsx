import { useState } from 'react';
import { inputWords } from '#console/catalogues/translation-input.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Banner } from '#console/ui/Banner.tsx';
import { formatNumber } from '#console/ui/format.ts';
import { LanguageText } from '#console/ui/LanguageText.tsx';
import type { OverLimit } from './input-limits.ts';
import { countInvisible } from './invisible.ts';
import { seeInvisible } from './see-invisible.ts';

interface NoteListProps {
  language: string;
  strings: readonly string[];
  over: readonly OverLimit[];
  /** Characters that are not seen, in all strings. */
  invisible: number;
}

/** Strings shown with what is not seen in them. */
const most = 20;

/** The limits that strings go over, and on demand the strings with what is not seen in them. */
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
          {shown.slice(0, most).map(([place, string]) => (
            <li key={place} className="flex items-baseline gap-2">
              <span className="shrink-0 text-xs text-ink-third tabular">{formatNumber(place + 1)}</span>
              <LanguageText
                as="p"
                code={language}
                className="min-w-0 flex-1 text-base wrap-anywhere whitespace-pre-wrap"
              >
                {seeInvisible(string).map(({ text: piece, name, start }) =>
                  name === undefined ? (
                    piece
                  ) : (
                    <span
                      key={start}
                      className="mx-0.5 rounded-sm bg-database-tint px-1 font-mono text-xs text-database"
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
      {shown.length > most && (
        <p className="text-sm text-ink-second">{words.moreInvisible(formatNumber(shown.length - most))}</p>
      )}
    </>
  );
}
