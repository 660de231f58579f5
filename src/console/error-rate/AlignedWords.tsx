import type { AlignedWord } from './error-rate.ts';

interface AlignedWordsProps {
  aligned: readonly AlignedWord[];
  words: {
    /** Said before a word of the reference that was not heard, for people who listen. */
    readonly missing: string;
    /** Said before a word that was heard and is not in the reference. */
    readonly added: string;
  };
}

/** A reference and what was heard in its place: what is missing struck through, what was heard instead underlined. */
export function AlignedWords({ aligned, words }: AlignedWordsProps) {
  let place = 0;
  return aligned.map(({ kind, reference, said }) => {
    place += 1;
    return (
      <span key={place}>
        {kind === 'same' ? (
          said
        ) : (
          <>
            {reference !== undefined && (
              <del className="rounded-sm bg-failed-tint px-0.5 text-failed">
                <span className="sr-only">{words.missing} </span>
                {reference}
              </del>
            )}
            {reference !== undefined && said !== undefined && ' '}
            {said !== undefined && (
              <ins className="rounded-sm bg-marigold-tint px-0.5 underline decoration-marigold decoration-2 underline-offset-4">
                <span className="sr-only">{words.added} </span>
                {said}
              </ins>
            )}
          </>
        )}{' '}
      </span>
    );
  });
}
