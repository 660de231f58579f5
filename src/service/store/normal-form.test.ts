import { describe, expect, it } from 'vitest';
import { endAsSentence, matchEnding, normalForm, normaliseText } from './normal-form.ts';

describe('the normal form of a sentence', () => {
  it.each([
    ['Thank you.', ' thank\u00a0 YOU !! '],
    ["It is ten o'clock.", 'It is ten o’clock'],
    ['क़लम', 'क़लम'],
    ['আপনি কেমন আছেন?', 'আপনি কেমন আছেন ?'],
    ['آپ کیسے ہیں؟', 'آپ کیسے ہیں'],
    ['നന്ദി.', '\u200cനന്ദി\u200d'],
  ])('the normal form is the same for %j and %j', (one, other) => {
    expect(normalForm(one)).toBe(normalForm(other));
  });

  it('differs for different sentences, and keeps text that is only punctuation', () => {
    expect(normalForm('Go on')).not.toBe(normalForm('Go'));
    expect(normalForm('?!')).toBe('?!');
    expect(normalForm('')).toBe('');
  });

  it('is computed quickly for a long run of punctuation marks', () => {
    expect(normalForm(`${'.'.repeat(100_000)}a${' .'.repeat(100_000)}`)).toHaveLength(100_001);
  });

  it('normaliseText keeps letter case and punctuation', () => {
    expect(normaliseText('  “Hello”,\n Asha. ')).toBe('"Hello", Asha.');
  });
});

describe('matching the final punctuation of a translation to the source', () => {
  it.each([
    ['Thank you', 'धन्यवाद।', 'धन्यवाद'],
    ['Thank you.', 'धन्यवाद।', 'धन्यवाद।'],
    ['Thank you!', 'धन्यवाद।', 'धन्यवाद।'],
    ['How are you', 'आप कैसे हैं?', 'आप कैसे हैं?'],
  ])('for the source %j, the translation %j becomes %j', (asked, translation, expected) => {
    expect(matchEnding(translation, asked)).toBe(expected);
  });
});

describe('a label used as a sentence', () => {
  it.each([
    ['Please wait.', 'Please wait', 'hi', 'रुकिए', 'रुकिए।'],
    ['Please wait!', 'Please wait', 'ta', 'காத்திருக்கவும்', 'காத்திருக்கவும்!'],
    ['Ready?', 'Ready', 'ur', 'تیار', 'تیار؟'],
    ['Please wait', 'Please wait', 'hi', 'रुकिए', 'रुकिए'],
    ['Please wait.', 'Please wait.', 'hi', 'रुकिए', 'रुकिए'],
    ['Please wait.', 'Please wait', 'hi', 'रुकिए!', 'रुकिए!'],
  ] as const)(
    'for the source %j and the label %j, the %s translation %j becomes %j',
    (source, label, to, translation, expected) => {
      expect(endAsSentence(translation, { source, label, to })).toBe(expected);
    },
  );
});
