import { workingHeaders } from '../harness/own-service.ts';

/** A call designed to keep the service busy, whether the service accepts or refuses it. */
export interface HostileCall {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Makes a different body each time, so that no cache helps. */
  body(random: () => number): string;
}

const translationHeaders = (targets: string, source = 'en') => ({
  ...workingHeaders('localization'),
  src_lang: source,
  tgt_lang: targets,
  domain: '0',
});
const transliterationHeaders = (source: string, target: string) => ({
  ...workingHeaders('transliteration'),
  src_lang: source,
  tgt_lang: target,
});
const textToSpeechHeaders = { ...workingHeaders('tts'), speaker: 'en_female' };

const maxCharacters = 10_000;
const latinLetters = 'abcdefghijklmnopqrstuvwxyz';
const romanisedLetters = 'aaaiuekhtnmrsdplbgj';
const devanagariLetters = 'कखगघचछजटडतदनपबमयरलवशसहािीुूेो';

function randomLetters(random: () => number, count: number, alphabet: string): string {
  const all = [...alphabet];
  return Array.from({ length: count }, () => all[Math.floor(random() * all.length)]).join('');
}

function randomWords(random: () => number, length: number, alphabet: string, total = maxCharacters): string {
  let text = '';
  while (text.length + length < total) text += `${randomLetters(random, length, alphabet)} `;
  return text;
}

const repeatToArray = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at));
const repeatToLength = (text: string, total = maxCharacters) => text.repeat(Math.floor(total / text.length));
const dataBody = (strings: readonly string[], more: object = {}) =>
  JSON.stringify({ data: strings, ...more });

/** The hostile calls. Their bodies are generated from a seed, so that a figure can be reproduced. */
export const hostileCalls: readonly HostileCall[] = [
  {
    name: 'translation of made-up words of ten thousand letters',
    headers: translationHeaders('hi,ta,ur'),
    body: (random) => dataBody(repeatToArray(30, () => randomLetters(random, maxCharacters, latinLetters))),
  },
  {
    name: 'translation of made-up words',
    headers: translationHeaders('hi,ml'),
    body: (random) => dataBody(repeatToArray(40, () => randomWords(random, 9, latinLetters))),
  },
  {
    name: 'transliteration of long romanised text',
    headers: transliterationHeaders('en', 'hi'),
    body: (random) => dataBody(repeatToArray(60, () => randomWords(random, 8, romanisedLetters))),
  },
  {
    name: 'a hundred suggestions for long romanised text',
    headers: transliterationHeaders('en', 'bn'),
    body: (random) =>
      dataBody(
        repeatToArray(8, () => randomWords(random, 30, romanisedLetters)),
        { noOfSuggestions: 100 },
      ),
  },
  {
    name: 'a hundred suggestions for long Hindi text',
    headers: transliterationHeaders('hi', 'ml'),
    body: (random) =>
      dataBody(
        repeatToArray(8, () => randomWords(random, 50, devanagariLetters)),
        { noOfSuggestions: 100 },
      ),
  },
  {
    name: 'ten megabytes of Hindi to transliterate',
    headers: transliterationHeaders('hi', 'en'),
    body: (random) => dataBody(Array<string>(330).fill(randomWords(random, 8, devanagariLetters))),
  },
  {
    name: 'ordinals, numbers and addresses',
    headers: transliterationHeaders('en', 'hi'),
    body: (random) =>
      dataBody(
        [
          ...[
            '999999999999th ',
            '123456789012345 ',
            `www.${randomLetters(random, 60, latinLetters)}.com `,
            'XIV ',
            'A.B. ',
          ],
          ...[`http://${randomLetters(random, 1_900, latinLetters)} `, 'a@b.co ', '1,', "a'", '.)'],
        ].flatMap((text) => [repeatToLength(text), repeatToLength(text)]),
        { convertNumber: 'words', noOfSuggestions: 20 },
      ),
  },
  {
    name: 'JSON nested a million deep',
    headers: translationHeaders('hi'),
    body: () => `{"data":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`,
  },
  {
    name: 'JSON of three million lists',
    headers: transliterationHeaders('en', 'hi'),
    body: () => `{"data":[${'[],'.repeat(3_000_000)}1]}`,
  },
  {
    name: 'one string of ten megabytes',
    headers: transliterationHeaders('en', 'hi'),
    body: () => dataBody(['a'.repeat(9_900_000)]),
  },
  {
    name: 'sentences, abbreviations and line breaks',
    headers: translationHeaders('hi,bn'),
    body: (random) =>
      dataBody(
        ['a. ', 'Dr. ', 'A. ', 'a\n', 'क। ', '5 p.m. ', '.") ', '...', ' ', '\n'].flatMap((text) => [
          repeatToLength(text),
          `${randomLetters(random, 9, latinLetters)} ${repeatToLength(text, 9_000)}`,
        ]),
      ),
  },
  {
    name: 'profane words and masked terms',
    headers: translationHeaders('hi,ta'),
    body: (random) => {
      const terms = repeatToArray(
        2_000,
        (at) => `${repeatToLength('a ', 40)}${randomLetters(random, 5, latinLetters)} ${at}`,
      );
      const texts = [
        repeatToLength('a '),
        repeatToLength('fuck '),
        randomWords(random, 4, 'ab'),
        'es'.repeat(5_000),
      ];
      return dataBody([...texts, ...texts], {
        filterProfane: true,
        nmtMaskTerms: [...terms, ...repeatToArray(2_000, () => randomLetters(random, 4, 'ab')), 'a', 'a a'],
      });
    },
  },
  {
    name: 'ten thousand sentences of the phrasebook',
    headers: translationHeaders('hi,ta,bn,te,mr'),
    body: (random) =>
      dataBody(
        repeatToArray(10_000, () => `Good morning. My name is ${randomLetters(random, 6, latinLetters)}.`),
      ),
  },
  {
    name: 'SSML of sixty kilobytes',
    headers: textToSpeechHeaders,
    body: () => {
      const deep = repeatToLength('<s>', 21_000) + repeatToLength('</s>', 28_000);
      const wrong = `<speak>${deep}<nothing${repeatToLength(' a=""', 12_000)}/></speak>`;
      return JSON.stringify({ ssml: wrong });
    },
  },
];
