import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operationIds } from '#contract/errors.ts';
import { type CaseExpectation, CaseExpectation as Schema } from '../case-file/expectation.ts';
import { readCase } from '../case-file/read-case.ts';
import { kindsOfRequest, newExpectation, withProposed } from './expectation-kinds.ts';

const folder = new URL('../../../e2e/cases', import.meta.url).pathname;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(?!case\.schema).*(?<!\.accepted)\.json$/.test(file),
);
const allKinds = [
  ...new Set(operationIds.flatMap((operation) => kindsOfRequest({ operation, awaitTranscript: true }))),
];

describe('the kinds of expectation', () => {
  it('all kinds of expectation are offered, each with valid values', () => {
    expect(allKinds).toHaveLength(20);
    for (const kind of allKinds) expect(Schema.safeParse(newExpectation(kind)).error, kind).toBeUndefined();
  });

  it('the expectations of the starter set fit its requests', () => {
    expect(files.length).toBeGreaterThan(80);
    for (const file of files) {
      const read = readCase(readFileSync(join(folder, file), 'utf8'));
      if ('problems' in read) throw new Error(`${file}: ${read.problems}`);
      const { request, expectations } = read.case;
      const fitting = kindsOfRequest(request);
      const others = expectations.map(({ kind }) => kind).filter((kind) => !fitting.includes(kind));
      expect(others, file).toEqual([]);
    }
  });
});

it('proposed expectations replace those about the same thing, and nothing else is lost', () => {
  const mine: CaseExpectation[] = [
    { kind: 'http-status', oneOf: [200, 201], enabled: false },
    { kind: 'text', string: 0, language: 'hi', oneOf: ['old'] },
    { kind: 'text', string: 1, language: 'hi', oneOf: ['mine'] },
    { kind: 'field', pointer: '/uuid', equals: 'x' },
  ];
  const proposed: CaseExpectation[] = [
    { kind: 'http-status', oneOf: [200] },
    { kind: 'text', string: 0, language: 'hi', oneOf: ['new'] },
    { kind: 'time', atMost: 500, enabled: false },
  ];
  expect(withProposed(mine, proposed)).toEqual([
    { kind: 'http-status', oneOf: [200], enabled: false },
    { kind: 'text', string: 0, language: 'hi', oneOf: ['new'] },
    mine[2],
    mine[3],
    proposed[2],
  ]);
});
