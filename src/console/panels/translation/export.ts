import { describeFailure } from '#client/describe-failure.ts';
import { tableText } from '#console/ui/csv.ts';
import { type Column, inputsOf, rowsOf } from './columns.ts';
import type { TranslationForm } from './form.ts';

export const exportFormats = ['csv', 'tsv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

const mediaTypes: Record<ExportFormat, string> = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  json: 'application/json',
};

/**
 * Rows of a table: for each string the input, then output and status for each target. A target that was not answered
 * says so in place of every status.
 */
function tableOf(columns: readonly Column[], form: TranslationForm) {
  const head = [form.source, ...columns.flatMap(({ target }) => [target, `${target} status`])];
  const body = inputsOf(columns, form).map((inString, index) => [
    inString,
    ...columns.flatMap((column) => {
      if (column.state !== 'done') return ['', column.state];
      const { output, code } = column.rows()[index] ?? {};
      return [output ?? '', code ?? (output === undefined ? 'missing' : '')];
    }),
  ]);
  return [head, ...body];
}

/** All results as JSON: the state of each target; for each string the input, and output with status for each target. */
function jsonOf(columns: readonly Column[], form: TranslationForm): string {
  const strings = inputsOf(columns, form).map((inString, index) => ({
    inString,
    targets: Object.fromEntries(
      columns.map((column) => {
        const row = rowsOf(column)[index];
        const { output = null, code = null, status } = row ?? {};
        return [column.target, { outString: output, apiStatus: code, status: status?.name ?? null }];
      }),
    ),
  }));
  const targets = columns.map(({ target }) => target);
  const states = Object.fromEntries(
    columns.map((column) => [
      column.target,
      column.state === 'failed'
        ? { state: column.state, failure: describeFailure(column.failure).title }
        : { state: column.state },
    ]),
  );
  return `${JSON.stringify({ source: form.source, targets, states, strings }, null, 2)}\n`;
}

/** All results as the text of a file. CSV and TSV begin with a byte order mark, without which Excel reads no UTF-8. */
export async function exportText(
  format: ExportFormat,
  columns: readonly Column[],
  form: TranslationForm,
): Promise<string> {
  if (format === 'json') return jsonOf(columns, form);
  return tableText(tableOf(columns, form), format === 'csv' ? ',' : '\t');
}

/** All results as a file. */
export async function exportFile(
  format: ExportFormat,
  columns: readonly Column[],
  form: TranslationForm,
): Promise<File> {
  const text = await exportText(format, columns, form);
  return new File([text], `translation-${form.source}.${format}`, { type: mediaTypes[format] });
}
