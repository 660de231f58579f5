import { workingHeaders } from '../harness/own-service.ts';

/** A call designed to keep the service busy, within its limits or refused. */
export interface HostileCall {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A different body each time, so that no cache helps. */
  body(random: () => number): string;
}

const localization = (targets: string, source = 'en') => ({
  ...workingHeaders('localization'),
  src_lang: source,
  tgt_lang: targets,
  domain: '0',
});
const transliteration = (source: string, target: string) => ({
  ...workingHeaders('transliteration'),
  src_lang: source,
  tgt_lang: target,
});
const speech = { ...workingHeaders('tts'), speaker: 'en_female' };

const longest = 10_000;
const latin = 'abcdefghijklmnopqrstuvwxyz';
const romanised = 'aaaiuekhtnmrsdplbgj';
const devanagari = 'कखगघचछजटडतदनपबमयरलवशसहािीुूेो';

function letters(random: () => number, count: number, alphabet: string): string {
  const all = [...alphabet];
  return Array.from({ length: count }, () => all[Math.floor(random() * all.length)]).join('');
}

function words(random: () => number, length: number, alphabet: string, total = longest): string {
  let text = '';
  while (text.length + length < total) text += `${letters(random, length, alphabet)} `;
  return text;
}

const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at));
const repeated = (text: string, total = longest) => text.repeat(Math.floor(total / text.length));
const data = (strings: readonly string[], more: object = {}) => JSON.stringify({ data: strings, ...more });

/** Generated from a seed, so that a figure can be reproduced. */
export const hostileCalls: readonly HostileCall[] = [
  {
    name: 'translation of made-up words of ten thousand letters',
    headers: localization('hi,ta,ur'),
    body: (random) => data(times(30, () => letters(random, longest, latin))),
  },
  {
    name: 'translation of made-up words',
    headers: localization('hi,ml'),
    body: (random) => data(times(40, () => words(random, 9, latin))),
  },
  {
    name: 'transliteration of long romanised text',
    headers: transliteration('en', 'hi'),
    body: (random) => data(times(60, () => words(random, 8, romanised))),
  },
  {
    name: 'a hundred suggestions for long romanised text',
    headers: transliteration('en', 'bn'),
    body: (random) =>
      data(
        times(8, () => words(random, 30, romanised)),
        { noOfSuggestions: 100 },
      ),
  },
  {
    name: 'a hundred suggestions for long Hindi text',
    headers: transliteration('hi', 'ml'),
    body: (random) =>
      data(
        times(8, () => words(random, 50, devanagari)),
        { noOfSuggestions: 100 },
      ),
  },
  {
    name: 'ten megabytes of Hindi to transliterate',
    headers: transliteration('hi', 'en'),
    body: (random) => data(Array<string>(330).fill(words(random, 8, devanagari))),
  },
  {
    name: 'ordinals, numbers and addresses',
    headers: transliteration('en', 'hi'),
    body: (random) =>
      data(
        [
          ...[
            '999999999999th ',
            '123456789012345 ',
            `www.${letters(random, 60, latin)}.com `,
            'XIV ',
            'A.B. ',
          ],
          ...[`http://${letters(random, 1_900, latin)} `, 'a@b.co ', '1,', "a'", '.)'],
        ].flatMap((text) => [repeated(text), repeated(text)]),
        { convertNumber: 'words', noOfSuggestions: 20 },
      ),
  },
  {
    name: 'JSON nested a million deep',
    headers: localization('hi'),
    body: () => `{"data":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`,
  },
  {
    name: 'JSON of three million lists',
    headers: transliteration('en', 'hi'),
    body: () => `{"data":[${'[],'.repeat(3_000_000)}1]}`,
  },
  {
    name: 'one string of ten megabytes',
    headers: transliteration('en', 'hi'),
    body: () => data(['a'.repeat(9_900_000)]),
  },
  {
    name: 'sentences, abbreviations and line breaks',
    headers: localization('hi,bn'),
    body: (random) =>
      data(
        ['a. ', 'Dr. ', 'A. ', 'a\n', 'क। ', '5 p.m. ', '.") ', '...', ' ', '\n'].flatMap((text) => [
          repeated(text),
          `${letters(random, 9, latin)} ${repeated(text, 9_000)}`,
        ]),
      ),
  },
  {
    name: 'profane words and masked terms',
    headers: localization('hi,ta'),
    body: (random) => {
      const terms = times(2_000, (at) => `${repeated('a ', 40)}${letters(random, 5, latin)} ${at}`);
      const texts = [repeated('a '), repeated('fuck '), words(random, 4, 'ab'), 'es'.repeat(5_000)];
      return data([...texts, ...texts], {
        filterProfane: true,
        nmtMaskTerms: [...terms, ...times(2_000, () => letters(random, 4, 'ab')), 'a', 'a a'],
      });
    },
  },
  {
    name: 'ten thousand sentences of the phrasebook',
    headers: localization('hi,ta,bn,te,mr'),
    body: (random) => data(times(10_000, () => `Good morning. My name is ${letters(random, 6, latin)}.`)),
  },
  {
    name: 'SSML of sixty kilobytes',
    headers: speech,
    body: () => {
      const deep = repeated('<s>', 21_000) + repeated('</s>', 28_000);
      const wrong = `<speak>${deep}<nothing${repeated(' a=""', 12_000)}/></speak>`;
      return JSON.stringify({ ssml: wrong });
    },
  },
];
