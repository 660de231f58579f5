import { LanguageText, languageAttributes } from '#console/ui/languages/LanguageText.tsx';
import { ComparedText } from '#console/ui/text/MarkedDifferences.tsx';

interface ComparedSuggestionsProps {
  texts: readonly string[];
  /** The suggestions to compare with, rank by rank. */
  others: readonly string[];
  code: string;
}

/** Suggestions in rank order, the first one large; differences from the same rank of the other list are marked. */
export function ComparedSuggestions({ texts, others, code }: ComparedSuggestionsProps) {
  const [first, ...further] = texts.map((text, rank) => ({
    rank,
    marked: <ComparedText before={others[rank] ?? ''} after={text} code={code} />,
  }));
  return (
    <>
      {first && (
        <LanguageText as="p" code={code} className="text-xl wrap-anywhere">
          {first.marked}
        </LanguageText>
      )}
      {further.length > 0 && (
        <ol start={2} dir={languageAttributes(code).dir} className="flex flex-wrap gap-x-3">
          {further.map(({ rank, marked }) => (
            <li key={rank} className="inline-flex items-baseline gap-1">
              <span aria-hidden="true" className="text-sm text-ink-third tabular">
                {rank + 1}
              </span>
              <LanguageText code={code} className="text-base wrap-anywhere">
                {marked}
              </LanguageText>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
