import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import type { Proof } from './harness/figure.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const Report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), ancestorTitles: z.array(z.string()), title: z.string() }),
      ),
    }),
  ),
});

/** What each file of the conformance suite covers. */
const topicByFile: Readonly<Record<string, string>> = {
  'clients.test.ts': 'clients in the field, byte for byte',
  'documented-calls.test.ts': 'calls that combine everything the documentation shows',
  'defaults.test.ts': 'absent and null fields; unknown ones are ignored',
  'error-rows.test.ts': 'rows of the error tables, and the order of checks for each pair of errors',
  'observed.test.ts': 'the observed dialect',
  'rules.test.ts': 'targets, languages, versions, masking, jobs, limits',
  'values.test.ts': 'documented values of headers and fields, in both dialects',
};

/** Runs the conformance suite of the service and counts its cases. */
export async function run(): Promise<Proof> {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  try {
    const report = join(folder, 'report.json');
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
    const options = ['run', 'src/service/conformance', '--reporter=json', `--outputFile=${report}`];
    const child = spawn(process.execPath, [vitest, ...options], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await once(child, 'exit');
    const { testResults } = Report.parse(JSON.parse(readFileSync(report, 'utf8')));
    const cases = testResults.flatMap(({ assertionResults }) => assertionResults);
    const failed = cases.filter(({ status }) => status !== 'passed');
    return {
      figures: [
        { name: 'cases', count: cases.length, goal: { atLeast: 1_000 } },
        { name: 'cases that failed', count: failed.length, goal: { atMost: 0 } },
        ...testResults.map(({ name, assertionResults }) => ({
          name: topicByFile[basename(name)] ?? basename(name),
          count: assertionResults.length,
        })),
      ],
      notes: failed.map(({ ancestorTitles, title }) => [...ancestorTitles, title].join(' › ')),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
