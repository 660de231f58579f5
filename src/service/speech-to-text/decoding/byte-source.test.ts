import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type ByteSource, createByteSource, slicePart, withFile } from './byte-source.ts';

const bytes = Buffer.from('0123456789');
const read = (source: ByteSource) =>
  [
    [0, 4],
    [8, 4],
    [12, 4],
    [-3, 2],
    [-3, 5],
  ].map(([offset = 0, length = 0]) => source.read(offset, length).toString());
const expected = ['0123', '89', '', '', ''];

it('returns no bytes outside the file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'byte-source-'));
  try {
    const path = join(folder, 'file');
    writeFileSync(path, bytes);
    expect(await withFile(path, read)).toEqual(expected);
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(read(createByteSource(bytes))).toEqual(expected);
  expect(read(slicePart(createByteSource(Buffer.from(`ab${bytes}cd`)), 2, 10))).toEqual(expected);
});
