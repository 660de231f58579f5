import { expect, it } from 'vitest';
import { changedBy, queryOf } from './database-calls.ts';

it('a query contains the given values, even empty ones', () => {
  expect(queryOf({})).toBe('');
  expect(queryOf({ query: undefined })).toBe('');
  expect(queryOf({ query: 'नमस्ते & co', domain: '' })).toBe(
    '?query=%E0%A4%A8%E0%A4%AE%E0%A4%B8%E0%A5%8D%E0%A4%A4%E0%A5%87+%26+co&domain=',
  );
});

it('the header with the name of the person is ASCII', () => {
  expect(changedBy('')).toEqual({});
  expect(changedBy('आशा मेनन')['X-Changed-By']).toMatch(/^[\x21-\x7e]+$/);
});
