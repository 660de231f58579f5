import { transliterationWords } from '#console/catalogues/transliteration.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { CopyButton } from '#console/ui/CopyButton.tsx';
import { LanguageText } from '#console/ui/LanguageText.tsx';
import { StatusChip } from '#console/ui/StatusChip.tsx';
import type { TransliterationEntry } from '#contract/transliteration.ts';

interface SuggestionsProps {
  entry: TransliterationEntry;
  /** Place in the request, from 1. */
  number: number;
  source: string;
  target: string;
}

/** One string: the first suggestion large, the others in rank order, each to be copied. */
export function Suggestions({ entry, number, source, target }: SuggestionsProps) {
  const words = useWords(transliterationWords);
  const [first, ...others] = entry.outString;
  const { status } = entry;
  return (
    <div className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] gap-x-2 px-4 py-3">
      <span className="pt-2 text-sm text-ink-third tabular">{number}</span>
      <div className="min-w-0">
        {first === undefined ? (
          <p className="py-1 text-base text-ink-third">{words.noOutput}</p>
        ) : (
          <LanguageText as="p" code={target} className="text-result wrap-anywhere">
            {first}
          </LanguageText>
        )}
        {others.length > 0 && (
          <ol aria-label={words.others} start={2} className="flex flex-wrap gap-x-2 gap-y-1.5 py-1.5">
            {others.map((text, index) => (
              <li
                key={text}
                aria-label={`${words.rank(index + 2)}: ${text}`}
                className="inline-flex items-center rounded border border-line ps-2"
              >
                <span aria-hidden="true" className="pe-2 text-xs text-ink-third tabular">
                  {index + 2}
                </span>
                <LanguageText code={target} className="text-lg">
                  {text}
                </LanguageText>
                <CopyButton name={words.copy(text)} text={() => text} />
              </li>
            ))}
          </ol>
        )}
        <LanguageText as="p" code={source} className="text-base wrap-anywhere text-ink-second">
          {entry.inString}
        </LanguageText>
        <p className="flex flex-wrap items-center gap-x-2 pt-1 text-sm text-ink-third">
          <StatusChip tone={status === 2 ? 'served' : 'waiting'}>
            {status === undefined ? words.noStatus : words.status(status)}
          </StatusChip>
          {status === 2 && <span>{words.success}</span>}
        </p>
      </div>
      {first !== undefined && <CopyButton name={words.copy(first)} text={() => first} />}
    </div>
  );
}
