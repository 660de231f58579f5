/**
 * What a spreadsheet would run as a formula. A text that begins so gets an apostrophe before it, also when it holds
 * several lines.
 */
const formula = /^[\s\u00a0\ufeff]*[=+\-@\t\r＝＋－＠]/u;

/** A table as the text of a file; it begins with a byte order mark, without which Excel reads no UTF-8. */
export async function tableText(
  rows: readonly (readonly (string | number)[])[],
  delimiter: ',' | '\t' = ',',
): Promise<string> {
  const { default: papaparse } = await import('papaparse');
  const text = papaparse.unparse(
    rows.map((row) => [...row]),
    { delimiter, escapeFormulae: formula },
  );
  return `\ufeff${text}\r\n`;
}
