import type { Run } from './differences.ts';

/** Text with the graphemes marked that the other text lacks: by an underline too, not by colour alone. */
export function MarkedRuns({ runs }: { runs: readonly Run[] }) {
  let at = 0;
  return runs.map(({ text, own }) => {
    const key = at;
    at += text.length;
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
