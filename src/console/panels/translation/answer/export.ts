import { describeFailure } from '#client/failures/describe-failure.ts';
import type { Results } from '#console/download/results-file.ts';
import type { TranslationForm } from '../form/form.ts';
import { type Column, inputsOf, rowsOf } from './columns.ts';

/**
 * Rows of a table: for each string the input, then output and status for each target. For a target without
 * an answer, its state replaces every status.
 */
function resultTable(columns: readonly Column[], form: TranslationForm) {
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

/** All results as one value: the state of each target; for each string the input, and output with status for each target. */
function resultJson(columns: readonly Column[], form: TranslationForm) {
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
  return { source: form.source, targets, states, strings };
}

/** All results, for export to a file. */
export function translationResults(columns: readonly Column[], form: TranslationForm): Results {
  return {
    name: `translation-${form.source}`,
    table: () => resultTable(columns, form),
    json: () => resultJson(columns, form),
  };
}
