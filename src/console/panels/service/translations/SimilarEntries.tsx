import { useQuery } from '@tanstack/react-query';
import { entryWords } from '#console/catalogues/databases/entries.ts';
import { useWords } from '#console/catalogues/words.ts';
import { LanguageText } from '#console/ui/languages/LanguageText.tsx';
import type { TranslationLanguage } from '#contract/languages.ts';
import type { Entry } from '#contract/local/lookup.ts';
import { useDebounced } from '../database/filters/use-debounced.ts';
import { similarQuery } from './entries.ts';

interface SimilarEntriesProps {
  /** The text that is being written, and its language. */
  text: string;
  language: TranslationLanguage;
  /** The language whose text is shown below the similar text. */
  to: TranslationLanguage;
  /** Id of the entry being edited. */
  without: string | undefined;
  onOpen: (entry: Entry) => void;
}

/** Minimum length of a text in UTF-16 units: shorter texts are similar to too many entries. */
const minLength = 3;

/** Entries similar to the text being written, so that nothing is added twice. */
export function SimilarEntries({ text, language, to, without, onOpen }: SimilarEntriesProps) {
  const words = useWords(entryWords);
  const wanted = useDebounced(text.trim(), 300);
  const { data = [] } = useQuery({ ...similarQuery(wanted, language), enabled: wanted.length >= minLength });
  const shown = data.filter(({ entry }) => entry.id !== without);
  if (shown.length === 0) return null;
  return (
    <section aria-label={words.similar} className="flex flex-col gap-1 border-t border-line pt-3">
      <h4 className="text-sm text-ink-third">{words.similarHint}</h4>
      <ul className="-mx-2">
        {shown.map(({ entry, similarity }) => (
          <li key={entry.id}>
            <button
              type="button"
              onClick={() => onOpen(entry)}
              className="flex w-full items-baseline gap-3 rounded px-2 py-1 text-start hover:bg-sunken"
            >
              <span className="min-w-0 flex-1">
                <LanguageText code={language} className="block text-base">
                  {entry.texts[language]?.text}
                </LanguageText>
                {to !== language && (
                  <LanguageText code={to} className="block text-base text-ink-second">
                    {entry.texts[to]?.text}
                  </LanguageText>
                )}
              </span>
              <span className="text-sm text-ink-third tabular">{words.percent(similarity)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
