/**
 * A window that moves forward over the bytes of a file. The file is read as a stream, which the browser reads ahead;
 * slices take twice as long (`bench waveform`).
 */
export class ByteWindow {
  /** The bytes in the window. `moveTo` replaces this array and never changes it. */
  bytes: Uint8Array<ArrayBuffer> = new Uint8Array();
  /** Offset of the window in the file. */
  start: number;
  readonly #reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
  #ended = false;

  /** @param start offset of the first window in the file */
  constructor(file: Blob, start = 0) {
    this.start = start;
    this.#reader = file.slice(start).stream().getReader();
  }

  /** Whether the window contains `length` bytes from `position` on, or all that remain in the file. */
  holds(position: number, length: number): boolean {
    return position + length <= this.start + this.bytes.length || this.#ended;
  }

  /** Moves the window forward to this position and fills it with at least this many bytes, if the file has them. */
  async moveTo(position: number, length: number): Promise<void> {
    const parts = [this.bytes.subarray(position - this.start)];
    let there = this.start + this.bytes.length - position;
    while (there < length) {
      const { value } = await this.#reader.read();
      if (!value) {
        this.#ended = true;
        break;
      }
      // Bytes between the old window and the new position are dropped.
      parts.push(there < 0 ? value.subarray(-there) : value);
      there += value.length;
    }
    this.start = position;
    this.bytes = joinBytes(parts.filter((part) => part.length > 0));
  }
}

/** Joins arrays; a single one is not copied. */
function joinBytes(parts: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const [only, ...others] = parts;
  if (only && others.length === 0) return only;
  const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
