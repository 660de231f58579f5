/** The encodings that files of strings have in the field. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Text of a file, and how it was encoded. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
}

/** Signs that text does not have: control characters except tab, line breaks and form feed. */
const controls = /[^\P{Cc}\t-\r\u0080-\u009f]/u;

/** Enough of a file to tell text from anything else. */
const looked = 65_536;

/**
 * Reads the bytes of a file as text: by its byte order mark, else by where zero bytes stand (UTF-16), else as UTF-8, else
 * as what spreadsheets on Windows save. Undefined when the bytes are no text.
 */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  const marked = encodingByMark(bytes);
  const encoding = marked ?? encodingByZeros(bytes.subarray(0, looked));
  if (encoding === undefined) return undefined;
  const text = decodeAs(bytes, encoding);
  if (text !== undefined && (marked !== undefined || encoding === 'utf-8')) return { text, encoding };
  if (marked !== undefined) return undefined;
  const guessed: DecodedText | undefined =
    text !== undefined
      ? { text, encoding }
      : encoding === 'utf-8'
        ? { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
        : undefined;
  // Bytes of a spreadsheet or a picture may fit by chance: text has no such signs.
  return guessed && controls.test(guessed.text.slice(0, looked)) ? undefined : guessed;
}

function encodingByMark([first, second, third]: Uint8Array): Encoding | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

/** UTF-16 has a zero beside every blank and line break, always on the same side; UTF-8 has none; the rest is no text. */
function encodingByZeros(bytes: Uint8Array): Encoding | undefined {
  const zeros = [0, 0];
  for (const [place, byte] of bytes.entries()) if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd === 0) return 'utf-8';
  if (even === 0) return 'utf-16le';
  return odd === 0 ? 'utf-16be' : undefined;
}

function decodeAs(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
