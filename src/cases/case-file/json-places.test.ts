import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonPlaces, lineAndColumn, placeOf } from './json-places.ts';

const text = '{\n  "name": "a",\n  "list": [1, {"x\\u0041": -1.5e3}, []],\n  "none": {}\n}\n';
const pieceOf = (path: string) => {
  const { from, to } = placeOf(jsonPlaces(text), path);
  return text.slice(from, to);
};

describe('the places of values in a JSON text', () => {
  it('places are found by path, and the place of a member includes its name', () => {
    expect(pieceOf('name')).toBe('"name": "a"');
    expect(pieceOf('list.0')).toBe('1');
    expect(pieceOf('list.1.xA')).toBe('"x\\u0041": -1.5e3');
    expect(pieceOf('list.2')).toBe('[]');
    expect(pieceOf('none')).toBe('"none": {}');
  });

  it('the place of a missing value is that of the value around it', () => {
    expect(pieceOf('list.1.y.z')).toBe('{"x\\u0041": -1.5e3}');
    expect(pieceOf('unknown')).toBe('');
  });

  it('an offset is converted to a line and a column, both from 1', () => {
    expect(lineAndColumn(text, placeOf(jsonPlaces(text), 'list.1').from)).toEqual({ line: 3, column: 15 });
  });

  it.each([
    ['', 0],
    ['{"a": 1,}', 8],
    ['{"a": tru}', 6],
    ['{"a": 01}', 6],
    ['[1 2]', 3],
    ['{"a": "b\n"}', 6],
    ['{} {}', 3],
    ['{a: 1}', 1],
  ])('the first syntax error of %j is at offset %i', (broken, at) => {
    expect(() => JSON.parse(broken)).toThrow();
    expect(jsonPlaces(broken).errorAt).toBe(at);
  });

  it('a text has a syntax error exactly when JSON.parse fails', () => {
    const broken = fc
      .tuple(fc.json(), fc.nat(), fc.constantFrom('', '"', ',', '}', 'x', '0'))
      .map(
        ([json, at, put]) => json.slice(0, at % (json.length + 1)) + put + json.slice(at % (json.length + 1)),
      );
    fc.assert(
      fc.property(broken, (json) => {
        let isJson = true;
        try {
          JSON.parse(json);
        } catch {
          isJson = false;
        }
        expect(jsonPlaces(json).errorAt === undefined).toBe(isJson);
      }),
    );
  });

  it('reading a text that is nested too deeply for the stack does not throw', () => {
    expect(jsonPlaces('['.repeat(100_000)).values.size).toBe(0);
  });
});
