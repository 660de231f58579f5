import type { Exchange } from '#client/exchange.ts';
import type { Aborted, Failure } from '#client/outcome.ts';
import { plainRows } from '#console/ui/long-list.ts';
import type { AcceptedTranslationResponse } from '#contract/translation.ts';
import { stringsIn, type TranslationForm } from './form.ts';
import { asSent } from './request.ts';
import { countStatuses, type ResultRow, rowsFor, type StatusCount } from './results.ts';
import type { TargetCall, TranslationCalls } from './use-translation-calls.ts';

/** What a target language has once its call was answered. */
export interface DoneColumn {
  readonly target: string;
  readonly startedAt: number;
  readonly state: 'done';
  readonly answer: AcceptedTranslationResponse;
  readonly exchange: Exchange;
  /** Made when they are first looked at, and once. */
  readonly rows: () => readonly ResultRow[];
  /** Those that can be seen without scrolling a long list. */
  readonly firstRows: () => readonly ResultRow[];
  readonly counts: () => readonly StatusCount[];
}

/** One target language and how far its call is; the same for one call of all targets and for one a target. */
export type Column =
  | DoneColumn
  | { readonly target: string; readonly startedAt: number; readonly state: 'waiting' }
  | {
      readonly target: string;
      readonly startedAt: number;
      readonly state: 'cancelled';
      readonly failure: Aborted;
    }
  | {
      readonly target: string;
      readonly startedAt: number;
      readonly state: 'failed';
      readonly failure: Exclude<Failure, Aborted>;
    };

/** The columns of calls, in the order of their targets. */
export function columnsOf(calls: readonly TargetCall[]): Column[] {
  return calls.flatMap((call) => targetsOf(call).map((target) => columnOf(target, call)));
}

/** A call sent without a target may be answered all the same. */
function targetsOf({ targets, outcome }: TargetCall): readonly string[] {
  if (targets.length > 0 || outcome?.kind !== 'ok') return targets;
  return Object.keys(outcome.data.responseList[0]?.outStrings ?? { '': '' });
}

function columnOf(target: string, { startedAt, outcome }: TargetCall): Column {
  if (!outcome) return { target, startedAt, state: 'waiting' };
  switch (outcome.kind) {
    case 'ok': {
      const { data: answer, exchange } = outcome;
      return { target, startedAt, state: 'done', answer, exchange, ...readAnswer(answer, target) };
    }
    case 'aborted':
      return { target, startedAt, state: 'cancelled', failure: outcome };
    default:
      return { target, startedAt, state: 'failed', failure: outcome };
  }
}

type ReadAnswer = Pick<DoneColumn, 'rows' | 'firstRows' | 'counts'>;
const readAnswers = new WeakMap<AcceptedTranslationResponse, Map<string, ReadAnswer>>();

/** Rows and counts of an answer, read once each: the columns are made anew whenever any call changes. */
function readAnswer(answer: AcceptedTranslationResponse, target: string): ReadAnswer {
  const byTarget = readAnswers.get(answer) ?? new Map<string, ReadAnswer>();
  readAnswers.set(answer, byTarget);
  const known = byTarget.get(target);
  if (known) return known;
  const read: ReadAnswer = {
    rows: once(() => rowsFor(answer, target)),
    firstRows: once(() => rowsFor(answer, target, plainRows)),
    counts: once(() => countStatuses(answer, target)),
  };
  byTarget.set(target, read);
  return read;
}

function once<Made>(make: () => Made): () => Made {
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

/** The strings beside which the columns stand: those of the longest answer, or as sent while there is none. */
export function inputsOf(columns: readonly Column[], form: TranslationForm): readonly string[] {
  const all = columns.filter((column) => column.state === 'done').map(({ answer }) => answer.responseList);
  const [first] = all.sort((a, b) => b.length - a.length);
  return first ? first.map(({ inString }) => inString) : stringsIn(form);
}

/** The answers behind columns, each once: one call of several targets has one. */
export function answersOf(columns: readonly Column[]): readonly DoneColumn[] {
  const done = columns.filter((column) => column.state === 'done');
  return done.filter(({ answer }, place) => done.findIndex((other) => other.answer === answer) === place);
}

/** All that a row may be compared with. */
export interface WholeAnswer {
  /** The form that was sent. */
  readonly form: TranslationForm;
  readonly columns: readonly Column[];
  /** The answers before these. */
  readonly previous: TranslationCalls | undefined;
}

/** What the answers before say for the same string in the same two languages, from the same place where it stands there. */
export function rowBefore(
  { form, previous }: WholeAnswer,
  target: string,
  row: ResultRow,
): ResultRow | undefined {
  if (!previous || asSent(previous.form).source !== form.source) return undefined;
  const column = columnsOf(previous.calls).find((other) => other.target === target && other.state === 'done');
  const rows = column ? rowsOf(column) : [];
  const same = ({ inString }: ResultRow) => inString === row.inString;
  const beside = rows[row.number - 1];
  return beside && same(beside) ? beside : rows.find(same);
}
