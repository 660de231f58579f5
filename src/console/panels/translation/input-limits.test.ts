import { describe, expect, it } from 'vitest';
import { localLimits } from '#contract/limits.ts';
import { countInput, countLongInput } from './input-limits.ts';

const { strings, charactersPerString, jsonBytes } = localLimits;
const overLimits = (input: readonly string[]) => countLongInput(input).over;

describe('limits of the input', () => {
  it('are kept by as many strings, as long as allowed', () => {
    expect(overLimits(Array.from({ length: strings }, () => 'a'))).toEqual([]);
    expect(overLimits(['𑄌'.repeat(charactersPerString)])).toEqual([]);
  });

  it('are told when there are too many strings', () => {
    expect(overLimits(Array.from({ length: strings + 1 }, () => 'a'))).toEqual([
      { limit: 'strings', counted: strings + 1, allowed: strings },
    ]);
  });

  it('are told for the first string that is too long, in characters', () => {
    const long = '𑄌'.repeat(charactersPerString + 1);
    expect(overLimits(['a', long, long])).toEqual([
      {
        limit: 'charactersPerString',
        counted: charactersPerString + 1,
        allowed: charactersPerString,
        string: 2,
      },
    ]);
  });

  it('are told when the request is too large', () => {
    const [over] = overLimits(Array.from({ length: 1200 }, () => 'क'.repeat(3000)));
    expect(over).toMatchObject({ limit: 'jsonBytes', allowed: jsonBytes });
    expect(over?.counted).toBeGreaterThan(jsonBytes);
  });

  it.each([
    ['as many bytes as allowed', 0, []],
    ['one more', 1, [{ limit: 'jsonBytes', counted: jsonBytes + 1, allowed: jsonBytes }]],
  ])('are weighed as the request will be: %s', (_, more, over) => {
    const size = (data: string[]) => new TextEncoder().encode(JSON.stringify({ data })).length;
    const lines = Array.from({ length: 800 }, () => '"\u0001é\n'.repeat(1000));
    const last = 'a'.repeat(jsonBytes - size([...lines, '']) + more);
    expect(overLimits([...lines, last]).filter(({ limit }) => limit === 'jsonBytes')).toEqual(over);
  });
});

describe('what is counted of strings', () => {
  it('are characters, the longest string, and what is not seen', () => {
    const facts = { characters: 5, longest: 3, invisible: 1, over: [] };
    expect(countInput(['𑄌𑄌', 'a\u200db', ''])).toEqual(facts);
    expect(countLongInput(['𑄌𑄌', 'a\u200db', ''])).toEqual(facts);
  });

  it('are the same in one go and piece by piece', () => {
    const long = 'क'.repeat(charactersPerString + 2);
    const lines = Array.from({ length: strings + 5 }, (_, line) => `${line}\u00a0string`);
    const all = [...lines, long, ...lines, `${long}a`];
    expect(countLongInput(all)).toEqual(countInput(all));
  });
});
