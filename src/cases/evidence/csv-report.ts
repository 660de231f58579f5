import { csvText } from '../data/csv-text.ts';
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

/** A run as CSV, one line for each result; cells that a spreadsheet would run as formulas are prefixed. */
export function csvReport(report: RunReport): Promise<string> {
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
    ];
  });
  return csvText([headings, ...lines]);
}
