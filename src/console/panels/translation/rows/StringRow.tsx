import type { AnsweredColumn, RunColumns } from '../answer/columns.ts';
import type { ResultRow } from '../answer/results.ts';
import { Row, type RowProps } from './Row.tsx';
import { SourceLine } from './SourceLine.tsx';

interface StringRowProps {
  /** The row of the string in the first of the languages. */
  row: ResultRow;
  columns: readonly AnsweredColumn[];
  run: RunColumns;
  details: boolean;
  /** Returns the props of the row for one language. */
  propsOf: (row: ResultRow, column: AnsweredColumn) => RowProps;
}

/** One string in all languages: its source once, and the translations one below the other. */
export function StringRow({ row: { number, inString }, columns, run, details, propsOf }: StringRowProps) {
  return (
    <div className="@container flex flex-col py-2">
      <div className="flex gap-2 px-4">
        <span className="w-5 shrink-0 text-sm leading-6 text-ink-third tabular">{number}</span>
        <SourceLine text={inString} form={run.form} whole={details} />
      </div>
      {columns.map((column) => {
        const row = column.row(number - 1);
        return row && <Row key={column.target} {...propsOf(row, column)} among />;
      })}
    </div>
  );
}
