import { expect, it } from 'vitest';
import type { WordRoute } from '#contract/local/explanations.ts';
import { groupsOf } from './word-groups.ts';

const route = (input: string, layer: WordRoute['layer'], exception?: string): WordRoute => ({
  input,
  outputs: [input],
  layer,
  ...(exception && { exception }),
});

it('groups the words of a string by the layer that spelled them, and separates custom exceptions from built-in ones', () => {
  expect(
    groupsOf([
      route('market', 'lexicon'),
      route('Zorbek', 'exception', '7'),
      route('ltd', 'exception', 'built-in-hi-ltd'),
      route('road', 'lexicon'),
      route('market', 'lexicon'),
    ]),
  ).toEqual([
    { layer: 'lexicon', words: [{ text: 'market' }, { text: 'road' }] },
    { layer: 'own', words: [{ text: 'Zorbek', exception: '7' }] },
    { layer: 'builtIn', words: [{ text: 'ltd', exception: 'built-in-hi-ltd' }] },
  ]);
});
