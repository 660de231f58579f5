// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { findImportedColumns, keepImportedColumns } from './imported-columns.ts';

const rowsOf = (...rows: readonly (readonly [string, ...string[]])[]) =>
  rows.map(([string, ...cells]) => ({ string, cells }));

beforeEach(() => keepImportedColumns(undefined, 'replace'));

describe('imported columns', () => {
  it('imported columns are found by the string in any order; equal strings have their own rows', () => {
    keepImportedColumns({ names: ['id'], rows: rowsOf(['a', '1'], ['b', '2'], ['a', '3']) }, 'replace');
    expect(findImportedColumns(['b', 'a', 'a', 'new', 'a'])).toEqual({
      names: ['id'],
      rows: rowsOf(['b', '2'], ['a', '1'], ['a', '3'], ['new'], ['a']),
    });
    expect(findImportedColumns(['new'])).toBeUndefined();
  });

  it('the columns of a second import are added to those of the first, or replace them', () => {
    keepImportedColumns({ names: ['id'], rows: rowsOf(['a', '1']) }, 'replace');
    keepImportedColumns({ names: ['id'], rows: rowsOf(['b', '2']) }, 'add');
    keepImportedColumns({ names: ['note'], rows: rowsOf(['c', 'x']) }, 'add');
    expect(findImportedColumns(['a', 'b', 'c'])).toEqual({
      names: ['id', 'note'],
      rows: rowsOf(['a', '1'], ['b', '2'], ['c', '', 'x']),
    });
    keepImportedColumns(undefined, 'replace');
    expect(findImportedColumns(['a'])).toBeUndefined();
  });
});
