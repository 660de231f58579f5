import { describe, expect, it } from 'vitest';
import { localLimits } from '#contract/limits.ts';
import { countInput, countInputInSteps } from './input-limits.ts';

const { strings, charactersPerString, jsonBytes } = localLimits;
const overLimits = (input: readonly string[]) => countInput(input).over;

describe('limits of the input', () => {
  it('the limits accept exactly the allowed number and length of strings', () => {
    expect(overLimits(Array.from({ length: strings }, () => 'a'))).toEqual([]);
    expect(overLimits(['𑄌'.repeat(charactersPerString)])).toEqual([]);
  });

  it('too many strings are reported', () => {
    expect(overLimits(Array.from({ length: strings + 1 }, () => 'a'))).toEqual([
      { limit: 'strings', counted: strings + 1, allowed: strings },
    ]);
  });

  it('the first string that is too long is reported, with its length in characters', () => {
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

  it('a request that is too large is reported', () => {
    const [over] = overLimits(Array.from({ length: 1200 }, () => 'क'.repeat(3000)));
    expect(over).toMatchObject({ limit: 'jsonBytes', allowed: jsonBytes });
    expect(over?.counted).toBeGreaterThan(jsonBytes);
  });

  it.each([
    ['the maximum size', 0, []],
    ['one byte too many', 1, [{ limit: 'jsonBytes', counted: jsonBytes + 1, allowed: jsonBytes }]],
  ])('the size limit counts the bytes of the actual request, here one with %s', (_, more, over) => {
    const size = (data: string[]) => new TextEncoder().encode(JSON.stringify({ data })).length;
    const lines = Array.from({ length: 800 }, () => '"\u0001é\n'.repeat(1000));
    const last = 'a'.repeat(jsonBytes - size([...lines, '']) + more);
    expect(overLimits([...lines, last]).filter(({ limit }) => limit === 'jsonBytes')).toEqual(over);
  });
});

describe('counting strings and characters', () => {
  it('counts characters, the longest string and invisible characters', () => {
    const facts = { characters: 5, longest: 3, invisible: 1, over: [] };
    expect(countInput(['𑄌𑄌', 'a\u200db', ''])).toEqual(facts);
  });

  it('gives the same counts when it pauses between pieces', () => {
    const long = 'क'.repeat(charactersPerString + 2);
    const lines = Array.from({ length: strings + 5 }, () => 'a\u00a0string');
    const all = [...lines, long, ...lines, `${long}a`];
    const counting = countInputInSteps(all);
    let pauses = 0;
    let step = counting.next();
    for (; !step.done; step = counting.next()) pauses++;
    expect(pauses).toBeGreaterThan(2);
    expect(step.value).toEqual({
      characters: 16 * lines.length + 2 * long.length + 1,
      longest: long.length + 1,
      invisible: 2 * lines.length,
      over: [
        { limit: 'strings', counted: all.length, allowed: strings },
        {
          limit: 'charactersPerString',
          counted: long.length,
          allowed: charactersPerString,
          string: lines.length + 1,
        },
      ],
    });
  });
});
