import { expect, it } from 'vitest';
import { emptyForm, readForm, recipes } from './engine-form.ts';

it('the address of each recipe is valid', () => {
  for (const kind of ['libretranslate', 'openai'] as const) {
    expect(readForm({ ...emptyForm, kind, ...recipes[kind].form })).toHaveProperty('address');
  }
});

it('spaces around the address are dropped; a model name is kept only for a chat model', () => {
  const form = { ...emptyForm, baseUrl: ' http://127.0.0.1:5000 ', model: 'left over' };
  expect(readForm(form)).toEqual({ address: { kind: 'libretranslate', baseUrl: 'http://127.0.0.1:5000' } });
});

it.each([
  ['address', { baseUrl: '127.0.0.1:5000' }],
  ['address', { baseUrl: '' }],
  ['model', { kind: 'openai', model: ' ' }],
  ['key', { apiKey: 'चाबी' }],
] as const)('names the field %s when it is invalid', (problem, change) => {
  expect(readForm({ ...emptyForm, baseUrl: 'http://127.0.0.1:1', ...change })).toEqual({ problem });
});
