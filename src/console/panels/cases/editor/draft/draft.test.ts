import { expect, it } from 'vitest';
import type { Case } from '#cases/case-file/case.ts';
import { writeCase } from '#cases/case-file/write-case.ts';
import { draftOf, draftProblems, isSameDraft, textOfCase } from './draft.ts';

const greeting: Case = {
  version: 1,
  id: 'greeting',
  name: 'A greeting',
  request: { operation: 'localization', headers: { tgt_lang: 'hi' }, body: { data: ['Hello'] } },
  data: { rows: [{ text: 'Hello' }] },
  expectations: [{ kind: 'time', atMost: 500 }],
};
const draft = draftOf({ path: 'a/b/greeting.json', case: greeting });
const withLimit = (atMost: number | string) => ({
  ...draft,
  case: { ...greeting, expectations: [{ kind: 'time' as const, atMost }] },
});

it('a draft has the folder of its case, and its text equals the case file that would be written', () => {
  expect(draft.folder).toBe('a/b');
  expect(textOfCase(greeting, 'a/b')).toBe(writeCase(greeting, '../../case.schema.json'));
  expect(textOfCase(greeting, '')).toBe(writeCase(greeting));
});

it('two drafts are the same whatever the order of their fields', () => {
  const backwards = Object.fromEntries(Object.entries(greeting).reverse()) as unknown as Case;
  expect(isSameDraft(draft, { ...draft, case: backwards })).toBe(true);
  expect(isSameDraft(draft, withLimit(501))).toBe(false);
  expect(isSameDraft(draft, { ...draft, folder: 'a' })).toBe(false);
  expect(isSameDraft(draft, { ...draft, case: { ...greeting, data: { rows: [{ text: 'Bye' }] } } })).toBe(
    false,
  );
  expect(isSameDraft(draft, { ...draft, text: '{' })).toBe(false);
});

it('a draft has the problems of its fields, its text and its folder, by path', () => {
  expect(draftProblems(draft)).toEqual([]);
  expect(draftProblems(withLimit('soon'))).toMatchObject([{ path: 'expectations.0.atMost' }]);
  expect(draftProblems({ ...draft, folder: '../up' })).toMatchObject([{ path: 'folder' }]);
  expect(draftProblems({ ...draft, text: '{' })).toMatchObject([{ sentence: /^not JSON/ }]);
  // An unfinished number appears in the text as it was typed.
  expect(textOfCase(withLimit('1.').case, 'a')).toContain('"atMost": "1."');
});
