import { describe, expect, it } from 'vitest';
import { localLimits } from '#contract/limits.ts';
import { overLimits } from './input-limits.ts';

const { strings, charactersPerString, jsonBytes } = localLimits;

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
});
