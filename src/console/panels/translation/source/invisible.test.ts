import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '#testing/samples.ts';
import { countInvisible } from './invisible.ts';
import { splitAtInvisible } from './split-at-invisible.ts';

const namesOfInvisible = (text: string) => splitAtInvisible(text).flatMap(({ name }) => name ?? []);

describe('splitting a text at its invisible characters', () => {
  it.each([
    ['क्\u200dष and क्\u200cष', ['ZWJ', 'ZWNJ']],
    ['a\u00a0b\tc\u00ad', ['NBSP', 'TAB', 'SHY']],
    ['\ufeffa\u200f\u202e\u0007', ['BOM', 'RLM', 'U+202E', 'U+0007']],
    ['plain\r\ntext, two lines', []],
  ])('finds in %j the characters %j', (text, expected) => {
    expect(namesOfInvisible(text)).toEqual(expected);
    expect(countInvisible(text)).toBe(expected.length);
  });

  it('gives pieces that join to the text again', { tags: 'slow' }, () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        expect(
          splitAtInvisible(text)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
