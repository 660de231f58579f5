import { formulaPattern } from '#contract/local/spreadsheet.ts';

/**
 * A table as CSV or TSV, with formulas escaped; it begins with a byte order mark, without which Excel does not read
 * UTF-8.
 */
export async function csvText(
  rows: readonly (readonly (string | number)[])[],
  delimiter: ',' | '\t' = ',',
): Promise<string> {
  const { default: papaparse } = await import('papaparse');
  const text = papaparse.unparse(
    rows.map((row) => [...row]),
    { delimiter, escapeFormulae: formulaPattern },
  );
  return `\ufeff${text}\r\n`;
}
