import { describeFailure } from '#client/failures/describe-failure.ts';
import { answerOrigin, originCells, originHeadings } from '#console/download/answer-origin.ts';
import { downloadName } from '#console/download/file-name.ts';
import type { Results } from '#console/download/results-file.ts';
import type { TranslationForm } from '../form/form.ts';
import { findImportedColumns } from '../import/imported-columns.ts';
import { type Column, columnPerAnswer, inputsOf, rowOf } from './columns.ts';

/**
 * Rows of a table: for each string the input, then output and status for each target, the columns that were imported
 * with it, and where the answers come from. For a target without an answer, its state replaces every status.
 */
function resultTable(columns: readonly Column[], form: TranslationForm) {
  const inputs = inputsOf(columns, form);
  const imported = findImportedColumns(inputs);
  const names = imported?.names ?? [];
  const origin = originCells(answersOf(columns));
  const head = [
    form.source,
    ...columns.flatMap(({ target }) => [target, `${target} status`]),
    ...names,
    ...originHeadings,
  ];
  const body = inputs.map((inString, index) => [
    inString,
    ...columns.flatMap((column) => {
      if (column.state !== 'done') return ['', column.state];
      const { output, code } = column.row(index) ?? {};
      return [output ?? '', code ?? (output === undefined ? 'missing' : '')];
    }),
    ...names.map((_, place) => imported?.rows[index]?.cells[place] ?? ''),
    ...origin,
  ]);
  return [head, ...body];
}

/** The answers of the columns, each once. */
const answersOf = (columns: readonly Column[]) =>
  columnPerAnswer(columns).map(({ exchange, answer }) => ({ exchange, uuid: answer.uuid }));

/**
 * All results as one value: where the answers come from; the state of each target; for each string the input, and
 * output with status for each target.
 */
function resultJson(columns: readonly Column[], form: TranslationForm) {
  const inputs = inputsOf(columns, form);
  const imported = findImportedColumns(inputs);
  const strings = inputs.map((inString, index) => ({
    inString,
    ...(imported && { imported: namedCells(imported.names, imported.rows[index]?.cells ?? []) }),
    targets: Object.fromEntries(
      columns.map((column) => {
        const row = rowOf(column, index);
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
  const answers = answersOf(columns).map(answerOrigin);
  return { source: form.source, targets, answers, states, strings };
}

const namedCells = (names: readonly string[], cells: readonly string[]) =>
  Object.fromEntries(names.map((name, place) => [name, cells[place] ?? '']));

/** Maximum number of targets that the name of a file lists; with more, it contains only their number. */
const maxNamedTargets = 4;

function fileTargets(columns: readonly Column[]): string {
  const targets = columns.map(({ target }) => target);
  return targets.length > maxNamedTargets ? `${targets.length}_languages` : targets.join('_');
}

/** All results, for export to a file. */
export function translationResults(columns: readonly Column[], form: TranslationForm): Results {
  const time = Math.min(...columns.map(({ startedAt }) => startedAt));
  return {
    name: downloadName('translation', [form.source, fileTargets(columns)], time),
    table: () => resultTable(columns, form),
    json: () => resultJson(columns, form),
  };
}
