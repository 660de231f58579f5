/** The encodings in which files of strings occur in practice. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The text of a file, and its encoding. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
}

/** Matches a character that text does not contain: an ASCII control character except tab, line breaks and form feed. */
const controlCharacters = /[^\P{Cc}\t-\r\u0080-\u009f]/u;

/** Number of bytes that are searched for zeros, and of characters that are searched for control characters. */
const maxExaminedLength = 65_536;

/**
 * Decodes a file: by its byte order mark, otherwise as UTF-16 if zero bytes indicate it, as UTF-8, or as Windows-1252,
 * which spreadsheets save. Undefined when the bytes are not text.
 */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  const fromBom = encodingFromBom(bytes);
  const encoding = fromBom ?? encodingFromZeroBytes(bytes.subarray(0, maxExaminedLength));
  if (encoding === undefined) return undefined;
  const text = decodeAs(bytes, encoding);
  if (text !== undefined && (fromBom !== undefined || encoding === 'utf-8')) return { text, encoding };
  if (fromBom !== undefined) return undefined;
  const guessed: DecodedText | undefined =
    text !== undefined
      ? { text, encoding }
      : encoding === 'utf-8'
        ? { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
        : undefined;
  // The bytes of a spreadsheet or a picture may happen to be decodable, but they contain control characters.
  return guessed && controlCharacters.test(guessed.text.slice(0, maxExaminedLength)) ? undefined : guessed;
}

function encodingFromBom([first, second, third]: Uint8Array): Encoding | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

/**
 * The encoding that the zero bytes indicate: in UTF-16 every space has one, always as its high byte, and UTF-8 has
 * none. Undefined if there are zero bytes at both even and odd offsets, as in bytes that are not text.
 */
function encodingFromZeroBytes(bytes: Uint8Array): Encoding | undefined {
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
