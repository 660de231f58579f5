import { expect, it } from 'vitest';
import { engineList } from './engine-header.ts';

it('lists ids separated by commas, whatever characters they contain', () => {
  expect(engineList(['phrasebook', 'openai:gemma3:4b'])).toBe('phrasebook, openai:gemma3:4b');
  const odd = engineList(['openai:मॉडल', 'a,b c\r\nX: y', 'é']);
  expect(odd).toBe('openai:____, a_b_c__X:_y, _');
  expect(() => new Headers({ 'X-Engine': odd })).not.toThrow();
});
