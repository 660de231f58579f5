import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differences } from './differences.ts';
import { graphemesOf } from './graphemes.ts';

const textOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('');
const ownTexts = (parts: readonly { text: string; own: boolean }[]) =>
  parts.filter(({ own }) => own).map(({ text }) => text);

describe('comparing two texts', () => {
  it('marks whole graphemes, never a vowel sign alone', () => {
    expect(differences('कविता', 'कवीता', 'hi')).toEqual({
      before: [
        { text: 'क', own: false },
        { text: 'वि', own: true },
        { text: 'ता', own: false },
      ],
      after: [
        { text: 'क', own: false },
        { text: 'वी', own: true },
        { text: 'ता', own: false },
      ],
    });
  });

  it('distinguishes words that differ only in a joiner', () => {
    const { after } = differences('کیا ہے', 'کیا\u200c ہے', 'ur');
    expect(ownTexts(after).join('')).toContain('\u200c');
  });

  it('returns an empty part where a text lacks what the other has', () => {
    const { before, after } = differences('خان', 'خن', 'ur');
    expect(ownTexts(before)).toEqual(['ا']);
    expect(after).toEqual([
      { text: 'خ', own: false },
      { text: '', own: false, gap: true },
      { text: 'ن', own: false },
    ]);
  });

  it('finds no differences between equal texts', () => {
    const { before, after } = differences('ᱥᱟᱱᱛᱟᱲᱤ', 'ᱥᱟᱱᱛᱟᱲᱤ', 'sat');
    expect([...ownTexts(before), ...ownTexts(after)]).toEqual([]);
  });

  it('keeps both texts complete, and all unmarked parts equal', () => {
    const text = fc.array(fc.constantFrom('क', 'ि', 'ा', '्', 'त', ' ', 'a', '\u200d', 'ه', '👩‍👧'), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(text, text, (a, b) => {
        const { before, after } = differences(a.join(''), b.join(''), 'hi');
        expect(textOf(before)).toBe(a.join(''));
        expect(textOf(after)).toBe(b.join(''));
        const alike = (parts: typeof before) => textOf(parts.filter(({ own }) => !own));
        expect(alike(before)).toBe(alike(after));
      }),
    );
  });

  it('compares long texts word by word, without marking anything that is equal', () => {
    const word = fc.constantFrom('कविता', 'कवीता', 'घर', 'में', 'है।', 'ایک', 'two');
    const text = fc.array(word, { minLength: 100, maxLength: 160 }).map((all) => all.join(' '));
    fc.assert(
      fc.property(text, text, (a, b) => {
        const { before, after } = differences(a, b, 'hi');
        expect(textOf(before)).toBe(a);
        expect(textOf(after)).toBe(b);
        const alike = (parts: typeof before) => textOf(parts.filter(({ own }) => !own));
        expect(alike(before)).toBe(alike(after));
      }),
      { numRuns: 20 },
    );
    const long = 'यह कविता है। '.repeat(100);
    const { before, after } = differences(`${long}कविता`, `${long}कवीता`, 'hi');
    expect([ownTexts(before), ownTexts(after)]).toEqual([['वि'], ['वी']]);
  });

  it('marks both texts entirely when a hundred thousand characters have nothing in common', () => {
    const [a, b] = ['ख'.repeat(100_000), 'ग'.repeat(100_000)];
    expect(differences(a, b, 'hi').before).toEqual([{ text: a, own: true }]);
  });

  it('finds the same graphemes whether a text is segmented in parts or as a whole', () => {
    const piece = fc.constantFrom(
      'क',
      'ि',
      '्',
      'ष',
      ' ',
      '\r\n',
      'a',
      '\u0301',
      '\u200d',
      '🇮🇳',
      '👩‍👧',
      '🏽',
      '👍',
    );
    fc.assert(
      fc.property(fc.array(piece, { minLength: 400, maxLength: 1500 }), (pieces) => {
        const text = pieces.join('');
        const whole = new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(text);
        expect(graphemesOf(text, 'hi')).toEqual(Array.from(whole, ({ segment }) => segment));
      }),
      { numRuns: 30 },
    );
    const marks = `a${'\u0301'.repeat(3000)}b`;
    expect(graphemesOf(marks, 'en')).toEqual([marks.slice(0, -1), 'b']);
  });

  it('does not split a conjunct into several graphemes', () => {
    expect(graphemesOf('क्षमा', 'hi')).toEqual(['क्ष', 'मा']);
  });
});
