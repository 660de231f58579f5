import type { Run } from './differences.ts';

/**
 * Text with the graphemes marked that the other text lacks: by an underline too, not by colour alone. A bar stands where
 * the other text alone has something; it takes no room, so that letters on both sides of it stay joined.
 */
export function MarkedRuns({ runs }: { runs: readonly Run[] }) {
  let at = 0;
  return runs.map(({ text, own, gap }) => {
    const key = at;
    at += text.length;
    if (gap) {
      return (
        <span key={`gap ${key}`} data-gap className="relative">
          <span className="absolute inset-y-0 w-0.5 bg-marigold" />
        </span>
      );
    }
    return own ? (
      <mark
        key={key}
        className="bg-marigold-tint text-inherit underline decoration-marigold decoration-2 underline-offset-4"
      >
        {text}
      </mark>
    ) : (
      text
    );
  });
}
