import { describe, expect, it } from 'vitest';
import type { SegmentRoute } from '#contract/local/explanations.ts';
import { servingStep, stepsOf } from './explanation-steps.ts';

const route = (change: Partial<SegmentRoute>): SegmentRoute => ({
  segment: 'Hello.',
  output: 'नमस्ते।',
  route: 'lookup',
  apiStatus: 2,
  ...change,
});
const allFlagsOn = { enableLookup: true, enableNmt: true };
const allFlagsOff = { enableLookup: false, enableNmt: false };

describe('the steps of a segment', () => {
  it.each([
    ['no-engine', -2, 'nmtNoEngine'],
    ['failed', -2, 'nmtFailed'],
    ['timed-out', -2, 'nmtTimedOut'],
  ] as const)(
    'the steps include the reason why NMT did not serve the segment: %s',
    (nmt, apiStatus, step) => {
      expect(stepsOf(route({ route: 'transliteration', apiStatus, nmt }), allFlagsOn)).toEqual([
        'lookupMiss',
        step,
        'transliterated',
      ]);
    },
  );

  it('the steps of a segment that was returned unchanged include the missing engine', () => {
    expect(stepsOf(route({ route: 'none', apiStatus: -4, nmt: 'no-engine' }), allFlagsOn)).toContain(
      'nmtNoEngine',
    );
  });

  it.each([
    ['empty', 'empty'],
    ['no-letters', 'noLetters'],
    ['same-language', 'sameLanguage'],
    ['kept', 'onlyKept'],
  ] as const)('the steps say why there was nothing to do: %s', (nothingToDo, step) => {
    expect(stepsOf(route({ route: 'none', apiStatus: -2, nothingToDo }), allFlagsOn)).toEqual([step]);
  });

  it.each([
    ['lookup', 2, allFlagsOn, ['lookupHit']],
    ['template', 2, allFlagsOn, ['templateHit']],
    ['nmt', 3, allFlagsOn, ['lookupMiss', 'nmt']],
    ['nmt', 3, { ...allFlagsOn, enableLookup: false }, ['lookupOff', 'nmt']],
    ['transliteration', -2, allFlagsOn, ['lookupMiss', 'nmtUnserved', 'transliterated']],
    ['transliteration', 10, allFlagsOff, ['lookupOff', 'nmtOff', 'transliterated']],
    ['none', -4, allFlagsOn, ['lookupMiss', 'nmtFailed', 'returned']],
    ['none', -5, allFlagsOn, ['lookupMiss', 'nmtTimedOut', 'returned']],
    ['none', -7, allFlagsOn, ['returned']],
  ] as const)('the steps of a segment with route %s and status %i', (name, apiStatus, flags, steps) => {
    expect(stepsOf(route({ route: name, apiStatus }), flags)).toEqual(steps);
    expect(servingStep(route({ route: name, apiStatus }), flags)).toBe(steps.at(-1));
  });
});
