import { describe, expect, it } from 'vitest';
import { createImportJob } from './import-job.ts';

describe('importing strings', () => {
  it('reports the facts of a file and of a column, and returns the strings of the column', async () => {
    const job = createImportJob();
    const file = new File(['\ufeffid;text\n1;"two\nlines"\n2;three\n'], 'strings.csv');
    expect(await job.read({ file })).toEqual({
      columns: 2,
      rows: 3,
      first: ['id', 'text'],
      headed: true,
      likely: 1,
      problem: undefined,
      encoding: 'utf-8',
    });
    expect(job.choose(1, true)).toEqual({
      strings: 2,
      characters: 14,
      multiline: 1,
      preview: ['two\nlines', 'three'],
      over: [],
      tooLong: false,
    });
    expect([...job.take()]).toEqual([['two\nlines', 'three']]);
    expect(job.others()).toEqual({
      names: ['id'],
      rows: [
        { string: 'two\nlines', cells: ['1'] },
        { string: 'three', cells: ['2'] },
      ],
    });
  });

  it('returns many strings in batches without losing any', async () => {
    const job = createImportJob();
    const strings = Array.from({ length: 12_345 }, (_, place) => `String ${place}`);
    await job.read({ text: strings.join('\n') });
    expect(job.choose(0, false).over).toMatchObject([{ limit: 'strings', counted: 12_345 }]);
    const parts = [...job.take()];
    expect(parts.length).toBe(3);
    expect(parts.flat()).toEqual(strings);
  });

  it('reports a file that is not text', async () => {
    const job = createImportJob();
    const file = new File([Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0])], 'strings.xlsx');
    expect(await job.read({ file })).toMatchObject({ rows: 0, problem: { kind: 'binary' } });
    expect(job.choose(0, false).strings).toBe(0);
  });
});
