/**
 * Start of a text that a spreadsheet would run as a formula, or that looks as if an export had prefixed one. In CSV files such a text is prefixed with an apostrophe, even
 * when it has several lines.
 */
export const formulaStart = /^'*[\s\u00a0\ufeff]*[=+\-@\t\r＝＋－＠]/u;

/** The text of a cell, without the apostrophe that an export put before a formula. */
export function withoutFormulaEscape(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell;
}
