import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './project.mjs';

/** @typedef {{ name: string, outcome: 'passed' | 'failed' | 'skipped', slow: boolean, seconds: number }} TestResult */

const testNameOf = (file, titles) => [relative(root, file), ...titles.filter(Boolean)].join(' › ');

/**
 * The tests of a JSON report of Vitest; none when there is no report.
 * @returns {TestResult[]}
 */
export function readVitestReport(file) {
  const { testResults = [] } = readJson(file) ?? {};
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, tags, duration = 0 }) => ({
      name: testNameOf(name, [...ancestorTitles, title]),
      outcome: ['passed', 'failed'].includes(status) ? status : 'skipped',
      slow: tags.includes('slow'),
      seconds: duration / 1000,
    })),
  );
}

/**
 * The tests of a JSON report of Playwright; none when there is no report.
 * @returns {TestResult[]}
 */
export function readPlaywrightReport(file) {
  const { config, suites = [] } = readJson(file) ?? {};
  const outcomes = { expected: 'passed', skipped: 'skipped' };
  const testsOf = ({ specs, suites = [] }, titles) => [
    ...specs.flatMap(({ file, title, tags, tests }) =>
      tests.map(({ status, results }) => ({
        name: testNameOf(join(config.rootDir, file), [...titles, title]),
        outcome: outcomes[status] ?? 'failed',
        slow: tags.includes('slow'),
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
    ...suites.flatMap((inner) => testsOf(inner, [...titles, inner.title])),
  ];
  return suites.flatMap((fileSuite) => testsOf(fileSuite, []));
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
