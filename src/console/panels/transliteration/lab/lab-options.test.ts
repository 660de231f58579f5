import { describe, expect, it } from 'vitest';
import { defaultOptions, optionNames, TransliterationForm } from '../form/form.ts';
import { allTrials, optionSetsOf, trialsOf, withOption } from './lab-options.ts';

const form = (change: Partial<TransliterationForm> = {}) =>
  TransliterationForm.parse({ text: 'NASA', ...change });

describe('the two option sets of the lab', () => {
  it('the two option sets are equal at first', () => {
    const [first, second] = optionSetsOf(form({ domain: 'medical', suggestions: 3 }));
    expect(second).toEqual(first);
    expect(first).toEqual({ ...defaultOptions, domain: 'medical', suggestions: 3 });
  });

  it('the two option sets are changed independently', () => {
    const one = form({ domain: 'medical' });
    const two = { ...one, ...withOption(one, 'second', { convertNumber: 'words' }) };
    expect(two.second).toEqual({ convertNumber: 'words' });
    const three = { ...two, ...withOption(two, 'first', { domain: 'bfsi' }) };
    const [first, second] = optionSetsOf(three);
    expect(first.domain).toBe('bfsi');
    expect(second).toEqual({ ...defaultOptions, domain: 'medical', convertNumber: 'words' });
  });

  it('two option sets that are equal again store no difference', () => {
    const one = { ...form(), ...withOption(form(), 'second', { abbreviate: false }) };
    expect({ ...one, ...withOption(one, 'first', { abbreviate: false }) }.second).toEqual({});
    expect({ ...one, ...withOption(one, 'second', { abbreviate: true }) }.second).toEqual({});
  });
});

describe('trials of an option', () => {
  it.each(optionNames)('a trial changes only the option %s, to a value other than its default', (option) => {
    for (const { set } of trialsOf(form(), option)) {
      expect(Object.keys(set)).toEqual([option]);
      expect(set[option]).not.toBe(defaultOptions[option]);
    }
    expect(trialsOf(form(), option).length).toBeGreaterThan(0);
  });

  it('there is a trial for every value of convertNumber', () => {
    expect(trialsOf(form(), 'convertNumber').map(({ set }) => set.convertNumber)).toEqual([
      'local',
      'words',
      'roman',
    ]);
  });

  it('there is a trial for each value in the two sets that is not the default', () => {
    const chosen = form({ domain: 'bfsi', second: { domain: 'food' } });
    expect(trialsOf(chosen, 'domain').map(({ set }) => set.domain)).toEqual(['bfsi', 'food']);
    expect(allTrials(chosen)).toHaveLength(optionNames.length + 3);
  });
});
