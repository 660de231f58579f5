import { expect, it } from 'vitest';
import { confidencesOf } from './confidence.ts';

const sure = { probability: 0.99, misfit: 0.6 };

it('the confidence is high for a probable word that fits its sound, among other such words', () => {
  for (const conf of confidencesOf([sure, sure, sure])) expect(conf).toBeGreaterThan(0.9);
});

it('the confidence is low for an improbable word, for one that does not fit its sound, and for their neighbours', () => {
  const [before = 0, improbable = 1] = confidencesOf([sure, { probability: 0.3, misfit: 0.6 }, sure]);
  const [alone = 0] = confidencesOf([sure, sure, sure]);
  expect(improbable).toBeLessThan(0.8);
  expect(before).toBeLessThan(alone);
  const [, poorFit = 1] = confidencesOf([sure, { probability: 0.99, misfit: 2.4 }, sure]);
  const [, unfound = 1] = confidencesOf([sure, { probability: 0.99, misfit: undefined }, sure]);
  expect(poorFit).toBeLessThan(alone);
  expect(unfound).toBeLessThan(poorFit);
});

it('the confidence stays between 0 and 1 for any probability', () => {
  for (const probability of [0, 1]) {
    const [conf = Number.NaN] = confidencesOf([{ probability, misfit: 0 }]);
    expect(conf).toBeGreaterThan(0);
    expect(conf).toBeLessThan(1);
  }
  expect(confidencesOf([])).toEqual([]);
});
