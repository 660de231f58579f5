/** One field of a Protocol Buffers message: a number, eight or four bytes, or a text, list or message as bytes. */
export interface Field {
  readonly number: number;
  readonly value: bigint | Uint8Array;
  /** Length of a value with a fixed-size wire type. */
  readonly fixed?: 4 | 8;
}

/** Reads the fields of a message; values are views of `bytes`. @throws when the bytes are not a message */
export function readFields(bytes: Uint8Array): Field[] {
  const fields: Field[] = [];
  let at = 0;
  const varint = () => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[at++];
      if (byte === undefined || shift > 63n) throw new Error('This is not a Protocol Buffers message.');
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const take = (length: number) => {
    if (at + length > bytes.length) throw new Error('The Protocol Buffers message is cut short.');
    at += length;
    return bytes.subarray(at - length, at);
  };
  while (at < bytes.length) {
    const key = Number(varint());
    const number = key >>> 3;
    const kind = key & 7;
    if (kind === 0) fields.push({ number, value: varint() });
    else if (kind === 1) fields.push({ number, value: take(8), fixed: 8 });
    else if (kind === 2) fields.push({ number, value: take(Number(varint())) });
    else if (kind === 5) fields.push({ number, value: take(4), fixed: 4 });
    else throw new Error(`The Protocol Buffers message has a field of the unknown kind ${kind}.`);
  }
  return fields;
}

/** Writes fields as a message. */
export function writeFields(fields: readonly Field[]): Uint8Array {
  return Buffer.concat(fields.flatMap(fieldBytes));
}

/** Encodes one field as pieces, which are to be joined. */
export function fieldBytes({ number, value, fixed }: Field): Uint8Array[] {
  if (typeof value === 'bigint') return [varintBytes(BigInt(number << 3)), varintBytes(value)];
  const kind = fixed === 8 ? 1 : fixed === 4 ? 5 : 2;
  const key = varintBytes(BigInt((number << 3) | kind));
  return fixed ? [key, value] : [key, varintBytes(BigInt(value.length)), value];
}

function varintBytes(value: bigint): Uint8Array {
  const bytes: number[] = [];
  let left = BigInt.asUintN(64, value);
  do {
    const more = left > 0x7fn;
    bytes.push(Number(left & 0x7fn) | (more ? 0x80 : 0));
    left >>= 7n;
  } while (left > 0n);
  return Uint8Array.from(bytes);
}

/** The text of the first field with this number; empty if there is none. */
export function textOf(fields: readonly Field[], number: number): string {
  const value = fields.find((field) => field.number === number)?.value;
  return value instanceof Uint8Array ? Buffer.from(value).toString('utf8') : '';
}

/** A field with a text. */
export function textField(number: number, text: string): Field {
  return { number, value: Buffer.from(text) };
}
