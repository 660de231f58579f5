import { describe, expect, it } from 'vitest';
import { databaseWords } from '#console/catalogues/databases/database.ts';
import { wordsIn } from '#console/catalogues/words.ts';
import { translations } from '#console/languages/hi/all.ts';
import type { Change } from '#contract/local/changes.ts';
import { changeText } from './change-text.ts';
import { type DatabaseItem, type ItemPages, withItem, withoutItem } from './database.ts';

const item = (id: string, revision = 1): DatabaseItem => ({ id, origin: 'own', revision });
const pages: ItemPages<DatabaseItem> = {
  pageParams: ['', '2'],
  pages: [
    { items: [item('a'), item('b')], total: 3, next: '2' },
    { items: [item('c')], total: 3 },
  ],
};
const idsOf = ({ pages: all }: ItemPages<DatabaseItem>) =>
  all.map(({ items, total }) => [items.map(({ id, revision }) => `${id}${revision}`).join(), total]);

describe('the loaded pages of a list', () => {
  it('the loaded pages show a changed item in its place', () => {
    expect(idsOf(withItem(pages, item('c', 2)))).toEqual([
      ['a1,b1', 3],
      ['c2', 3],
    ]);
  });

  it('the loaded pages omit a removed item, and count one fewer', () => {
    expect(idsOf(withoutItem(pages, 'a'))).toEqual([
      ['b1', 2],
      ['c1', 2],
    ]);
  });

  it('the loaded pages are unchanged when the item is not among them', () => {
    expect(withoutItem(pages, 'z')).toBe(pages);
    expect(idsOf(withItem(pages, item('z', 2)))).toEqual(idsOf(pages));
  });
});

describe('the sentence about a change', () => {
  const change: Change = {
    ...{ id: '1', at: '2026-11-23T00:00:00Z', by: 'Asha', what: 'import' },
    ...{ count: 1200, label: 'memory.tmx', canUndo: true },
  };

  it('the sentence names the item or the file, and how many entries changed', () => {
    expect(changeText(change, databaseWords.en)).toBe('Imported memory.tmx (1,200 entries)');
    expect(changeText({ ...change, what: 'remove', count: 1, label: 'Yes' }, databaseWords.en)).toBe(
      'Removed “Yes”',
    );
  });

  const hindi = { code: 'hi', direction: 'ltr', translations };

  it.each(['add', 'edit', 'remove', 'import', 'undo'] as const)('the sentence names the file: %s', (what) => {
    for (const words of [databaseWords.en, wordsIn(hindi, databaseWords)]) {
      expect(changeText({ ...change, what }, words)).toContain('memory.tmx');
    }
  });
});
