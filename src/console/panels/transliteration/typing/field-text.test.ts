import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeBetween } from './field-text.ts';

describe('the change between two texts', () => {
  it('the change covers only the word that was replaced', () => {
    expect(changeBetween('aap kaise ', 'aap कैसे ')).toEqual({ start: 4, end: 9, text: 'कैसे' });
  });

  it('the change never splits a surrogate pair', () => {
    expect(changeBetween('a👍b', 'a👎b')).toEqual({ start: 1, end: 3, text: '👎' });
    expect(changeBetween('🐍', '👍')).toEqual({ start: 0, end: 2, text: '👍' });
  });

  it('the change never splits a conjunct', () => {
    expect(changeBetween('यह नमस्ते है', 'यह नमस्ट है')).toEqual({ start: 5, end: 9, text: 'स्ट' });
  });

  it('the change transforms the first text into the second', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', ' ', 'क', 'स्ते', 'स्ट', '्', '👍', '👎', '🐍'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const change = changeBetween(before, after);
        expect(before.slice(0, change.start) + change.text + before.slice(change.end)).toBe(after);
        // Does not contain half of a surrogate pair.
        expect(change.text).not.toMatch(/\p{Cs}/u);
      }),
    );
  });
});
