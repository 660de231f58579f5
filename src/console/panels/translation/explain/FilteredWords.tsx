import { filteredWords } from '#console/catalogues/translation/filtered-words.ts';
import { useWords } from '#console/catalogues/words.ts';
import { LanguageText } from '#console/ui/languages/LanguageText.tsx';
import type { FilteredWord } from '#contract/local/explanations.ts';
import { countFiltered } from './count-filtered.ts';

interface FilteredWordsProps {
  found: readonly FilteredWord[];
  /** The language of the source text. */
  source: string;
}

/** The words of a string that the profanity filter hid, each with its severity. */
export function FilteredWords({ found, source }: FilteredWordsProps) {
  const words = useWords(filteredWords);
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-second">
      <span>{words.label}</span>
      <ul aria-label={words.label} className="flex flex-wrap items-baseline gap-x-3">
        {countFiltered(found).map(({ word, severity, count }) => (
          <li key={word}>
            <LanguageText code={source} className="text-ink wrap-anywhere">
              {word}
            </LanguageText>{' '}
            <span className={severity === 'strong' ? 'text-failed' : 'text-ink-third'}>
              {words.severity[severity]}
            </span>
            {count > 1 && (
              <span className="ms-1 text-ink-third tabular before:me-1 before:content-['·']">
                {words.times(count)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
