import { describe, expect, it } from 'vitest';
import { politeWordings } from './polite-wordings.ts';

describe('the polite wordings of a request', () => {
  it.each([
    ['Could you please call a taxi?', 'call a taxi?'],
    ['Please could you help me?', 'help me?'],
    ['Call a taxi', 'please Call a taxi'],
    ['Could we see the menu?', 'can i see the menu please'],
    ["I'd like to return this shirt.", 'i want to return this shirt.'],
    ['I want tea', 'i would like tea'],
    ['Have you got this in blue?', 'do you have this in blue?'],
  ])('the polite wordings of "%s" include "%s"', (request, wording) => {
    expect(politeWordings(request, 'en')).toContain(wording);
  });

  it('an obligation is not treated as a wish', () => {
    expect(politeWordings('I have to work', 'en')).toEqual(['please I have to work']);
  });

  it('polite wordings exist only for English', () => {
    expect(politeWordings('Please wait', 'hi')).toEqual([]);
  });
});
