import type { CaseInSet } from '#cases/archive/case-set.ts';
import { folderOf } from '#cases/archive/case-set.ts';
import { type CaseVerdict, caseVerdicts, type ResultRow } from '#cases/run/results.ts';
import { runKey } from '#cases/run/run-item.ts';
import { functionOf } from '../../list/case-filter.ts';
import { languagesOf } from './languages-of.ts';

export const groupings = ['none', 'folder', 'tag', 'function', 'language'] as const;
/** The criteria by which results can be grouped. */
export type Grouping = (typeof groupings)[number];

/** A line of the list of results: a result, or the head of a group. */
export type ResultLine =
  | { readonly kind: 'result'; readonly id: string; readonly row: ResultRow }
  | {
      readonly kind: 'group';
      /** Name of the group; empty for results that have none, such as cases without a tag. */
      readonly name: string;
      readonly counts: readonly VerdictCount[];
      readonly folded: boolean;
    };

/** The number of results with one verdict. */
export interface VerdictCount {
  readonly verdict: CaseVerdict;
  readonly count: number;
}

/** The verdicts, the worst first. */
const urgency: readonly CaseVerdict[] = ['failed', 'broken', 'changed', 'stopped', 'skipped', 'passed'];

/** Results by verdict, worst first. */
const byUrgency = (rows: readonly ResultRow[]): ResultRow[] =>
  urgency.flatMap((verdict) => rows.filter((row) => row.verdict === verdict));

/** The verdicts that occur, each with the number of its results. */
export function countVerdicts(rows: readonly ResultRow[]): VerdictCount[] {
  const counts = new Map<CaseVerdict, number>();
  for (const { verdict } of rows) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  return caseVerdicts.flatMap((verdict) => {
    const count = counts.get(verdict);
    return count === undefined ? [] : [{ verdict, count }];
  });
}

/**
 * The lines of a list of results, worst first in each group. A result with several tags or languages is in several
 * groups. Groups are in the order of their names; those in `folded` show their heads alone.
 */
export function resultLines(
  rows: readonly ResultRow[],
  cases: readonly CaseInSet[],
  grouping: Grouping,
  folded: ReadonlySet<string>,
): ResultLine[] {
  const sorted = byUrgency(rows);
  const lineOf = (row: ResultRow, group = ''): ResultLine => ({
    kind: 'result',
    id: `${runKey(row.caseId, row.row)} ${group}`,
    row,
  });
  if (grouping === 'none') return sorted.map((row) => lineOf(row));
  const byId = new Map(cases.map((one) => [one.case.id, one]));
  const groups = new Map<string, ResultRow[]>();
  for (const row of sorted) {
    const names = groupsOf(row, byId.get(row.caseId), grouping);
    for (const name of names.length > 0 ? names : ['']) {
      const known = groups.get(name);
      if (known) known.push(row);
      else groups.set(name, [row]);
    }
  }
  // Results without a group come last.
  const named = [...groups].sort(([a], [b]) => (a === '' ? 1 : b === '' || a < b ? -1 : 1));
  return named.flatMap(([name, members]): ResultLine[] => {
    const isFolded = folded.has(name);
    const head: ResultLine = { kind: 'group', name, counts: countVerdicts(members), folded: isFolded };
    return isFolded ? [head] : [head, ...members.map((row) => lineOf(row, name))];
  });
}

function groupsOf({ values }: ResultRow, of: CaseInSet | undefined, grouping: Grouping): readonly string[] {
  if (!of) return [];
  switch (grouping) {
    case 'folder': {
      const folder = folderOf(of.path);
      return folder === '' ? [] : [folder];
    }
    case 'tag':
      return of.case.tags ?? [];
    case 'function':
      return [functionOf(of.case.request.operation)];
    case 'language':
      return languagesOf(of.case.request, values);
    default:
      return [];
  }
}
