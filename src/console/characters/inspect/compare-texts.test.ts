import { describe, expect, it } from 'vitest';
import { inspectTexts, relationOf } from './compare-texts.ts';
import { findConfusables } from './confusables.ts';
import { flag } from './inspection.ts';

describe('the relation of two texts', () => {
  it.each([
    ['same', 'नमस्ते', 'नमस्ते'],
    ['canonical', 'é', 'e\u0301'],
    ['canonical', '\u0958', 'क\u093c'],
    ['compatible', 'ﬁn', 'fin'],
    ['hidden', 'क\u094d\u200dष', 'क\u094dष'],
    ['hidden', 'می\u200cں', 'میں'],
    ['confusable', 'paypal', 'p\u0430yp\u0430l'],
    ['different', 'नमस्ते', 'नमस्कार'],
  ] as const)('the relation is %s for %j and %j', (relation, first, second) => {
    expect(relationOf(first, second)).toBe(relation);
    expect(relationOf(second, first)).toBe(relation);
  });
});

it('graphemes that the other text lacks are flagged', () => {
  const answer = inspectTexts({
    first: { text: 'कि ताब', locale: 'hi' },
    second: { text: 'की ताब', locale: 'hi' },
  });
  const expected = [flag.different, 0, 0, 0];
  expect([...answer.inspected.flags]).toEqual(expected);
  expect([...(answer.compared?.second.flags ?? [])]).toEqual(expected);
});

describe('confusable characters', () => {
  it('confusable characters are found in the script with fewer letters, whichever it is', () => {
    expect(findConfusables('see p\u0430ypal')).toEqual([5]);
    expect(findConfusables('\u043f\u0430\u043f\u0430 and \u043fa\u043f\u0430')).toEqual([10]);
  });

  it('confusable characters are found in every script of a word when none has most letters', () => {
    expect(findConfusables('\u0430a')).toEqual([0, 1]);
  });

  it('confusable characters include a digit that looks like a letter', () => {
    expect(findConfusables('g\u0966ogle')).toEqual([1]);
  });

  it('words in one script, or in two scripts that look different, have no confusable characters', () => {
    expect(findConfusables('мама मामा mama ۱۲۳ कंप्यूटरs 東京タワー')).toEqual([]);
  });
});
