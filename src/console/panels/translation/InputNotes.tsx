import { useMemo, useState } from 'react';
import { translationWords } from '#console/catalogues/translation.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Banner } from '#console/ui/Banner.tsx';
import { formatNumber } from '#console/ui/format.ts';
import { LanguageText } from '#console/ui/LanguageText.tsx';
import { stringsOf } from '#console/ui/strings.ts';
import type { TranslationForm } from './form.ts';
import { overLimits } from './input-limits.ts';
import { countInvisible, seeInvisible } from './invisible.ts';

/** Lines shown with what is not seen in them. */
const shownLines = 20;

/** What is worth knowing about the strings before they are sent: limits they go over, characters that are not seen. */
export function InputNotes({ form }: { form: TranslationForm }) {
  const words = useWords(translationWords).input;
  const [seen, setSeen] = useState(false);
  const { text, source } = form;
  const over = useMemo(() => overLimits(stringsOf(text)), [text]);
  const invisible = useMemo(() => countInvisible(text), [text]);
  const lines = seen ? text.split('\n').filter((line) => countInvisible(line) > 0) : [];
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
      {lines.length > 0 && (
        <ol
          aria-label={words.invisible}
          className="flex flex-col gap-1 rounded border border-line bg-sunken px-3 py-2"
        >
          {[...lines.slice(0, shownLines).entries()].map(([place, line]) => (
            <li key={place}>
              <LanguageText as="p" code={source} className="text-base wrap-anywhere whitespace-pre-wrap">
                {seeInvisible(line).map(({ text: piece, name, start }) =>
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
    </>
  );
}
