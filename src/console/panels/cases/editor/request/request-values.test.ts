import { expect, it } from 'vitest';
import type { CaseRequest } from '#cases/case-file/request.ts';
import { operationIds } from '#contract/errors.ts';
import { fieldsOf } from '#contract/operations.ts';
import { requestFields } from './request-fields.ts';
import { fieldValue, languagesOf, otherFields, withField } from './request-values.ts';

const request: CaseRequest = {
  operation: 'localization',
  headers: { SRC_LANG: 'en', tgt_lang: 'hi, ta', 'X-Engine': 'one' },
  body: { data: ['a'], extra: 1 },
};

it('finds a field and changes it in its place, a header in any letter case', () => {
  expect(fieldValue(request, 'headers', 'src_lang')).toBe('en');
  const changed = withField(request, 'headers', 'src_lang', 'hi');
  expect(Object.entries(changed.headers ?? {})).toEqual([
    ['SRC_LANG', 'hi'],
    ['tgt_lang', 'hi, ta'],
    ['X-Engine', 'one'],
  ]);
  expect(withField(request, 'body', 'extra', undefined).body).toEqual({ data: ['a'] });
  expect(withField({ ...request, body: 'not an object' }, 'body', 'data', []).body).toBe('not an object');
});

it('lists the fields that the form does not show', () => {
  expect(otherFields(request)).toEqual(['X-Engine', 'extra']);
  expect(otherFields({ ...request, body: 'not an object' })).toEqual(['X-Engine', 'body']);
});

it('the languages of texts come from the headers', () => {
  expect(languagesOf(request)).toEqual({ source: 'en', targets: ['hi', 'ta'] });
  expect(languagesOf({ operation: 'tts', headers: { speaker: 'ur_male' } })).toEqual({
    source: 'ur',
    targets: [],
  });
});

it.each(operationIds)('every field of the form for %s exists in the API', (operation) => {
  const known = Object.keys(fieldsOf(operation));
  expect(requestFields[operation].map(({ name }) => name).filter((name) => !known.includes(name))).toEqual(
    [],
  );
});
