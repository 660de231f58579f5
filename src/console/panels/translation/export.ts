import type { TranslationEntry } from '#contract/translation.ts';
import { rowsFor } from './results.ts';

export const exportFormats = ['csv', 'tsv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

const mediaTypes: Record<ExportFormat, string> = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  json: 'application/json',
};

/**
 * What a spreadsheet would run as a formula. A text that begins so gets an apostrophe before it, also when it holds
 * several lines.
 */
const formula = /^[\s\u00a0\ufeff]*[=+\-@\t\r＝＋－＠]/u;

/** Rows of a table: for each string the input, then output and status for each target. */
function tableOf(entries: readonly TranslationEntry[], source: string, targets: readonly string[]) {
  const columns = targets.map((target) => rowsFor({ responseList: [...entries] }, target));
  const head = [source, ...targets.flatMap((target) => [target, `${target} status`])];
  const body = entries.map(({ inString }, index) => [
    inString,
    ...columns.flatMap((rows) => [rows[index]?.output ?? '', rows[index]?.code ?? '']),
  ]);
  return [head, ...body];
}

/** All results as JSON: for each string the input, and output with status for each target. */
function jsonOf(entries: readonly TranslationEntry[], source: string, targets: readonly string[]): string {
  const columns = targets.map((target) => [target, rowsFor({ responseList: [...entries] }, target)] as const);
  const strings = entries.map(({ inString }, index) => ({
    inString,
    targets: Object.fromEntries(
      columns.map(([target, rows]) => [
        target,
        {
          outString: rows[index]?.output ?? null,
          apiStatus: rows[index]?.code ?? null,
          status: rows[index]?.status?.name ?? null,
        },
      ]),
    ),
  }));
  return `${JSON.stringify({ source, targets, strings }, null, 2)}\n`;
}

/** All results as the text of a file. CSV and TSV begin with a byte order mark, without which Excel reads no UTF-8. */
export async function exportText(
  format: ExportFormat,
  entries: readonly TranslationEntry[],
  source: string,
  targets: readonly string[],
): Promise<string> {
  if (format === 'json') return jsonOf(entries, source, targets);
  const { default: papaparse } = await import('papaparse');
  const text = papaparse.unparse(tableOf(entries, source, targets), {
    delimiter: format === 'csv' ? ',' : '\t',
    escapeFormulae: formula,
  });
  return `\ufeff${text}\r\n`;
}

/** All results as a file. */
export async function exportFile(
  format: ExportFormat,
  entries: readonly TranslationEntry[],
  source: string,
  targets: readonly string[],
): Promise<File> {
  const text = await exportText(format, entries, source, targets);
  return new File([text], `translation-${source}.${format}`, { type: mediaTypes[format] });
}
