import { useState } from 'react';
import { resultDetailsWords } from '#console/catalogues/translation/result-details.ts';
import { useWords } from '#console/catalogues/words.ts';
import { ExplainButton } from '#console/exchanges/explanation/ExplainButton.tsx';
import { useExplanation } from '#console/exchanges/explanation/use-explanation.ts';
import { useListen } from '#console/listen/use-listen.ts';
import { languageName } from '#console/ui/languages/language-name.ts';
import { maxPlainRows } from '#console/ui/lists/plain-rows.ts';
import { Dialog } from '#console/ui/overlays/Dialog.tsx';
import { AnswerFooter } from '../answer/AnswerFooter.tsx';
import type { AnsweredColumn, RunColumns } from '../answer/columns.ts';
import { Row } from '../rows/Row.tsx';
import type { OpenRowExtras } from '../rows/row-extras.ts';

interface RowDetailsProps {
  column: AnsweredColumn;
  index: number;
  run: RunColumns;
  onClose: () => void;
}

/** The details of a cell: how it was produced, its script, its comparison, its call. */
export function RowDetails({ column, index, run, onClose }: RowDetailsProps) {
  const words = useWords(resultDetailsWords);
  const [extras, setExtras] = useState<OpenRowExtras>([]);
  const { target, exchange, answer } = column;
  const listen = useListen();
  const explanation = useExplanation('localization', exchange, answer.responseList.length <= maxPlainRows);
  const row = column.row(index);
  if (!row) return null;
  return (
    <Dialog title={words.detailsOf(row.number, languageName(target))} onClose={onClose}>
      <div className="-mx-5 -my-4">
        <Row
          row={row}
          target={target}
          run={run}
          listen={listen}
          details
          explained={explanation.data?.strings[index]}
          extras={extras}
          onExtras={setExtras}
        />
        <div className="px-4 pb-2 empty:hidden">
          <ExplainButton explanation={explanation} />
        </div>
        <AnswerFooter answers={[column]} />
      </div>
    </Dialog>
  );
}
