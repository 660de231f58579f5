import { describe, expect, it } from 'vitest';
import type { CaseInSet } from '#cases/archive/case-set.ts';
import type { CaseVerdict, ResultRow } from '#cases/run/results.ts';
import { type Grouping, resultLines } from './group-results.ts';

const saved = (path: string, id: string, tags: readonly string[], request: object): CaseInSet => ({
  path,
  case: {
    ...{ version: 1, id, name: id, expectations: [] },
    ...(tags.length > 0 && { tags: [...tags] }),
    request: { operation: 'localization', ...request },
  },
});

const cases = [
  saved('a/one.json', 'one', ['smoke', 'slow'], { headers: { tgt_lang: 'hi,ta' } }),
  saved('b/two.json', 'two', [], { operation: 'tts', body: { speaker: 'hi_female' } }),
  saved('three.json', 'three', ['smoke'], { operation: 'stt_upload', body: { src_lang: '{{code}}' } }),
];

const result = (caseId: string, verdict: CaseVerdict, more: Partial<ResultRow> = {}): ResultRow => ({
  ...{ caseId, verdict, startedAt: new Date(0), milliseconds: 1, attempts: 1, expectations: [] },
  ...more,
});

const rows = [
  result('one', 'passed'),
  result('two', 'failed'),
  result('three', 'broken', { row: 0, values: { code: 'en' } }),
];

/** Heads of groups as `# name`, results by their case. */
const lines = (grouping: Grouping, folded: string[] = []) =>
  resultLines(rows, cases, grouping, new Set(folded)).map((line) =>
    line.kind === 'group' ? `# ${line.name}` : line.row.caseId,
  );

describe('the results of a run', () => {
  it('results that are not grouped are sorted from worst to best', () => {
    expect(lines('none')).toEqual(['two', 'three', 'one']);
  });

  it.each([
    ['folder', ['# a', 'one', '# b', 'two', '# ', 'three']],
    ['tag', ['# slow', 'one', '# smoke', 'three', 'one', '# ', 'two']],
    ['function', ['# localization', 'one', '# stt', 'three', '# tts', 'two']],
    ['language', ['# en', 'three', '# hi', 'two', 'one', '# ta', 'one']],
  ] as const)('results are grouped by %s, those without a group last', (grouping, expected) => {
    expect(lines(grouping)).toEqual(expected);
  });

  it('a folded group shows only its head, with the number of results by verdict', () => {
    expect(lines('tag', ['smoke'])).toEqual(['# slow', 'one', '# smoke', '# ', 'two']);
    expect(resultLines(rows, cases, 'tag', new Set(['smoke']))[2]).toMatchObject({
      counts: [
        { verdict: 'passed', count: 1 },
        { verdict: 'broken', count: 1 },
      ],
    });
  });
});
