/** How deeply JSON may be nested and how many values it may contain. */
export interface JsonLimits {
  readonly depth: number;
  readonly values: number;
}

const quote = 0x22;
const comma = 0x2c;
const backslash = 0x5c;
/** Whether a byte is `[` or `{`, which differ in one bit, as `]` and `}` do. */
const isOpeningBracket = (byte: number) => (byte & 0xdf) === 0x5b;
const isClosingBracket = (byte: number) => (byte & 0xdf) === 0x5d;

/**
 * Counts depth and values of JSON in UTF-8 as its bytes arrive, so that a body which would occupy the parser for long
 * is refused before it is parsed. The syntax is not checked.
 */
export function createJsonShape({ depth: deepest, values: most }: JsonLimits): {
  /** Takes the next bytes; returns what is wrong as soon as it is known. */
  add(bytes: Uint8Array): string | undefined;
} {
  let depth = 0;
  let values = 1;
  let inString = false;
  let escaped = false;
  return {
    add(bytes) {
      for (let at = 0; at < bytes.length; at++) {
        const byte = bytes[at] ?? 0;
        if (inString) {
          if (escaped) escaped = false;
          else if (byte === backslash) escaped = true;
          else if (byte === quote) inString = false;
        } else if (byte === quote) inString = true;
        else if (byte === comma) values++;
        else if (isOpeningBracket(byte)) {
          values++;
          if (++depth > deepest) return `expected at most ${deepest} levels of JSON nesting, received more`;
        } else if (isClosingBracket(byte)) depth--;
      }
      return values > most ? `expected at most ${most} JSON values, received more` : undefined;
    },
  };
}
