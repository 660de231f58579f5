import { Fragment } from 'react';
import type { AlignedWord } from '#cases/checks/error-rate/error-rate.ts';
import { differences, type TextPart } from '#cases/checks/text/differences.ts';

interface AlignedWordsProps {
  aligned: readonly AlignedWord[];
  words: {
    /** Read by screen readers before a word of the reference that was not recognised. */
    readonly missing: string;
    /** Read by screen readers before a recognised word that is not in the reference. */
    readonly added: string;
  };
  /** BCP-47 tag of both texts; English if unknown. */
  lang?: string | undefined;
}

/**
 * A diff of two texts: words that only the reference has are struck through, words that only the other text has are
 * underlined. In a substituted word the differing characters are highlighted.
 */
export function AlignedWords({ aligned, words, lang }: AlignedWordsProps) {
  const locale = lang ?? 'en';
  let place = 0;
  return aligned.map((word) => {
    place += 1;
    return (
      <Fragment key={place}>
        <AlignedWordText word={word} words={words} locale={locale} />{' '}
      </Fragment>
    );
  });
}

interface AlignedWordTextProps extends Pick<AlignedWordsProps, 'words'> {
  word: AlignedWord;
  locale: string;
}

function AlignedWordText({
  word: { kind, reference = '', hypothesis = '' },
  words,
  locale,
}: AlignedWordTextProps) {
  if (kind === 'same') return hypothesis;
  const parts =
    kind === 'substituted'
      ? differences(reference, hypothesis, locale)
      : { before: [{ text: reference, own: false }], after: [{ text: hypothesis, own: false }] };
  return (
    <>
      {kind !== 'inserted' && (
        <del className="rounded-sm bg-failed-tint px-0.5 text-failed decoration-2">
          <MarkedParts parts={parts.before} name={words.missing} />
        </del>
      )}
      {kind === 'substituted' && ' '}
      {kind !== 'deleted' && (
        <ins className="rounded-sm bg-served-tint px-0.5 text-served underline decoration-2 underline-offset-4">
          <MarkedParts parts={parts.after} name={words.added} />
        </ins>
      )}
    </>
  );
}

function MarkedParts({ parts, name }: { parts: readonly TextPart[]; name: string }) {
  let at = 0;
  return (
    <>
      <span className="sr-only">{name} </span>
      {parts.map(({ text, own }) => {
        const key = at;
        at += text.length;
        return own ? <b key={key}>{text}</b> : <Fragment key={key}>{text}</Fragment>;
      })}
    </>
  );
}
