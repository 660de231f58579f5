import { describe, expect, it } from 'vitest';
import { countCharacters, stringsOf } from './strings.ts';

describe('splitting a text into strings, one per line', () => {
  it('trims the lines and skips blank ones', () => {
    expect(stringsOf('one\r\n\n  two  \n \nதமிழ்\n')).toEqual(['one', 'two', 'தமிழ்']);
  });

  it('returns no strings for an empty text', () => {
    expect(stringsOf(' \n\n')).toEqual([]);
  });
});

describe('counting characters', () => {
  it('counts code points, not UTF-16 units', () => {
    expect(countCharacters(['abc', 'नमस्ते', '𑄌'])).toBe(3 + 6 + 1);
    expect(countCharacters(['\ud800', 'a\udc00\ud800', '👍👍'])).toBe(1 + 3 + 2);
  });
});
