import { Fragment } from 'react';
import { differences, type Run } from '#console/ui/differences.ts';
import type { AlignedWord } from './error-rate.ts';

interface AlignedWordsProps {
  aligned: readonly AlignedWord[];
  words: {
    /** Said before a word of the reference that was not heard, for people who listen. */
    readonly missing: string;
    /** Said before a word that was heard and is not in the reference. */
    readonly added: string;
  };
  /** BCP-47 tag of both texts; English where none is known. */
  lang?: string | undefined;
}

/**
 * Two texts as one: struck out what only the reference has, underlined what only the other has. Of a word that stands
 * for another the characters that differ are marked again.
 */
export function AlignedWords({ aligned, words, lang }: AlignedWordsProps) {
  const locale = lang ?? 'en';
  let place = 0;
  return aligned.map((word) => {
    place += 1;
    return (
      <Fragment key={place}>
        <Aligned word={word} words={words} locale={locale} />{' '}
      </Fragment>
    );
  });
}

interface AlignedProps extends Pick<AlignedWordsProps, 'words'> {
  word: AlignedWord;
  locale: string;
}

function Aligned({ word: { kind, reference = '', said = '' }, words, locale }: AlignedProps) {
  if (kind === 'same') return said;
  const runs =
    kind === 'substituted'
      ? differences(reference, said, locale)
      : { before: [{ text: reference, own: false }], after: [{ text: said, own: false }] };
  return (
    <>
      {kind !== 'inserted' && (
        <del className="rounded-sm bg-failed-tint px-0.5 text-failed decoration-2">
          <Marked runs={runs.before} name={words.missing} />
        </del>
      )}
      {kind === 'substituted' && ' '}
      {kind !== 'deleted' && (
        <ins className="rounded-sm bg-served-tint px-0.5 text-served underline decoration-2 underline-offset-4">
          <Marked runs={runs.after} name={words.added} />
        </ins>
      )}
    </>
  );
}

function Marked({ runs, name }: { runs: readonly Run[]; name: string }) {
  let at = 0;
  return (
    <>
      <span className="sr-only">{name} </span>
      {runs.map(({ text, own }) => {
        const key = at;
        at += text.length;
        return own ? <b key={key}>{text}</b> : <Fragment key={key}>{text}</Fragment>;
      })}
    </>
  );
}
