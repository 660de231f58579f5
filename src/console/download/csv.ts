/**
 * Start of a text that a spreadsheet would run as a formula. Such a text is prefixed with an apostrophe, even when it
 * has several lines.
 */
const formulaStart = /^[\s\u00a0\ufeff]*[=+\-@\t\r＝＋－＠]/u;

/** A table as CSV; it begins with a byte order mark, without which Excel does not read UTF-8. */
export async function csvText(
  rows: readonly (readonly (string | number)[])[],
  delimiter: ',' | '\t' = ',',
): Promise<string> {
  const { default: papaparse } = await import('papaparse');
  const text = papaparse.unparse(
    rows.map((row) => [...row]),
    { delimiter, escapeFormulae: formulaStart },
  );
  return `\ufeff${text}\r\n`;
}
