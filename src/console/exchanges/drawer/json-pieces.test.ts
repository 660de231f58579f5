import { describe, expect, it } from 'vitest';
import { jsonPieces, prettyJson } from './json-pieces.ts';

describe('splitting JSON text into pieces', () => {
  const text = '{"data":["नमस्ते","a \\"b\\": c"],"n":2,"ok":true}';

  it('gives pieces that join to the original text', () => {
    for (const source of [text, prettyJson(text), '', 'not JSON "at all', '<html>']) {
      expect(
        jsonPieces(source)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(source);
    }
  });

  it('distinguishes keys from string values', () => {
    const kinds = jsonPieces(text).filter((piece) => piece.kind !== 'other');
    expect(kinds.map(({ kind, text: found }) => ({ kind, text: found }))).toEqual([
      { kind: 'key', text: '"data":' },
      { kind: 'string', text: '"नमस्ते"' },
      { kind: 'string', text: '"a \\"b\\": c"' },
      { kind: 'key', text: '"n":' },
      { kind: 'key', text: '"ok":' },
    ]);
  });

  it('returns text that is not JSON unchanged', () => {
    expect(prettyJson('<html>')).toBe('<html>');
  });
});

describe('keys of string values', () => {
  it('a string value comes with its key, so that a language code can select the font', () => {
    const strings = jsonPieces(
      '{"outStrings":{"ur":"سلام","hi":"नमस्ते"},"list":["a","b"],"n":[["c"],"d"]}',
    ).filter((piece) => piece.kind === 'string');
    expect(strings.map((piece) => piece.under)).toEqual(['ur', 'hi', 'list', 'list', undefined, undefined]);
  });
});
