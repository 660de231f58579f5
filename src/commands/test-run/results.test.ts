import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './read-results.mjs';
import { summarise } from './summary.mjs';

describe('the summary of a test run', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'language-console-results-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The tests of a report with one spec file, in which each test has a status and the errors of its runs. */
  const readReport = (statuses: Readonly<Record<string, readonly [string, ...(string | undefined)[]]>>) => {
    const specs = Object.entries(statuses).map(([title, [status, ...errors]]) => ({
      file: 'console/shell.spec.ts',
      title,
      tags: [],
      tests: [
        {
          status,
          results: errors.map((message) => ({ duration: 1500, errors: message ? [{ message }] : [] })),
        },
      ],
    }));
    const file = join(folder, 'report.json');
    writeFileSync(
      file,
      JSON.stringify({
        config: { rootDir: fileURLToPath(new URL('../../../e2e', import.meta.url)) },
        suites: [{ specs }],
      }),
    );
    return readPlaywrightReport(file);
  };

  it('names each test that passed only when it was run again, with the first line of its first error', () => {
    const tests = readReport({
      steady: ['expected', undefined],
      unsteady: [
        'flaky',
        '\u001b[31mError: expect(received).toBe(expected)\u001b[39m\n\nExpected: 1',
        undefined,
      ],
    });
    expect(summarise([{ code: 0, tests, leftOut: 0 }])).toEqual({
      failed: 0,
      text: [
        'The slowest tests:',
        '   3.0 s  e2e/console/shell.spec.ts › unsteady',
        '   1.5 s  e2e/console/shell.spec.ts › steady',
        'Needed a second run:',
        '  e2e/console/shell.spec.ts › unsteady',
        '    Error: expect(received).toBe(expected)',
        '2 passed, 0 failed',
      ].join('\n'),
    });
  });

  it('counts a test that failed twice as failed, without mentioning its second run', () => {
    const tests = readReport({
      broken: ['unexpected', 'Error: first', 'Error: second'],
      steady: ['expected', undefined],
    });
    const { failed, text } = summarise([{ code: 1, tests, leftOut: 0 }]);
    expect(failed).toBe(1);
    expect(text).not.toContain('second run');
    expect(text).toContain(
      'Failed:\n  e2e/console/shell.spec.ts › broken\n    Error: first\n1 passed, 1 failed',
    );
  });

  it('names the unit tests that failed, and those that passed only when they were run again', () => {
    const file = join(folder, 'units.json');
    const results = {
      broken: ['failed', 'Error: 1 is not 2\n    at …'],
      unsteady: ['passed', 'Error: late'],
    };
    const assertionResults = Object.entries(results).map(([title, [status, ...failureMessages]]) => ({
      ...{ ancestorTitles: ['adding'], title, status, failureMessages },
      ...{ tags: [], duration: 10 },
    }));
    writeFileSync(
      file,
      JSON.stringify({ testResults: [{ name: fileURLToPath(import.meta.url), assertionResults }] }),
    );
    const { failed, text } = summarise([{ code: 1, tests: readVitestReport(file), leftOut: 0 }]);
    expect(failed).toBe(1);
    const name = 'src/commands/test-run/results.test.ts › adding';
    expect(text).toContain(
      [
        `Needed a second run:\n  ${name} › unsteady\n    Error: late`,
        `Failed:\n  ${name} › broken\n    Error: 1 is not 2\n1 passed, 1 failed`,
      ].join('\n'),
    );
  });

  it('counts a run that failed without a failed test as one failure, and mentions skipped and omitted tests', () => {
    const tests = readReport({ steady: ['expected', undefined], skipped: ['skipped'] });
    const { failed, text } = summarise([{ code: 1, tests, leftOut: 12 }]);
    expect(failed).toBe(1);
    expect(text).toContain('12 slow tests were left out');
    expect(text).toMatch(/^1 passed, 1 failed, 1 skipped$/m);
  });
});
