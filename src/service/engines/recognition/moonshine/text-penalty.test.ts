import { describe, expect, it } from 'vitest';
import { penaltyOf } from './text-penalty.ts';

const penaltyOfText = (text: string) =>
  penaltyOf(text.split(/(?= )/).map((token) => ({ text: token, probability: 0.9 })));

describe('the penalty of a recognised text', () => {
  it.each([
    'He was not an ill-disposed young man.',
    "Mr. Dashwood's sisters, aunts and mother-in-law",
    'Please call Meenakshi Krishnan in Indore by 9:30.',
    "Kolkata's trams",
    'No, no, no, no!',
    'Very good, very good.',
    '',
  ])('is 0 for %j', (text) => expect(penaltyOfText(text)).toBe(0));

  it('grows with each word that is neither in a dictionary nor a known name', () => {
    const one = penaltyOfText('He was not an old-sposed young man.');
    expect(one).toBeGreaterThan(0);
    expect(penaltyOfText('He was crudently old-sposed.')).toBeCloseTo(2 * one);
  });

  it('grows each time that a phrase of three words is repeated at once', () => {
    const once = penaltyOfText('The train is an hour late is an hour late.');
    expect(once).toBeGreaterThan(0);
    expect(penaltyOfText('The train is an hour late is an hour late is an hour late.')).toBeCloseTo(2 * once);
    expect(penaltyOfText('One of the trains is late, one of the buses is not.')).toBe(0);
  });
});
