import { expect, it } from 'vitest';
import type { Explanation } from '#contract/local/explanations.ts';
import { createExplanationStore } from './explanations.ts';

const explanation = (id: string, strings: number): Explanation => ({
  function: 'localization',
  id,
  uuid: id,
  strings: Array.from({ length: strings }, (_, index) => ({
    inString: `${index}`,
    targets: { hi: [{ segment: `${index}`, output: `${index}`, route: 'none', apiStatus: -2 }] },
  })),
});

it('drops the oldest explanations when their total size is too large', () => {
  const explanations = createExplanationStore(20);
  for (const id of ['a', 'b', 'c', 'd']) explanations.keep(explanation(id, 3));
  expect(['a', 'b', 'c', 'd'].map((id) => explanations.find(id)?.id)).toEqual([
    undefined,
    undefined,
    'c',
    'd',
  ]);
});

it('counts the words of transliterations', () => {
  const words = [{ input: 'a', outputs: ['ए'], layer: 'letters' as const }];
  const explanations = createExplanationStore(20);
  for (const id of ['a', 'b', 'c', 'd']) {
    const strings = Array.from({ length: 4 }, () => ({ inString: 'a', words }));
    explanations.keep({ function: 'transliteration', id, strings });
  }
  expect(['a', 'b', 'c', 'd'].map((id) => explanations.find(id)?.id)).toEqual([
    undefined,
    undefined,
    'c',
    'd',
  ]);
});

it('keeps the newest explanation regardless of its size', () => {
  const explanations = createExplanationStore(20);
  explanations.keep(explanation('small', 1));
  explanations.keep(explanation('large', 1000));
  expect([explanations.find('small')?.id, explanations.find('large')?.id]).toEqual([undefined, 'large']);
});
