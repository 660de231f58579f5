import { useLayoutEffect, useRef, useState } from 'react';
import { transliterationWords } from '#console/catalogues/transliteration.ts';
import { useWords } from '#console/catalogues/words.ts';
import { LanguageText } from '#console/ui/languages/LanguageText.tsx';
import { findLanguage } from '#contract/languages.ts';
import type { TypingView } from './typing-view.ts';

interface SuggestionListProps {
  id: string;
  view: TypingView<unknown>;
  open: boolean;
  /** Position of the word, in pixels from the field's corners, and the width of the field. */
  place: { readonly left: number; readonly right: number; readonly top: number; readonly frameWidth: number };
  source: string;
  target: string;
  onChoose: (index: number) => void;
}

/** The suggestions below the word; the last entry is the word as typed. */
export function SuggestionList({ id, view, open, place, source, target, onChoose }: SuggestionListProps) {
  const words = useWords(transliterationWords).typing;
  const list = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const rightToLeft = findLanguage(target)?.direction === 'rtl';
  // The list begins at the start of the word, but stays inside the field.
  const edge = Math.max(0, Math.min(rightToLeft ? place.right : place.left, place.frameWidth - width));
  useLayoutEffect(() => {
    // The width depends on the suggestions and on the field.
    if (open && view.suggestions && place.frameWidth) setWidth(list.current?.offsetWidth ?? 0);
  }, [open, view.suggestions, place.frameWidth]);
  useLayoutEffect(() => {
    if (open) list.current?.children[view.active]?.scrollIntoView({ block: 'nearest' });
  }, [open, view.active]);
  const options = [...view.suggestions, view.typed];
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={words.list}
      hidden={!open}
      dir={rightToLeft ? 'rtl' : 'ltr'}
      style={{ top: place.top, [rightToLeft ? 'right' : 'left']: edge }}
      // Keeps the focus in the field, and the on-screen keyboard open.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute z-20 w-max max-w-full max-h-[60dvh] min-w-48 overflow-y-auto rounded border border-line-strong bg-surface py-1 shadow-raised"
    >
      {open &&
        options.map((text, index) => {
          const asTyped = index === view.suggestions.length;
          return (
            <button
              type="button"
              key={asTyped ? 'typed' : text}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === view.active}
              onClick={() => onChoose(index)}
              className="flex min-h-9 w-full text-start items-center gap-3 border-s-3 border-transparent px-3 hover:bg-sunken aria-selected:border-marigold aria-selected:bg-marigold-tint forced-colors:aria-selected:bg-[Highlight]"
            >
              <span aria-hidden="true" className="w-3 text-sm text-ink-third tabular">
                {!asTyped && index < 9 && index + 1}
              </span>
              <LanguageText
                code={asTyped ? source : target}
                className={asTyped ? 'text-base text-ink-second' : 'text-xl'}
              >
                {text}
              </LanguageText>
              {asTyped && <span className="ms-auto text-sm text-ink-third">{words.asTyped}</span>}
            </button>
          );
        })}
    </div>
  );
}
