import { describe, expect, it } from 'vitest';
import type { Case } from './case.ts';
import { readCase } from './read-case.ts';
import { caseJsonSchema, caseJsonSchemaText, writeCase } from './write-case.ts';

const hello: Case = {
  expectations: [
    { kind: 'http-status', oneOf: [200] },
    { oneOf: ['नमस्ते'], kind: 'text', language: 'hi', string: 0 },
    { kind: 'duration', atLeast: '{{shortest}}', atMost: 2.5 },
  ],
  request: {
    body: { nmtMask: true, data: ['Hello', '2'], '10': null },
    operation: 'localization',
    headers: { tgt_lang: 'hi', src_lang: 'en' },
  },
  tags: ['smoke'],
  name: 'A greeting',
  id: 'a-greeting',
  version: 1,
};

const textOf = (change: Record<string, unknown>) => JSON.stringify({ ...hello, ...change });
const problemsOf = (text: string) => {
  const read = readCase(text);
  return 'problems' in read ? read.problems : [];
};

describe('a case file', () => {
  it('a case file has its fields in a fixed order, and is read back unchanged', () => {
    const text = writeCase(hello);
    const keys = ['$schema', 'version', 'id', 'name', 'tags', 'request', 'expectations'];
    expect(Object.keys(JSON.parse(text))).toEqual(keys);
    expect(text).toContain('\n  "$schema": "./case.schema.json",\n  "version": 1,');
    expect(text).toContain('"kind": "text",\n      "string": 0,\n      "language": "hi",');
    expect(text.endsWith('}\n')).toBe(true);
    const read = readCase(text);
    expect(read).toEqual({ case: { $schema: './case.schema.json', ...hello } });
    expect('case' in read && writeCase(read.case)).toBe(text);
    const { expectations, request, tags, ...others } = hello;
    expect(writeCase({ ...others, tags, request, expectations })).toBe(text);
  });

  it('a case file may begin with a byte order mark', () => {
    expect(readCase(`\ufeff${textOf({})}`)).toEqual({ case: hello });
  });

  it.each([
    ['no JSON', '{', /^not JSON: /],
    ['a list', '[]', /^file: expected object, received \[\]/],
    [
      'a newer version',
      textOf({ version: 2, flow: [] }),
      /^version: 2 is newer than 1, .*update the console$/,
    ],
    ['version 0', textOf({ version: 0 }), /^version: expected 1, received 0$/],
    ['an unknown field', textOf({ flow: [] }), /^flow: not a field of a case file$/],
    [
      'an unknown field of the request',
      textOf({ request: { ...hello.request, cookies: {} } }),
      /^request\.cookies: not a field of a case file$/,
    ],
    [
      'an unknown field of an expectation',
      textOf({ expectations: [{ kind: 'contract', strict: true }] }),
      /^expectations\.0\.strict: not a field/,
    ],
    [
      'an unknown kind of expectation',
      textOf({ expectations: [{ kind: 'sentiment' }] }),
      /^expectations\.0\.kind: .*http-status.*received "sentiment"$/,
    ],
    [
      'a text that is no number',
      textOf({ expectations: [{ kind: 'time', atMost: 'soon' }] }),
      /^expectations\.0\.atMost: expected a number or a placeholder such as \{\{column\}\}$/,
    ],
    ['an id with a path', textOf({ id: '../a' }), /^id: expected lower-case letters, digits and hyphens/],
    ['no name', textOf({ name: undefined }), /^name: expected string, received nothing$/],
    [
      'an unknown field of a need',
      textOf({ needs: [{ kind: 'fault', fault: { kind: 'reset', times: 2 } }] }),
      /^needs\.0\.fault\.times: not a field/,
    ],
    ['a __proto__ field', textOf({}).replace('{', '{"__proto__":{"admin":true},'), /^__proto__: not a field/],
  ])('a case file is refused with the name of the field: %s', (_, text, problem) => {
    const problems = problemsOf(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
  });

  it('all problems of a case file are reported at once', () => {
    expect(problemsOf(textOf({ name: 1, retries: 99 }))).toEqual([
      'name: expected string, received 1',
      'retries: expected at most 10, received 99',
    ]);
  });

  it('a case file that is nested too deeply is refused', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    expect(problemsOf(textOf({}).replace('"{{shortest}}"', deep)).length).toBeGreaterThan(0);
    expect(problemsOf(textOf({}).replace('["Hello","2"]', deep))).toEqual(['nested too deep to be read']);
  });

  it('the JSON Schema of a case file refuses unknown fields and describes the others', () => {
    const schema = caseJsonSchema();
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      additionalProperties: false,
      required: ['version', 'id', 'name', 'request', 'expectations'],
    });
    expect(JSON.stringify(schema)).toContain('every word ends after it starts');
  });

  it('the schema is published beside the starter set', async () => {
    // To update the published schema: `npx vitest run src/cases/case-file --update`
    await expect(caseJsonSchemaText()).toMatchFileSnapshot('../../../e2e/cases/case.schema.json');
  });
});
