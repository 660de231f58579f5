import { describe, expect, it } from 'vitest';
import { profanity } from '../phrasebook/profanity.ts';
import { createProfanityFilter } from './profanity.ts';

const filter = createProfanityFilter({
  words: ['damn', 'चूतिया', 'bloody hell', 'dick'],
  allowed: ['Dick Francis', 'damns'],
});

describe('the profanity filter', () => {
  it.each([
    ['Damn, DAMN!', '****, ****!'],
    ["damn's", '******'],
    ['damns', 'damns'],
    ['damnation, goddamn', 'damnation, goddamn'],
    ['Bloody  hell is one, bloody is not', '******  **** is one, bloody is not'],
    ['I read Dick Francis, dick', 'I read Dick Francis, ****'],
    ['क्या चूतिया है', 'क्या ***** है'.replace('*****', '***')],
    ['चूतियापा', 'चूतियापा'],
    ['', ''],
  ])('%j becomes %j', (text, expected) => {
    expect(filter(text)).toBe(expected);
  });

  it.each(Object.entries(profanity))('hides every word of %s and keeps the allowed ones', (_, list) => {
    const ofLanguage = createProfanityFilter(list);
    for (const word of list.words) expect(ofLanguage(word)).toMatch(/^\*+$/);
    for (const word of list.allowed) expect(ofLanguage(word)).toBe(word);
  });
});
