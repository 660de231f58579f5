import { Fragment } from 'react';
import { type Piece, splitByPattern } from '#console/ui/text/split-at.ts';

/**
 * Text with its masked terms and its line breaks marked; `quiet` draws the marks of terms only, for a layer behind a
 * text field.
 */
export function MarkedText({ pieces, quiet = false }: { pieces: readonly Piece[]; quiet?: boolean }) {
  const look = quiet
    ? 'rounded-sm bg-marigold-tint text-transparent shadow-[0_2px_var(--marigold)]'
    : 'rounded-sm bg-marigold-tint text-inherit shadow-[0_2px_var(--marigold)]';
  return pieces.map(({ text, start, found }) =>
    found ? (
      <mark key={start} className={look}>
        {text}
      </mark>
    ) : quiet ? (
      text
    ) : (
      <LineBreaks key={start} text={text} />
    ),
  );
}

/** Text with a sign before each of its line breaks. */
function LineBreaks({ text }: { text: string }) {
  return splitByPattern(text, /\r?\n/g).map(({ text: piece, start, found }) =>
    found ? (
      <Fragment key={start}>
        <span aria-hidden="true" className="text-ink-third select-none">
          ↵
        </span>
        {piece}
      </Fragment>
    ) : (
      piece
    ),
  );
}
