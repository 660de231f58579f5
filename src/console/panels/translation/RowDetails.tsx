import { useState } from 'react';
import { resultWords } from '#console/catalogues/translation-results.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { useListen } from '#console/listen/use-listen.ts';
import { Dialog } from '#console/ui/Dialog.tsx';
import { plainRows } from '#console/ui/long-list.ts';
import { findLanguage } from '#contract/languages.ts';
import { AnswerFooter } from './AnswerFooter.tsx';
import { AskProduced } from './AskProduced.tsx';
import type { DoneColumn, WholeAnswer } from './columns.ts';
import { Row } from './Row.tsx';
import type { Extras } from './RowExtras.tsx';
import { useExplanation } from './use-explanation.ts';

interface RowDetailsProps {
  column: DoneColumn;
  index: number;
  whole: WholeAnswer;
  onClose: () => void;
}

/** A cell of the grid with all that its row offers: how it was produced, its script, its comparison, its call. */
export function RowDetails({ column, index, whole, onClose }: RowDetailsProps) {
  const words = useWords(resultWords);
  const [extras, setExtras] = useState<Extras>([]);
  const { target, exchange } = column;
  const rows = column.rows();
  const listen = useListen(target);
  const explanation = useExplanation(exchange, rows.length <= plainRows);
  const row = rows[index];
  if (!row) return null;
  return (
    <Dialog
      title={words.detailsOf(row.number, findLanguage(target)?.englishName ?? target)}
      onClose={onClose}
    >
      <div className="-mx-5 -my-4">
        <Row
          row={row}
          target={target}
          whole={whole}
          listen={listen}
          routes={explanation.data?.strings[index]?.targets[target]}
          extras={extras}
          onExtras={setExtras}
        />
        <div className="px-4 pb-2 empty:hidden">
          <AskProduced explanation={explanation} />
        </div>
        <AnswerFooter answers={[column]} />
      </div>
    </Dialog>
  );
}
