import type { Piece } from './marks.ts';

/** Text with its masked terms marked; `quiet` draws the mark alone, behind letters that stand elsewhere. */
export function MarkedText({ pieces, quiet = false }: { pieces: readonly Piece[]; quiet?: boolean }) {
  const look = quiet
    ? 'rounded-sm bg-marigold-tint text-transparent shadow-[0_2px_var(--marigold)]'
    : 'rounded-sm bg-marigold-tint text-inherit shadow-[0_2px_var(--marigold)]';
  return pieces.map(({ text, kept, start }) =>
    kept ? (
      <mark key={start} className={look}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
