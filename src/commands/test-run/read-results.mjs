import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../project.mjs';

const testNameOf = (file, titles) => [relative(root, file), ...titles.filter(Boolean)].join(' › ');

/**
 * The tests of a JSON report of Vitest; none when there is no report.
 * @returns {import('./read-results.mjs').TestResult[]}
 */
export function readVitestReport(file) {
  const { testResults = [] } = readJson(file) ?? {};
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, tags, duration = 0, failureMessages = [] }) => ({
      name: testNameOf(name, [...ancestorTitles, title]),
      outcome: ['passed', 'failed'].includes(status) ? status : 'skipped',
      slow: tags.includes('slow'),
      seconds: duration / 1000,
      // A test that passed when it was run again keeps the errors of its first run.
      ...withFirstError(failureMessages[0]),
    })),
  );
}

/**
 * The tests of a JSON report of Playwright; none when there is no report.
 * @returns {import('./read-results.mjs').TestResult[]}
 */
export function readPlaywrightReport(file) {
  const { config, suites = [] } = readJson(file) ?? {};
  const outcomes = { expected: 'passed', flaky: 'passed', skipped: 'skipped' };
  const testsOf = ({ specs, suites = [] }, titles) => [
    ...specs.flatMap(({ file, title, tags, tests }) =>
      tests.map(({ status, results }) => ({
        name: testNameOf(join(config.rootDir, file), [...titles, title]),
        outcome: outcomes[status] ?? 'failed',
        slow: tags.includes('slow'),
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        ...withFirstError(results.flatMap(({ errors }) => errors)[0]?.message),
      })),
    ),
    ...suites.flatMap((inner) => testsOf(inner, [...titles, inner.title])),
  ];
  return suites.flatMap((fileSuite) => testsOf(fileSuite, []));
}

/** The first line of the message, which comes with the colours of the terminal. */
const withFirstError = (message) =>
  message !== undefined && { firstError: stripVTControlCharacters(message).split('\n')[0] };

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
