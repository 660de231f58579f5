import { ArrowRight } from 'lucide-react';
import { spellingWords } from '#console/catalogues/databases/spellings.ts';
import { useWords } from '#console/catalogues/words.ts';
import { LanguageText } from '#console/ui/languages/LanguageText.tsx';
import type { Exception } from '#contract/local/exceptions.ts';
import { RowTags } from '../database/RowTags.tsx';

interface SpellingRowProps {
  exception: Exception;
  open: boolean;
  onOpen: () => void;
}

/** An exception: the word and its spellings, the most usual one largest. */
export function SpellingRow({ exception, open, onOpen }: SpellingRowProps) {
  const words = useWords(spellingWords);
  const { word, from, to, spellings, domain } = exception;
  const [first, ...others] = spellings;
  return (
    <div
      data-open={open || undefined}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 data-open:bg-marigold-tint data-open:shadow-[inset_3px_0_0_var(--marigold)] rtl:data-open:shadow-[inset_-3px_0_0_var(--marigold)]"
    >
      <button
        type="button"
        aria-expanded={open}
        onClick={onOpen}
        className="min-w-0 flex-1 basis-56 rounded text-start hover:underline hover:decoration-line-strong hover:underline-offset-4"
      >
        <LanguageText code={from} className="block truncate text-sm text-ink-second">
          {word}
        </LanguageText>
        <span className="flex flex-wrap items-baseline gap-x-3">
          <LanguageText code={to} className="text-lg text-ink">
            {first}
          </LanguageText>
          {others.map((spelling) => (
            <LanguageText key={spelling} code={to} className="text-base text-ink-third">
              {spelling}
            </LanguageText>
          ))}
        </span>
      </button>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <RowTags
          item={exception}
          domain={domain && words.domains[domain]}
          note={
            <span className="inline-flex items-center gap-1 text-sm text-ink-third">
              {from}
              <ArrowRight aria-label={words.to} size={13} className="rtl:-scale-x-100" />
              {to}
            </span>
          }
        />
      </div>
    </div>
  );
}
