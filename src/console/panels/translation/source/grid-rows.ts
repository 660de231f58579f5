/** The rows after an edit, and the row that gets the caret. */
export interface EditedRows {
  readonly rows: string[];
  readonly at: number;
}

/** Inserts an empty row below `at`. */
export function insertRowBelow(rows: readonly string[], at: number): EditedRows {
  return { rows: rows.toSpliced(at + 1, 0, ''), at: at + 1 };
}

/** Removes a row; a grid keeps at least one. */
export function removeRow(rows: readonly string[], at: number): EditedRows {
  const left = rows.toSpliced(at, 1);
  return left.length === 0 ? { rows: [''], at: 0 } : { rows: left, at: Math.min(at, left.length - 1) };
}

/** Moves a row one place up (-1) or down (1); undefined at the edge. */
export function moveRow(rows: readonly string[], at: number, by: -1 | 1): EditedRows | undefined {
  const to = at + by;
  const [row, other] = [rows[at], rows[to]];
  if (row === undefined || other === undefined) return undefined;
  return { rows: rows.with(at, other).with(to, row), at: to };
}

/** Inserts pasted rows: in place of the current row if it is empty, else below it. */
export function pasteRows(rows: readonly string[], at: number, pasted: readonly string[]): EditedRows {
  const empty = rows[at] === '';
  const from = empty ? at : at + 1;
  // Not `toSpliced(…, ...pasted)`, since a function call cannot take a hundred thousand arguments.
  return { rows: [...rows.slice(0, from), ...pasted, ...rows.slice(at + 1)], at: from + pasted.length - 1 };
}
