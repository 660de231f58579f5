import { describe, expect, it } from 'vitest';
import { stepsAtOnce } from '#service/in-turns.ts';
import { processorTime } from '#testing/processor-time.ts';
import { createProfanityFilter } from './filter.ts';

const filter = createProfanityFilter({
  words: [
    ...['damn', 'चूतिया', 'लौड़ा', 'रण्डी', 'bloody hell', 'bitch', 'گانڈو', 'മൈരൻ', 'classy'].map((text) => ({
      text,
      severity: 'strong' as const,
    })),
    { text: 'dick', severity: 'mild' },
  ],
  allowed: ['Dick Francis', 'लौडा नगर'],
});
const filtered = (text: string) => stepsAtOnce(filter(text)).text;

describe('the profanity filter', () => {
  it.each([
    ['Damn, DAMN!', '****, ****!'],
    ['damnation, goddamn', 'damnation, goddamn'],
    ['Bloody  hell is one, bloody-hell too', '******  **** is one, *********** too'],
    ['Bloody. Hell is two words', 'Bloody. Hell is two words'],
    ['I read Dick Francis, dick', 'I read Dick Francis, ****'],
    ['you d*ck, d**k and d*ckens', 'you ****, **** and d*ckens'],
    ['b*t*h, bi**h', '*****, *****'],
    ['क्या चूतिया है', 'क्या *** है'],
    ['चूतियापा', 'चूतियापा'],
    ['', ''],
  ])('%j becomes %j', (text, expected) => {
    expect(filtered(text)).toBe(expected);
  });

  it.each([
    ['mixed letter case', 'DaMn'],
    ['accents', 'dämñ'],
    ['full-width letters', 'ｄａｍｎ'],
    ['Cyrillic letters', 'dаmn'],
    ['invisible characters', 'da\u200bm\u00adn'],
    ['a joiner', 'चू\u200dतिया'],
    ['repeated letters', 'daaaamnnn'],
    ['repeated vowel signs', 'चूतियाा'],
    ['digits', 'd4mn'],
    ['digits that may be two letters', 'b1tch'],
    ['symbols', 'b!tch'],
    ['a symbol for two letters', 'cla$$y'],
    ['letters apart', 'd.a.m.n'],
    ['letters with spaces', 'D A M N'],
    ['no nukta', 'लौडा'],
    ['a nukta of its own', 'लौड\u093cा'],
    ['an anusvara', 'रंडी'],
    ['another nasal letter', 'रन्डी'],
    ['Arabic letters and vowel marks', 'گَانڈُو'],
    ['a stretched Arabic letter', 'گاـــنڈو'],
    ['a chillu written with a joiner', 'മൈരന്\u200d'],
  ])('a profane word is hidden when written with %s', (_, written) => {
    expect(filtered(written)).toMatch(/^[*\s]+$/);
    expect(filtered(`(${written})`)).toMatch(/^\([*\s]+\)$/);
  });

  it.each([
    ['an allowed phrase in another spelling than the profane word', 'लौडा नगर'],
    ['a code', 'D4M2'],
    ['a word of mostly digits', '814c9'],
    ['initials', 'D. A. M. Nair'],
    ['letters of a longer row', 'a.d.a.m.n'],
    ['a word at an exclamation mark', 'clas!sy'],
    ['a repeated letter where the word has two of another', 'claaasy, claassy'],
    ['a Cyrillic word', 'даmб'],
    ['a word inside an address', 'damnx@example.org'],
    ['a power', '2**k, x = d**k, d**k + 1'],
    ['bold text', '**bold**, a **d**k, d**** and d** k'],
  ])('%s is not hidden', (_, text) => {
    expect(filtered(text)).toBe(text);
  });

  it('two words joined by a symbol are both hidden', () => {
    expect(filtered('damn!dick')).toBe('****!****');
  });

  it('the filter reports each hidden word as written, with its severity', () => {
    expect(stepsAtOnce(filter('You D4mn DICK.')).hidden).toEqual([
      { word: 'D4mn', severity: 'strong' },
      { word: 'DICK', severity: 'mild' },
    ]);
  });

  it('yields to other work in a long text, and takes time in proportion to its length', {
    tags: 'slow',
  }, () => {
    const steps = (text: string) => {
      const work = filter(text);
      let count = 0;
      while (!work.next().done) count++;
      return count;
    };
    expect(steps('a '.repeat(2_000))).toBeGreaterThanOrEqual(2_000);
    for (const piece of ['a.', 'a$', 'aaa ', 'damn ', '$', '1a']) {
      const time = (length: number) => processorTime(() => filtered(piece.repeat(length)));
      // Four times as much text may take about four times as long, not sixteen times.
      expect(time(64_000)).toBeLessThan(10 * Math.max(1, time(16_000)));
    }
  });
});
