import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AlignmentStep, align } from './align.ts';
import { cutInEqualRuns } from './cut-steps.ts';
import { defaultErrorRateOptions, errorRate } from './error-rate.ts';

const stepsOf = (kinds: readonly AlignmentStep['kind'][]): AlignmentStep[] =>
  kinds.map((kind, at) => {
    if (kind === 'deleted') return { kind, before: at };
    return kind === 'inserted' ? { kind, after: at } : { kind, before: at, after: at };
  });

describe('cutting an alignment within runs of equal words', () => {
  it('cuts in the middle of eight equal words, but not of seven', () => {
    const around = (equal: number) =>
      stepsOf(['deleted', ...Array<AlignmentStep['kind']>(equal).fill('same'), 'substituted']);
    expect(cutInEqualRuns(around(8)).map((part) => part.length)).toEqual([5, 5]);
    expect(cutInEqualRuns(around(7))).toHaveLength(1);
  });

  it('keeps every step of the alignment, in parts of at most 400 steps', () => {
    const kind = fc.constantFrom<AlignmentStep['kind'][]>('same', 'substituted', 'deleted', 'inserted');
    const stretch = fc
      .tuple(kind, fc.nat(900))
      .map(([one, count]) => Array<AlignmentStep['kind']>(count).fill(one));
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 12 }), (stretches) => {
        const steps = stepsOf(stretches.flat());
        const parts = cutInEqualRuns(steps);
        expect(parts.flat()).toEqual(steps);
        for (const part of parts) expect(part.length).toBeLessThanOrEqual(400);
      }),
    );
  });
});

describe('counting character errors of a long text part by part', () => {
  it('counting in parts finds as few errors as counting the whole text, even if a fifth of its words differ', () => {
    const word = fc.stringMatching(/^[a-h]{2,7}$/);
    const change = fc.oneof(
      { weight: 8, arbitrary: fc.constant('keep' as const) },
      { weight: 1, arbitrary: fc.constant('drop' as const) },
      { weight: 1, arbitrary: fc.constant('end' as const) },
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(word, change), { minLength: 200, maxLength: 600 }), (pairs) => {
        const reference = pairs.map(([text]) => text).join(' ');
        const hypothesis = pairs
          .flatMap(([text, what]) => (what === 'drop' ? [] : [what === 'end' ? `${text.slice(1)}x` : text]))
          .join(' ');
        const { characters } = errorRate({
          reference,
          hypothesis,
          comparison: { ...defaultErrorRateOptions, sameSpellings: false },
          locale: 'en',
        });
        const whole = align([...reference], [...hypothesis]).filter(({ kind }) => kind !== 'same').length;
        expect(characters.substituted + characters.deleted + characters.inserted).toBe(whole);
        expect(characters.reference).toBe(reference.length);
      }),
      { numRuns: 20 },
    );
  });
});
