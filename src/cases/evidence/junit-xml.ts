import type { CaseResult } from '../run/results.ts';
import { factsOf, type ResultFacts } from './result-facts.ts';
import type { RunReport } from './run-report.ts';

export interface JunitOptions {
  /** Counts a changed answer as a failure. */
  readonly strict?: boolean;
}

/**
 * A run as JUnit XML, which Jenkins, GitLab and others read: a suite for each operation of the API, a test case for
 * each result. It follows Ant's schema, the strictest of the common ones, so it is valid against all of them.
 */
export function junitXml(report: RunReport, { strict = false }: JunitOptions = {}): string {
  const suites = new Map<string, ResultFacts[]>();
  for (const facts of factsOf(report)) {
    const name = facts.operation || 'unknown';
    const suite = suites.get(name);
    if (suite) suite.push(facts);
    else suites.set(name, [facts]);
  }
  const elements = [...suites].map(([name, facts], id) => suiteOf(report, name, id, facts, strict));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuites', {}, elements)}\n`;
}

function suiteOf(
  { environment }: RunReport,
  name: string,
  id: number,
  all: readonly ResultFacts[],
  strict: boolean,
): string {
  const count = (kind: Problem['kind']) =>
    all.filter(({ result }) => problemOf(result, strict)?.kind === kind).length;
  const { name: runName, startedAt, endedAt, ...others } = environment;
  const properties = Object.entries({ run: runName, ...others }).flatMap(([key, value]) =>
    value === undefined ? [] : [element('property', { name: key, value })],
  );
  const changed = all.flatMap(({ result, title }) =>
    result.verdict === 'changed' ? [`changed: ${title}`] : [],
  );
  const attributes = {
    name,
    package: 'cases',
    id,
    timestamp: startedAt.toISOString().slice(0, 19),
    hostname: environment.target || 'unknown',
    tests: all.length,
    failures: count('failure'),
    errors: count('error'),
    skipped: count('skipped'),
    time: seconds(all.reduce((sum, { result }) => sum + result.milliseconds, 0)),
  };
  return element('testsuite', attributes, [
    element('properties', {}, [
      ...properties,
      element('property', { name: 'endedAt', value: endedAt.toISOString() }),
    ]),
    ...all.map((facts) => testCaseOf(facts, strict)),
    element('system-out', {}, changed.map(textOf)),
    element('system-err', {}),
  ]);
}

function testCaseOf({ result, title, operation, requestId, uuid }: ResultFacts, strict: boolean): string {
  const problem = problemOf(result, strict);
  const ids = [
    ...(requestId === undefined ? [] : [`request id: ${requestId}`]),
    ...(uuid === undefined ? [] : [`uuid: ${uuid}`]),
  ];
  return element(
    'testcase',
    {
      name: title,
      classname: `cases.${operation || 'unknown'}.${result.caseId}`,
      time: seconds(result.milliseconds),
    },
    problem === undefined
      ? []
      : problem.kind === 'skipped'
        ? [element('skipped', { message: problem.message })]
        : [
            element(problem.kind, { message: problem.message, type: result.verdict }, [
              textOf([...problem.details, ...ids].join('\n')),
            ]),
          ],
  );
}

interface Problem {
  readonly kind: 'failure' | 'error' | 'skipped';
  readonly message: string;
  readonly details: readonly string[];
}

function problemOf(result: CaseResult, strict: boolean): Problem | undefined {
  const { verdict, reason = '', expectations } = result;
  const failed = expectations.filter(({ passed }) => !passed);
  const details = failed.flatMap(({ expectation, expected, received }) => [
    `${expectation.kind}: expected ${expected}`,
    `${expectation.kind}: received ${received}`,
  ]);
  switch (verdict) {
    case 'passed':
      return undefined;
    case 'changed':
      return strict
        ? { kind: 'failure', message: reason || 'the answer differs from the accepted one', details }
        : undefined;
    case 'failed':
      return { kind: 'failure', message: details.slice(0, 2).join('; ') || reason, details };
    case 'broken':
      return { kind: 'error', message: reason || 'no answer', details };
    case 'skipped':
    case 'stopped':
      return { kind: 'skipped', message: reason || verdict, details };
  }
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(3);

/** The text of an XML element; attribute values are escaped here, `children` must be XML already. */
function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  children: readonly string[] = [],
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${textOf(String(value))}"`);
  return children.length === 0
    ? `<${name}${written.join('')}/>`
    : `<${name}${written.join('')}>${children.join('\n')}</${name}>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
  '\r': '&#13;',
};

/** Escapes a text for XML 1.0; characters that XML cannot contain, not even escaped, become U+FFFD. */
function textOf(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replace(/[&<>"\n\t\r]/g, (character) => entities[character] ?? character);
}
