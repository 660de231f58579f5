import { describe, expect, it } from 'vitest';
import { countCharacters, stringsOf } from './strings.ts';

describe('strings, one a line', () => {
  it('are trimmed, without blank lines', () => {
    expect(stringsOf('one\r\n\n  two  \n \nதமிழ்\n')).toEqual(['one', 'two', 'தமிழ்']);
  });

  it('are none for an empty text', () => {
    expect(stringsOf(' \n\n')).toEqual([]);
  });
});

describe('characters', () => {
  it('are code points', () => {
    expect(countCharacters(['abc', 'नमस्ते', '𑄌'])).toBe(3 + 6 + 1);
    expect(countCharacters(['\ud800', 'a\udc00\ud800', '👍👍'])).toBe(1 + 3 + 2);
  });
});
