import { ArrowRight, X } from 'lucide-react';
import { type KeyboardEvent, Suspense, useState } from 'react';
import { optionWords } from '#console/catalogues/translation/options.ts';
import { useWords } from '#console/catalogues/words.ts';
import { LanguageText } from '#console/ui/languages/LanguageText.tsx';
import { preloadable } from '#console/ui/preloadable.ts';
import type { MaskTerm } from '../form/terms.ts';

const { load, Component: TermEditor } = preloadable(
  async () => (await import('./TermEditor.tsx')).TermEditor,
);

interface TermChipProps {
  term: MaskTerm;
  /** The language of the term. */
  source: string;
  /** The language of the replacement, if there is only one target. */
  target: string | undefined;
  /** Called with the terms that replace this one: none, one or several. */
  onChange: (terms: MaskTerm[]) => void;
}

/** A masked term: a press edits it in place, Delete removes it. */
export function TermChip({ term, source, target, onChange }: TermChipProps) {
  const words = useWords(optionWords).terms;
  const [editing, setEditing] = useState(false);
  if (editing) {
    return (
      <Suspense>
        <TermEditor
          term={term}
          onEnd={(terms) => {
            setEditing(false);
            if (terms) onChange(terms);
          }}
        />
      </Suspense>
    );
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    onChange([]);
  };
  return (
    <span className="inline-flex min-h-7 max-w-full items-center gap-1 rounded-sm border-b-2 border-marigold bg-marigold-tint text-sm">
      <button
        type="button"
        data-chip
        aria-label={words.edit(term.term)}
        title={words.chipKeys}
        aria-keyshortcuts="Delete"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setEditing(true)}
        onKeyDown={onKey}
        className="inline-flex min-h-7 min-w-0 flex-wrap items-center gap-x-1 rounded-sm ps-2 text-start wrap-anywhere hover:underline"
      >
        <LanguageText code={source} className="one-line">
          {term.term}
        </LanguageText>
        {term.as !== term.term && (
          <>
            <ArrowRight aria-hidden="true" size={12} className="shrink-0" />
            <LanguageText code={target ?? ''} className="one-line">
              {term.as}
            </LanguageText>
          </>
        )}
      </button>
      <button
        type="button"
        aria-label={words.remove(term.term)}
        onClick={() => onChange([])}
        onKeyDown={onKey}
        className="inline-flex size-6 shrink-0 items-center justify-center rounded-sm hover:bg-surface"
      >
        <X aria-hidden="true" size={13} />
      </button>
    </span>
  );
}
