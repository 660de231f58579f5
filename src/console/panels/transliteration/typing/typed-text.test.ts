import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterEdit, committedWordAt, commitWord, type TypedText, wordAt } from './typed-text.ts';

const textWithoutCommittedWords = (text: string, caret = text.length): TypedText => ({
  text,
  caret,
  committed: [],
});
const committedNamaste = commitWord(
  textWithoutCommittedWords('namaste'),
  { start: 0, end: 7 },
  { typed: 'namaste', replacement: 'नमस्ते', suggestions: ['नमस्ते', 'नमसते'] },
);

describe('the word at the caret', () => {
  it.each([
    ['namaste|', 'namaste'],
    ['nam|aste ji', 'namaste'],
    ['aap kai|', 'kai'],
    ['नमस्ते|', 'नमस्ते'],
    ['𑄌𑄋|', '𑄌𑄋'],
    ['a\u200cb|', 'a\u200cb'],
    ['|namaste', undefined],
    ['namaste |', undefined],
    ['12|', undefined],
  ])('the word at the caret is found in %s', (marked, expected) => {
    const caret = marked.indexOf('|');
    const text = marked.replace('|', '');
    const range = wordAt(text, caret);
    expect(range && text.slice(range.start, range.end)).toBe(expected);
  });
});

describe('a committed word', () => {
  it('a committed word replaces the typed word, with the caret after it', () => {
    expect(committedNamaste.text).toBe('नमस्ते');
    expect(committedNamaste.caret).toBe(committedNamaste.text.length);
    expect(committedWordAt(committedNamaste, committedNamaste.caret)?.typed).toBe('namaste');
  });

  it('a committed word stays committed when a space follows, and moves when text is inserted before it', () => {
    const spaced = afterEdit(committedNamaste, 'नमस्ते ', 7);
    expect(spaced.committed).toEqual(committedNamaste.committed);
    expect(afterEdit(spaced, 'a नमस्ते ', 2).committed).toMatchObject([{ start: 2, end: 8 }]);
  });

  it.each([
    ['grown', 'नमस्तेa', 7],
    ['shortened', 'नमस्त', 5],
    ['replaced', 'x', 1],
    ['emptied', '', 0],
  ])('a committed word is an ordinary word again once it is %s', (_, text, caret) => {
    expect(afterEdit(committedNamaste, text, caret).committed).toEqual([]);
  });

  it('the recorded position of a committed word stays correct, whatever is edited around it', () => {
    const edit = fc.record({
      at: fc.nat(30),
      remove: fc.nat(4),
      insert: fc.constantFrom('', ' ', 'a', 'ab c', 'न'),
    });
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        let typed: TypedText = afterEdit(committedNamaste, `${committedNamaste.text} `, 7);
        for (const { at, remove, insert } of edits) {
          const from = Math.min(at, typed.text.length);
          const text = typed.text.slice(0, from) + insert + typed.text.slice(from + remove);
          typed = afterEdit(typed, text, from + insert.length);
          expect(typed.text).toBe(text);
          for (const { start, end } of typed.committed) expect(text.slice(start, end)).toBe('नमस्ते');
        }
      }),
    );
  });
});
