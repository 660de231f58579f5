/** The range of bytes that a reader needs. */
export interface ByteRange {
  readonly offset: number;
  readonly length: number;
}

/**
 * A function that reads the header of an audio file. It yields each range of bytes it needs and is resumed with those
 * bytes, fewer only at the end of the file. It does no I/O itself, so it works on a Blob as well as on a file
 * descriptor.
 */
export type HeaderReader<T> = Generator<ByteRange, T, Uint8Array>;

/** Runs a reader with a synchronous source of bytes. */
export function readHeaderSync<T>(
  reader: HeaderReader<T>,
  read: (offset: number, length: number) => Uint8Array,
): T {
  let step = reader.next();
  while (!step.done) step = reader.next(read(step.value.offset, step.value.length));
  return step.value;
}

/** Runs a reader with an asynchronous source of bytes. */
export async function readHeaderAsync<T>(
  reader: HeaderReader<T>,
  read: (offset: number, length: number) => Promise<Uint8Array>,
): Promise<T> {
  let step = reader.next();
  while (!step.done) step = reader.next(await read(step.value.offset, step.value.length));
  return step.value;
}

/** Decodes bytes as Latin-1; the text is shorter when there are not enough bytes. */
export function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
