import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differences, graphemesOf } from './differences.ts';

const textOf = (runs: readonly { text: string }[]) => runs.map(({ text }) => text).join('');
const ownOf = (runs: readonly { text: string; own: boolean }[]) =>
  runs.filter(({ own }) => own).map(({ text }) => text);

describe('the differences of two texts', () => {
  it('mark whole graphemes, never a vowel sign alone', () => {
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

  it('tell words apart that differ in a joiner only', () => {
    const { after } = differences('کیا ہے', 'کیا\u200c ہے', 'ur');
    expect(ownOf(after).join('')).toContain('\u200c');
  });

  it('leave a gap where the other text alone has something', () => {
    const { before, after } = differences('خان', 'خن', 'ur');
    expect(ownOf(before)).toEqual(['ا']);
    expect(after).toEqual([
      { text: 'خ', own: false },
      { text: '', own: false, gap: true },
      { text: 'ن', own: false },
    ]);
  });

  it('are none between equal texts', () => {
    const { before, after } = differences('ᱥᱟᱱᱛᱟᱲᱤ', 'ᱥᱟᱱᱛᱟᱲᱤ', 'sat');
    expect([...ownOf(before), ...ownOf(after)]).toEqual([]);
  });

  it('lose nothing, and what is not marked is alike', () => {
    const text = fc.array(fc.constantFrom('क', 'ि', 'ा', '्', 'त', ' ', 'a', '\u200d', 'ه', '👩‍👧'), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(text, text, (a, b) => {
        const { before, after } = differences(a.join(''), b.join(''), 'hi');
        expect(textOf(before)).toBe(a.join(''));
        expect(textOf(after)).toBe(b.join(''));
        const alike = (runs: typeof before) => textOf(runs.filter(({ own }) => !own));
        expect(alike(before)).toBe(alike(after));
      }),
    );
  });

  it('of long texts are those of their words, and nothing is lost or marked that is alike', () => {
    const word = fc.constantFrom('कविता', 'कवीता', 'घर', 'में', 'है।', 'ایک', 'two');
    const text = fc.array(word, { minLength: 100, maxLength: 160 }).map((all) => all.join(' '));
    fc.assert(
      fc.property(text, text, (a, b) => {
        const { before, after } = differences(a, b, 'hi');
        expect(textOf(before)).toBe(a);
        expect(textOf(after)).toBe(b);
        const alike = (runs: typeof before) => textOf(runs.filter(({ own }) => !own));
        expect(alike(before)).toBe(alike(after));
      }),
      { numRuns: 20 },
    );
    const long = 'यह कविता है। '.repeat(100);
    const { before, after } = differences(`${long}कविता`, `${long}कवीता`, 'hi');
    expect([ownOf(before), ownOf(after)]).toEqual([['वि'], ['वी']]);
  });

  it('of a hundred thousand characters that share nothing are all of them', () => {
    const [a, b] = ['ख'.repeat(100_000), 'ग'.repeat(100_000)];
    expect(differences(a, b, 'hi').before).toEqual([{ text: a, own: true }]);
  });

  it('cut a text of any length as the whole of it would be cut', () => {
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

  it('cut where the writing system allows it', () => {
    expect(graphemesOf('क्षमा', 'hi')).toEqual(['क्ष', 'मा']);
  });
});
