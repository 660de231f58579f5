/**
 * Matches a text that a spreadsheet would run as a formula, or that looks like one that an export has escaped already.
 * Exports put an apostrophe before such a text, even when it has several lines.
 */
export const formulaPattern = /^'*[\s\u00a0\ufeff]*[=+\-@\t\r＝＋－＠]/u;

/** The text of a cell, without the apostrophe that an export put before a formula. */
export function withoutFormulaEscape(cell: string): string {
  return cell.startsWith("'") && formulaPattern.test(cell.slice(1)) ? cell.slice(1) : cell;
}
