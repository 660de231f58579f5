import { type ReactNode, useId, useRef } from 'react';
import { languageAttributes } from '../languages/LanguageText.tsx';

interface StringsBoxProps {
  label: string;
  /** The API's code of the text's language. */
  language: string;
  text: string;
  onChange: (text: string) => void;
  placeholder: string;
  /** Counters below the text. */
  counters: ReactNode;
  /** The same text, rendered behind the field to mark parts of it. */
  backdrop?: ReactNode;
  /** Called with pasted text; returns true when it was handled and must not be inserted. */
  onPaste?: (text: string) => boolean;
}

/**
 * Number of UTF-16 units from which pasted lines are inserted by code: the browser takes seconds for 2,000 lines and
 * minutes for 10,000, since its time grows with the square of their number.
 */
const slowPasteLength = 10_000;

const textBoxClass =
  'block max-h-[28dvh] min-h-36 w-full rounded-t px-3.5 py-3 text-lg whitespace-pre-wrap wrap-break-word [scrollbar-gutter:stable]';

/** A text area for several strings, one per line, in the font and direction of their language, with counters. */
export function StringsBox({
  label,
  language,
  text,
  onChange,
  placeholder,
  counters,
  backdrop,
  onPaste,
}: StringsBoxProps) {
  const id = useId();
  const behind = useRef<HTMLDivElement>(null);
  return (
    <div className="rounded border border-control focus-within:border-focus focus-within:outline-1 focus-within:outline-focus">
      <div className="relative rounded-t bg-surface">
        {backdrop !== undefined && (
          <div
            ref={behind}
            aria-hidden="true"
            {...languageAttributes(language)}
            className={`${textBoxClass} pointer-events-none absolute inset-0 overflow-hidden text-transparent`}
          >
            {backdrop}
            {'\n'}
          </div>
        )}
        <textarea
          {...languageAttributes(language)}
          aria-label={label}
          aria-describedby={id}
          value={text}
          placeholder={placeholder}
          spellCheck={false}
          // With autocompletion the browser would save the whole text whenever the address of the page changes.
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain');
            if (onPaste?.(pasted)) return event.preventDefault();
            if (pasted.length < slowPasteLength || !pasted.includes('\n')) return;
            event.preventDefault();
            const { value, selectionStart, selectionEnd } = event.currentTarget;
            onChange(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd));
          }}
          onScroll={(event) => {
            if (behind.current) behind.current.scrollTop = event.currentTarget.scrollTop;
          }}
          className={`${textBoxClass} relative field-sizing-content resize-y bg-transparent outline-none`}
        />
      </div>
      <p
        id={id}
        className="flex flex-wrap gap-x-4 border-t border-line px-3.5 py-1.5 text-sm text-ink-third tabular"
      >
        {counters}
      </p>
    </div>
  );
}
