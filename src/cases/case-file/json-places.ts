/** A range in a text, as offsets in UTF-16 units; `to` is exclusive. */
export interface Piece {
  readonly from: number;
  readonly to: number;
}

/** The positions of the values in a JSON text. */
export interface JsonPlaces {
  /** The place of each value by its dotted path, `expectations.0.kind`; a member's place includes its name. */
  readonly values: ReadonlyMap<string, Piece>;
  /** Offset of the first syntax error; undefined for valid JSON, and for a text nested too deeply to be read. */
  readonly errorAt: number | undefined;
}

const blanks = /[ \t\r\n]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON allows none in strings
const strings = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*"/y;
const literals = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;

class JsonError extends Error {
  readonly at: number;
  constructor(at: number) {
    super('not JSON');
    this.at = at;
  }
}

/** Finds the positions of the values in a JSON text; in an invalid text, of those before the first error. */
export function jsonPlaces(text: string): JsonPlaces {
  const values = new Map<string, Piece>();
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    at += found?.length ?? 0;
    return found;
  };
  const expect = (character: string) => {
    take(blanks);
    if (text[at] !== character) throw new JsonError(at);
    at += 1;
  };
  const next = () => {
    take(blanks);
    return text[at];
  };
  const join = (path: string, key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
  /** Reads items up to the closing bracket. */
  const items = (close: string, item: (index: number) => void) => {
    at += 1;
    if (next() !== close) {
      for (let index = 0; ; index += 1) {
        item(index);
        if (next() === close) break;
        expect(',');
      }
    }
    at += 1;
  };
  const value = (path: string, start: number) => {
    const first = next();
    if (first === '{') {
      items('}', () => {
        take(blanks);
        const from = at;
        const name = take(strings);
        if (name === undefined) throw new JsonError(at);
        expect(':');
        value(join(path, String(JSON.parse(name))), from);
      });
    } else if (first === '[') {
      items(']', (index) => {
        take(blanks);
        value(join(path, index), at);
      });
    } else if (take(first === '"' ? strings : literals) === undefined) throw new JsonError(at);
    values.set(path, { from: start, to: at });
  };
  try {
    if (text.startsWith('\ufeff')) at = 1;
    take(blanks);
    value('', at);
    take(blanks);
    return { values, errorAt: at < text.length ? at : undefined };
  } catch (error) {
    // Nested too deeply for the stack: returns the values found so far.
    if (error instanceof RangeError) return { values, errorAt: undefined };
    if (error instanceof JsonError) return { values, errorAt: error.at };
    throw error;
  }
}

/** The place of the value at a path, or of the nearest value that contains it. */
export function placeOf({ values }: JsonPlaces, path: string): Piece {
  const parts = path.split('.');
  for (; parts.length > 0; parts.pop()) {
    const found = values.get(parts.join('.'));
    if (found) return found;
  }
  return { from: 0, to: 0 };
}

/** Line and column of an offset, from 1. */
export function lineAndColumn(
  text: string,
  offset: number,
): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
