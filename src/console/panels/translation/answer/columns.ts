import type { Exchange } from '#client/exchange.ts';
import type { Aborted, Failure } from '#client/outcome.ts';
import { explainIdOf } from '#console/exchanges/explanation/explanations.ts';
import type { Tone } from '#console/ui/feedback/StatusChip.tsx';
import type { LenientTranslationResponse } from '#contract/translation.ts';
import { stringsIn, type TranslationForm } from '../form/form.ts';
import { formAsSent } from '../form/request.ts';
import type { TranslationCall, TranslationRun } from '../queries.ts';
import { countStatuses, type ResultRow, rowFor, type StatusCount, tonesByUrgency } from './results.ts';

interface ColumnBase {
  readonly target: string;
  /** The name of the call for this target. */
  readonly call: string;
  readonly startedAt: number;
}

/** A target language whose call was answered. */
export interface AnsweredColumn extends ColumnBase {
  readonly state: 'done';
  readonly answer: LenientTranslationResponse;
  readonly exchange: Exchange;
  /** The row at an index. Each is created when first needed: most rows of a long answer are never shown. */
  readonly row: (index: number) => ResultRow | undefined;
  readonly rows: () => readonly ResultRow[];
  readonly counts: () => readonly StatusCount[];
}

/** One target language of a run and the state of its call; a call for several targets has several columns. */
export type Column =
  | AnsweredColumn
  | (ColumnBase & { readonly state: 'waiting' })
  | (ColumnBase & { readonly state: 'cancelled'; readonly failure: Aborted })
  | (ColumnBase & { readonly state: 'failed'; readonly failure: Exclude<Failure, Aborted> });

/** The columns of calls, in the order of their targets. */
export function columnsOf(calls: readonly TranslationCall[]): Column[] {
  return calls.flatMap((call) => {
    const targets = targetsOf(call);
    return targets.map((target) => createColumn(target, targets, call));
  });
}

/** The targets of a call. A call sent without a target may still be answered. */
function targetsOf({ form, outcome }: TranslationCall): readonly string[] {
  const { targets } = formAsSent(form);
  if (targets.length > 0 || outcome?.kind !== 'ok') return targets;
  return Object.keys(outcome.data.responseList[0]?.outStrings ?? { '': '' });
}

function createColumn(
  target: string,
  targets: readonly string[],
  { name, startedAt, outcome }: TranslationCall,
): Column {
  const column: ColumnBase = { target, call: name, startedAt };
  if (!outcome) return { ...column, state: 'waiting' };
  switch (outcome.kind) {
    case 'ok': {
      const { data: answer, exchange } = outcome;
      return { ...column, state: 'done', answer, exchange, ...readAnswer(answer, targets).get(target)! };
    }
    case 'aborted':
      return { ...column, state: 'cancelled', failure: outcome };
    default:
      return { ...column, state: 'failed', failure: outcome };
  }
}

type ReadAnswer = Pick<AnsweredColumn, 'row' | 'rows' | 'counts'>;
const answerCache = new WeakMap<LenientTranslationResponse, ReadonlyMap<string, ReadAnswer>>();

/** Rows and counts of an answer by target, cached because columns are rebuilt whenever any call changes. */
function readAnswer(
  answer: LenientTranslationResponse,
  targets: readonly string[],
): ReadonlyMap<string, ReadAnswer> {
  const known = answerCache.get(answer);
  if (known && targets.every((target) => known.has(target))) return known;
  const counts = computeOnce(() => countStatuses(answer, targets));
  const read = new Map(
    targets.map((target, place) => [
      target,
      { ...readRows(answer, target), counts: () => counts()[place] ?? [] },
    ]),
  );
  answerCache.set(answer, read);
  return read;
}

function readRows({ responseList }: LenientTranslationResponse, target: string) {
  let created: ResultRow[] = [];
  return {
    row: (index: number): ResultRow | undefined => {
      const entry = responseList[index];
      if (!entry) return undefined;
      created[index] ??= rowFor(entry, target, index);
      return created[index];
    },
    rows: computeOnce((): readonly ResultRow[] => {
      created = responseList.map((entry, index) => created[index] ?? rowFor(entry, target, index));
      return created;
    }),
  };
}

function computeOnce<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The rows of a column, if it has any. */
export function rowsOf(column: Column): readonly ResultRow[] {
  return column.state === 'done' ? column.rows() : [];
}

/** The row of a column at an index, if there is one. */
export function rowOf(column: Column, index: number): ResultRow | undefined {
  return column.state === 'done' ? column.row(index) : undefined;
}

/**
 * The input strings of the columns: taken from the longest answer or, before there is one, from the form that was sent.
 */
export function inputsOf(columns: readonly Column[], form: TranslationForm): readonly string[] {
  const all = columns.filter((column) => column.state === 'done').map(({ answer }) => answer.responseList);
  const [first] = all.sort((a, b) => b.length - a.length);
  return first ? first.map(({ inString }) => inString) : stringsIn(form);
}

/** One column for each answer: a call for several targets has a single answer. */
export function columnPerAnswer(columns: readonly Column[]): readonly AnsweredColumn[] {
  const done = columns.filter((column) => column.state === 'done');
  return done.filter(({ answer }, place) => done.findIndex((other) => other.answer === answer) === place);
}

/** The most urgent tone among the columns. */
export function worstTone(columns: readonly Column[]): Tone {
  const tones = columns.map(toneOfColumn);
  return tonesByUrgency.find((tone) => tones.includes(tone)) ?? 'waiting';
}

function toneOfColumn(column: Column): Tone {
  if (column.state === 'failed') return 'failed';
  return (column.state === 'done' && column.counts()[0]?.tone) || 'waiting';
}

/** Whether the embedded service needed a translation engine for one of the strings. */
export function neededEngine(column: Column, { enableNmt }: TranslationForm): boolean {
  if (column.state !== 'done' || !enableNmt || !explainIdOf(column.exchange)) return false;
  return column
    .counts()
    .some(({ code, tone }) => code === -4 || code === 6 || (code === -2 && tone === 'transliterated'));
}

/** The columns of a run, and the earlier run that its rows are compared with. */
export interface RunColumns {
  /** The form as it was sent. */
  readonly form: TranslationForm;
  readonly columns: readonly Column[];
  readonly previous: TranslationRun | undefined;
}

/**
 * The row of the previous run for the same string in the same two languages; of equal strings, the one at the same
 * position.
 */
export function previousRow(
  { form, previous }: RunColumns,
  target: string,
  row: ResultRow,
): ResultRow | undefined {
  if (!previous || formAsSent(previous.form).source !== form.source) return undefined;
  const column = columnsOf(previous.calls).find((other) => other.target === target && other.state === 'done');
  if (!column) return undefined;
  const same = ({ inString }: ResultRow) => inString === row.inString;
  const beside = rowOf(column, row.number - 1);
  return beside && same(beside) ? beside : rowsOf(column).find(same);
}
