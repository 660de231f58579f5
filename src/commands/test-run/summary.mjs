/**
 * Sums up test runs: the slowest tests, tests that passed only in a second run, failed tests, tests that were not run,
 * and the closing line `N passed, N failed`.
 * @param {readonly import('./summary.mjs').TestRun[]} runs
 */
export function summarise(runs) {
  const tests = runs.flatMap((one) => one.tests);
  const count = (outcome) => tests.filter((test) => test.outcome === outcome).length;
  const leftOut = runs.reduce((sum, one) => sum + one.leftOut, 0);
  const failed = runs.reduce((sum, one) => sum + failures(one), 0);
  const skipped = count('skipped') ? `, ${count('skipped')} skipped` : '';
  const lines = [
    ...slowest(tests),
    ...withErrors(
      'Needed a second run:',
      tests.filter(({ outcome, firstError }) => outcome === 'passed' && firstError !== undefined),
    ),
    ...withErrors(
      'Failed:',
      tests.filter(({ outcome }) => outcome === 'failed'),
    ),
    ...(leftOut > 0 ? [`${leftOut} slow tests were left out; "npm test -- --all" runs them too.`] : []),
    `${count('passed')} passed, ${failed} failed${skipped}`,
  ];
  return { text: lines.join('\n'), failed };
}

function slowest(tests) {
  const first = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 15);
  return [
    'The slowest tests:',
    ...first.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`),
  ];
}

function withErrors(heading, tests) {
  if (tests.length === 0) return [];
  return [heading, ...tests.map(({ name, firstError }) => `  ${name}\n    ${firstError}`)];
}

/** The number of failures of a run; 1 if it failed without a failed test, for example because a file did not load. */
function failures({ code, tests }) {
  const failed = tests.filter(({ outcome }) => outcome === 'failed').length;
  return code !== 0 && failed === 0 ? 1 : failed;
}
