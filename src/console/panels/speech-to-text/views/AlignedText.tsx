import { Fragment, useMemo } from 'react';
import { transcriptWords } from '#console/catalogues/transcript.ts';
import { useWords } from '#console/catalogues/words.tsx';
import type { AlignedWord } from '#console/error-rate/error-rate.ts';
import { differences, type Run } from '#console/ui/differences.ts';
import { VirtualList } from '#console/ui/VirtualList.tsx';

interface AlignedTextProps {
  aligned: readonly AlignedWord[];
  label: string;
  lang?: string | undefined;
  dir: 'ltr' | 'rtl' | 'auto';
}

/** Words in one row of the list. */
const together = 40;

/**
 * Two texts as one: struck out what only the first has, underlined what only the second has. Of a word that stands for
 * another the characters that differ are marked again.
 */
export function AlignedText({ aligned, label, lang, dir }: AlignedTextProps) {
  const locale = lang ?? 'en';
  const rows = useMemo(
    () =>
      Array.from({ length: Math.ceil(aligned.length / together) }, (_, row) =>
        aligned.slice(row * together, (row + 1) * together),
      ),
    [aligned],
  );
  return (
    <VirtualList label={label} count={rows.length} estimate={90} focusable>
      {(row) => (
        <p lang={lang} dir={dir} className="px-5 py-2 text-result">
          {rows[row]?.map((word, index) => (
            // A row never changes its words.
            <Fragment key={`${row}:${index.toString()}`}>
              <Aligned word={word} locale={locale} />{' '}
            </Fragment>
          ))}
        </p>
      )}
    </VirtualList>
  );
}

function Aligned({ word, locale }: { word: AlignedWord; locale: string }) {
  const { aligned: text } = useWords(transcriptWords);
  const { kind, reference = '', said = '' } = word;
  if (kind === 'same') return said;
  const runs =
    kind === 'substituted'
      ? differences(reference, said, locale)
      : { before: [{ text: reference, own: false }], after: [{ text: said, own: false }] };
  return (
    <>
      {kind !== 'inserted' && (
        <del className="rounded-sm bg-failed-tint px-0.5 text-failed decoration-2">
          <Marked runs={runs.before} name={text.missing} />
        </del>
      )}
      {kind !== 'deleted' && (
        <ins className="rounded-sm bg-served-tint px-0.5 text-served underline decoration-2 underline-offset-4">
          <Marked runs={runs.after} name={text.added} />
        </ins>
      )}
    </>
  );
}

function Marked({ runs, name }: { runs: readonly Run[]; name: string }) {
  let at = 0;
  return (
    <>
      <span className="sr-only">{name}: </span>
      {runs.map(({ text, own }) => {
        const key = at;
        at += text.length;
        return own ? <b key={key}>{text}</b> : <Fragment key={key}>{text}</Fragment>;
      })}
    </>
  );
}
