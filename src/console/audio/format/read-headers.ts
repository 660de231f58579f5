import { type HeaderReader, readHeaderAsync } from '#audio-formats/header-reader.ts';

/** Runs a header reader on one file. */
export type ReadHeader = <T>(reader: HeaderReader<T>) => Promise<T>;

/** Minimum number of bytes read at a time; most headers are shorter. */
const blockBytes = 65_536;

export function headerReader(file: Blob): ReadHeader {
  let start = 0;
  let block: Uint8Array = new Uint8Array();
  const read = async (offset: number, length: number) => {
    if (offset < start || offset + length > start + block.length) {
      start = offset;
      block = new Uint8Array(await file.slice(offset, offset + Math.max(length, blockBytes)).arrayBuffer());
    }
    return block.subarray(offset - start, offset - start + length);
  };
  return (reader) => readHeaderAsync(reader, read);
}
