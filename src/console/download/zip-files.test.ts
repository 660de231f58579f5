import { expect, it } from 'vitest';
import { withUniqueNames } from './zip-files.ts';

it('files with equal or invalid names get unique valid names', () => {
  const content = new Blob([]);
  const names = ['a.json', 'A.json', 'https://x.org/b.wav', '../c', 'a.json', ''];
  expect(withUniqueNames(names.map((name) => ({ name, content }))).map(({ name }) => name)).toEqual([
    ...['a.json', 'A (2).json', 'https_x.org_b.wav', '__c', 'a (3).json', '_'],
  ]);
});
