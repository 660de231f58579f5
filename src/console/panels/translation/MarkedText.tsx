import type { Piece } from '#console/ui/text/pieces.ts';

/** Text with its masked terms marked; `quiet` draws the marks only, for a layer behind a text field. */
export function MarkedText({ pieces, quiet = false }: { pieces: readonly Piece[]; quiet?: boolean }) {
  const look = quiet
    ? 'rounded-sm bg-marigold-tint text-transparent shadow-[0_2px_var(--marigold)]'
    : 'rounded-sm bg-marigold-tint text-inherit shadow-[0_2px_var(--marigold)]';
  return pieces.map(({ text, start, found }) =>
    found ? (
      <mark key={start} className={look}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
