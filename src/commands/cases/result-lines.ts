import type { ComparedCase } from '#cases/baselines/compare-runs.ts';
import { differenceLine } from '#cases/baselines/json-differences.ts';
import type { RunSummary } from '#cases/evidence/run-report.ts';
import { type CaseResult, caseVerdicts } from '#cases/run/results.ts';
import { keyOfResult } from '#cases/run/run-item.ts';

const rounded = (milliseconds: number | undefined) =>
  milliseconds === undefined ? '–' : `${Math.round(milliseconds)} ms`;

/** The lines about a result; none if the case simply passed. */
export function resultLines(result: CaseResult): string[] {
  const { verdict, reason, expectations, milliseconds } = result;
  if (verdict === 'passed') return [];
  return [
    `${verdict}  ${keyOfResult(result)} (${rounded(milliseconds)})`,
    ...(reason === undefined ? [] : reason.split('\n').map((line) => `    ${line}`)),
    ...expectations
      .filter(({ passed }) => !passed)
      .flatMap(({ expectation: { kind }, expected, received }) => {
        const indent = ' '.repeat(4 + kind.length + 2);
        const lines = received.slice(0, 1000).split('\n');
        return [
          `    ${kind}: expected ${expected}`,
          `${indent}received ${lines.join(`\n${indent}         `)}`,
        ];
      }),
  ];
}

/** The counts of a run in one line: `12 results in 1.5 s: 10 passed, 2 failed`. */
export function summaryLine(summary: RunSummary, milliseconds: number): string {
  const counts = caseVerdicts
    .filter((verdict) => summary[verdict] > 0)
    .map((verdict) => `${summary[verdict]} ${verdict}`);
  return `${summary.total} ${summary.total === 1 ? 'result' : 'results'} in ${(milliseconds / 1000).toFixed(1)} s: ${counts.join(', ') || 'none'}`;
}

/** The lines about a comparison of two targets: what differs, then how many. */
export function comparisonLines(compared: readonly ComparedCase[], before: string, after: string): string[] {
  const different = compared.filter(({ differs }) => differs);
  return [
    ...different.flatMap(({ key, before: a, after: b, differences }) => [
      `differs  ${key}: ${a?.verdict ?? 'not run'} (${rounded(a?.milliseconds)}) on ${before}, ${b?.verdict ?? 'not run'} (${rounded(b?.milliseconds)}) on ${after}`,
      ...differences.slice(0, 5).map((difference) => `    ${differenceLine(difference)}`),
      ...(differences.length > 5 ? [`    and ${differences.length - 5} more`] : []),
    ]),
    `${different.length} of ${compared.length} differ between ${before} and ${after}`,
  ];
}

/** A line with its control characters written as escapes, so that an answer cannot give commands to a terminal. */
export const escapeControlCharacters = (line: string): string =>
  line.replace(
    /(?!\n)\p{Cc}/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
