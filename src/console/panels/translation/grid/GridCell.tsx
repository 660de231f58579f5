import { Maximize2 } from 'lucide-react';
import { resultDetailsWords } from '#console/catalogues/translation/result-details.ts';
import { resultWords } from '#console/catalogues/translation/results.ts';
import { useWords } from '#console/catalogues/words.ts';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { CopyButton } from '#console/ui/controls/CopyButton.tsx';
import { StatusChip } from '#console/ui/feedback/StatusChip.tsx';
import { LanguageText } from '#console/ui/languages/LanguageText.tsx';
import { languageName } from '#console/ui/languages/language-name.ts';
import { type Column, rowOf } from '../answer/columns.ts';
import { RowStatus } from '../answer/RowStatus.tsx';
import { MarkedText } from '../MarkedText.tsx';
import { markTerms } from '../mark-terms.ts';

interface GridCellProps {
  column: Column;
  index: number;
  /** Masked terms in the forms they may have in the translation. */
  kept: readonly string[];
  /** Opens the details of the row. */
  onOpen: () => void;
}

/** One string in one target language: the translation with its status, or why there is none. */
export function GridCell({ column, index, kept, onOpen }: GridCellProps) {
  const words = useWords(resultWords);
  const more = useWords(resultDetailsWords).grid;
  const { target, state } = column;
  if (state !== 'done') {
    return <StatusChip tone={state === 'failed' ? 'failed' : 'waiting'}>{words.states[state]}</StatusChip>;
  }
  const row = rowOf(column, index);
  if (!row) return <p className="text-base text-ink-third">{words.missing}</p>;
  const { number, output } = row;
  const label = languageName(target);
  return (
    <div className="@container">
      {output === undefined ? (
        <p className="text-base text-ink-third">{words.missing}</p>
      ) : (
        <LanguageText as="p" isResult code={target} className="text-lg wrap-anywhere whitespace-pre-wrap">
          <MarkedText pieces={markTerms(output, kept, { wholeWords: false })} />
        </LanguageText>
      )}
      <span className="flex flex-wrap items-center justify-between">
        <RowStatus row={row} brief="narrow" />
        {/* The icons extend into the padding, so that they fit on one line of a narrow cell. */}
        <span className="-me-2 ms-auto inline-flex">
          {output !== undefined && <CopyButton name={words.copyRow(number, label)} text={() => output} />}
          <IconButton icon={Maximize2} label={more.details(number, label)} onClick={onOpen} />
        </span>
      </span>
    </div>
  );
}
