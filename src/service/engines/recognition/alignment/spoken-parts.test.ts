import { describe, expect, it } from 'vitest';
import { spokenParts } from './spoken-parts.ts';

const say = (written: string) =>
  spokenParts(written).map((forms) => forms.map((form) => form.join(' ')).join(' | '));

describe('the ways to speak a written word', () => {
  it('leaves out punctuation, capitals and accents', () => {
    expect(say('“Hello,')).toEqual(['hello']);
    expect(say('I’m')).toEqual(["i'm"]);
    expect(say('café.')).toEqual(['cafe']);
    expect(say("dogs'")).toEqual(['dogs']);
  });

  it('reads a number as a number, as a year and digit by digit', () => {
    expect(say('25')).toEqual(['twenty five | two five']);
    expect(say('1995')[0]?.split(' | ')).toEqual([
      'one thousand nine hundred ninety five',
      'one thousand nine hundred and ninety five',
      'a thousand nine hundred ninety five',
      'nineteen ninety five',
      'one nine nine five',
    ]);
    expect(say('1905')[0]?.split(' | ')).toContain('nineteen oh five');
    expect(say('007')[0]?.split(' | ')).toEqual(['zero zero seven', 'oh oh seven']);
  });

  it('groups large numbers in thousands and in lakhs', () => {
    const forms = say('250,000')[0]?.split(' | ');
    expect(forms).toContain('two hundred fifty thousand');
    expect(forms).toContain('two lakh fifty thousand');
  });

  it('reads decimals, ordinals and decades', () => {
    expect(say('3.5')).toEqual(['three point five']);
    expect(say('21st')).toEqual(['twenty first']);
    expect(say('1960s')[0]?.split(' | ')).toContain('nineteen sixties');
  });

  it('reads the currency after the number, with its cents', () => {
    expect(say('$5')[0]).toBe('five');
    expect(say('$5')[1]?.split(' | ')).toContain('dollars');
    const [whole, dollars, cents, name] = say('$5.25');
    expect(whole).toBe('five');
    expect(dollars?.split(' | ')).toContain('dollars and');
    expect(cents?.split(' | ')).toContain('twenty five');
    expect(name?.split(' | ')).toContain('cents');
  });

  it('reads capitals as a word or letter by letter', () => {
    expect(say('NASA')).toEqual(['nasa | n. a. s. a.']);
    expect(say('U.S.')).toEqual(['u. s.']);
    expect(say('PCs')[0]?.split(' | ')).toContain("p. c's");
  });

  it('splits a joined word into parts', () => {
    expect(say('well-known')).toEqual(['well', ' | to | minus | dash', 'known']);
    expect(say('10%')[1]).toBe('percent');
  });

  it('returns nothing for a word without English letters or signs', () => {
    expect(say('नमस्ते')).toEqual([]);
    expect(say('—')).toEqual([]);
    expect(say('')).toEqual([]);
  });
});
