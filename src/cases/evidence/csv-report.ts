import { differenceLine } from '../baselines/json-differences.ts';
import { csvText } from '../data/csv-text.ts';
import { keyOfResult } from '../run/run-item.ts';
import { factsOf } from './result-facts.ts';
import type { RunReport } from './run-report.ts';

const headings = [
  'case',
  'name',
  'row',
  'operation',
  'tags',
  'verdict',
  'reason',
  'milliseconds',
  'attempts',
  'HTTP status',
  'started at',
  'request id',
  'uuid',
  'expectations met',
  'expectations',
  'first unmet',
  'expected',
  'received',
];

/** The further headings of a report that compares two runs. */
const comparisonHeadings = ['other target', 'other verdict', 'other milliseconds', 'differs', 'differences'];

/**
 * A run as CSV, one line for each result; cells that a spreadsheet would run as formulas are prefixed with an
 * apostrophe.
 */
export function csvReport(report: RunReport): Promise<string> {
  const otherCells = comparisonCells(report);
  const lines = factsOf(report).map(({ result, of, operation, httpStatus, requestId, uuid }) => {
    const unmet = result.expectations.find(({ passed }) => !passed);
    return [
      result.caseId,
      of?.name ?? '',
      result.row === undefined ? '' : result.row + 1,
      operation,
      of?.tags?.join(' ') ?? '',
      result.verdict,
      result.reason ?? '',
      Math.round(result.milliseconds),
      result.attempts,
      httpStatus ?? '',
      result.startedAt.toISOString(),
      requestId ?? '',
      uuid ?? '',
      result.expectations.filter(({ passed }) => passed).length,
      result.expectations.length,
      unmet?.expectation.kind ?? '',
      unmet?.expected ?? '',
      unmet?.received ?? '',
      ...otherCells(keyOfResult(result)),
    ];
  });
  return csvText([report.comparison ? [...headings, ...comparisonHeadings] : headings, ...lines]);
}

/** Returns a function that gives the cells about the other run for the key of a case; none for a report of one run. */
function comparisonCells({ comparison }: RunReport): (key: string) => (string | number)[] {
  if (!comparison) return () => [];
  const { environment, cases } = comparison;
  const byKey = new Map(cases.map((one) => [one.key, one]));
  return (key) => {
    const { after, differs = true, differences = [] } = byKey.get(key) ?? {};
    return [
      environment.target,
      after?.verdict ?? '',
      after ? Math.round(after.milliseconds) : '',
      differs ? 'yes' : 'no',
      differences.map(differenceLine).join('\n'),
    ];
  };
}
