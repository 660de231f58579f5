import { describe, expect, it } from 'vitest';
import { isWellFormed, splitIntoUnits } from './script-grammar.ts';

describe('the grammar of the scripts', () => {
  it.each([
    'विद्यार्थी',
    'क़लम',
    'हूँ',
    'অ্যাকসেল',
    'সৎ',
    'ਪੰਜਾਬ',
    'ਪੱਕਾ',
    'பாரதி',
    'ఎస్ఆర్',
    'ಬೆಂಗಳೂರು',
    'അവൻ',
    'ଭାରତ',
    'ꯃꯤꯇꯩ',
    'ꯑꯦꯝꯐꯤꯇ꯭ꯔꯥꯢ',
    'پاکستان',
    'اڀرندا',
    'بُلبُل',
    'ल्हासा',
    'न्याय',
    'म्हणून',
    'শ্রী',
    'க்ரீம்',
  ])('%s is a possible word', (word) => {
    expect(isWellFormed(word)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['a vowel sign without a consonant', 'ीवर'],
    ['two vowel signs', 'हिालदार'],
    ['a vowel sign after a vowel', 'अाई'],
    ['a virama after a vowel sign', 'गु्द्रा'],
    ['a vowel sign after a virama', 'कान्फ्ैड'],
    ['a vowel after a virama in a script that hides it', 'र्इचोक'],
    ['two nasal signs', 'डिफेंंस'],
    ['a vowel sign after a nasal sign', 'ठूंॅसकर'],
    ['a doubling sign at the end', 'ਪੱ'],
    ['a chillu letter at the start', 'ർപ്പ'],
    ['a vowel sign after a lonsum letter', 'ꯁꯛꯤ'],
    ['two marks on one letter', 'بَُ'],
    ['a stop after an r at the start', 'ர்பன்'],
    ['a sibilant after an n at the start', 'न्सार'],
    ['a digit', 'ভ২'],
    ['a Latin letter', 'कa'],
  ])('%s is not a possible word: "%s"', (_, word) => {
    expect(isWellFormed(word)).toBe(false);
  });

  it('a unit is a consonant with its nukta and virama, a vowel or a sign', () => {
    expect(splitIntoUnits('क़िस्मत')).toEqual(['क़', 'ि', 'स्', 'म', 'त']);
    expect(splitIntoUnits('অ্যাপ')).toEqual(['অ্যা', 'প']);
    expect(splitIntoUnits('دوست')).toEqual(['د', 'و', 'س', 'ت']);
  });
});
