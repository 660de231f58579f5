import { differences } from '#console/ui/differences.ts';
import { LanguageText, languageAttributes } from '#console/ui/LanguageText.tsx';
import { MarkedRuns } from '#console/ui/MarkedRuns.tsx';
import { findLanguage } from '#contract/languages.ts';

interface SuggestionsComparedProps {
  texts: readonly string[];
  /** What they are compared with, rank by rank. */
  others: readonly string[];
  code: string;
}

/** Suggestions in rank order, the first one large; marked is what the other list lacks at the same rank. */
export function SuggestionsCompared({ texts, others, code }: SuggestionsComparedProps) {
  const locale = findLanguage(code)?.bcp47 ?? 'und';
  const [first, ...further] = texts.map((text, rank) => ({
    rank,
    runs: differences(others[rank] ?? '', text, locale).after,
  }));
  return (
    <>
      {first && (
        <LanguageText as="p" code={code} className="text-xl wrap-anywhere">
          <MarkedRuns runs={first.runs} />
        </LanguageText>
      )}
      {further.length > 0 && (
        <ol start={2} dir={languageAttributes(code).dir} className="flex flex-wrap gap-x-3">
          {further.map(({ rank, runs }) => (
            <li key={rank} className="inline-flex items-baseline gap-1">
              <span aria-hidden="true" className="text-xs text-ink-third tabular">
                {rank + 1}
              </span>
              <LanguageText code={code} className="text-base wrap-anywhere">
                <MarkedRuns runs={runs} />
              </LanguageText>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
