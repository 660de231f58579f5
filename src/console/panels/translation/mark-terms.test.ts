import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '#testing/samples.ts';
import { markTerms } from './mark-terms.ts';

const foundTerms = (text: string, terms: readonly string[], wholeWords = true) =>
  markTerms(text, terms, { wholeWords }).flatMap((piece) => (piece.found ? piece.text : []));

describe('marking masked terms', () => {
  it.each([
    [['Acme'], 'Acme and Acme.', ['Acme', 'Acme']],
    [['Acme'], 'acme, AcmeX, XAcme, Acme2', []],
    [['Delhi', 'New Delhi'], 'From New Delhi to Delhi', ['New Delhi', 'Delhi']],
    [['C++', '.NET'], 'Learn C++ and .NET', ['C++', '.NET']],
    [['a.b', '', ' '], 'a.b but not axb', ['a.b']],
    [['کتاب', 'भीम'], 'کتاب\u200cیں, भीमा, भीम', ['भीम']],
    [[], 'Acme', []],
  ])('finds the terms %j in %j as whole words', (terms, text, expected) => {
    expect(foundTerms(text, terms)).toEqual(expected);
  });

  it('finds a term in an output with a suffix attached', () => {
    expect(foundTerms('பெங்களூருக்கு', ['பெங்களூரு'], false)).toEqual(['பெங்களூரு']);
  });

  it('in an output, finds a term only at the start of a word, and a Latin one without Latin ending', () => {
    expect(foundTerms('एक किताब, क', ['क'], false)).toEqual(['क', 'क']);
    expect(foundTerms('एक केला', ['क'], false)).toEqual(['क']);
    expect(foundTerms('OTP, OTPs और ओटीपी', ['OTP'], false)).toEqual(['OTP']);
    expect(foundTerms('OTPக்கு', ['OTP'], false)).toEqual(['OTP']);
  });

  it('splits a text into pieces that join to the text again', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: anyCharacter }),
        fc.array(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 3 }),
        fc.boolean(),
        (text, terms, wholeWords) => {
          const pieces = markTerms(text, terms, { wholeWords });
          expect(pieces.map((piece) => piece.text).join('')).toBe(text);
          for (const { text: piece, start } of pieces) expect(text.startsWith(piece, start)).toBe(true);
        },
      ),
    );
  });
});
