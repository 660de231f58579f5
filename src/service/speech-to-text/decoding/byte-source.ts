import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { type HeaderReader, readHeaderSync } from '#audio-formats/header-reader.ts';

/** Random access to bytes, so that a large file never has to be in memory completely. */
export interface ByteSource {
  readonly size: number;
  /** Reads `length` bytes: fewer at the end, none at negative offsets. The caller may change the buffer. */
  read(offset: number, length: number): Buffer;
}

/** Runs a header reader on a source. */
export function readHeader<T>(source: ByteSource, reader: HeaderReader<T>): T {
  return readHeaderSync(reader, source.read);
}

export function createByteSource(bytes: Uint8Array): ByteSource {
  return {
    size: bytes.length,
    read: (offset, length) => Buffer.from(offset < 0 ? [] : bytes.subarray(offset, offset + length)),
  };
}

/** A part of another source. */
export function slicePart(source: ByteSource, from: number, length: number): ByteSource {
  return {
    size: length,
    read: (offset, count) =>
      source.read(from + offset, offset < 0 ? 0 : Math.max(0, Math.min(count, length - offset))),
  };
}

/** Opens a file while `use` runs. */
export async function withFile<T>(path: string, use: (source: ByteSource) => T | Promise<T>): Promise<T> {
  const descriptor = openSync(path, 'r');
  try {
    const { size } = fstatSync(descriptor);
    return await use({
      size,
      read(offset, length) {
        const wanted = offset < 0 ? 0 : Math.max(0, Math.min(length, size - offset));
        const bytes = Buffer.alloc(wanted);
        let filled = 0;
        while (filled < wanted) {
          const count = readSync(descriptor, bytes, filled, wanted - filled, offset + filled);
          if (count === 0) break;
          filled += count;
        }
        return bytes.subarray(0, filled);
      },
    });
  } finally {
    closeSync(descriptor);
  }
}
