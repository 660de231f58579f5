import type { LanguageCode } from '#contract/languages.ts';
import type { Phoneme } from './inventory.ts';
import { spellingOf } from './language-spelling.ts';

const lettersOf: Readonly<Record<string, string>> = {
  B: 'b',
  CH: 'ct',
  D: 'd',
  DH: 't',
  F: 'fpg',
  G: 'gx',
  HH: 'hw',
  JH: 'jgd',
  K: 'kcqx',
  L: 'l',
  M: 'm',
  N: 'nkgm',
  NG: 'n',
  P: 'p',
  R: 'rw',
  S: 'scxz',
  SH: 'stc',
  T: 'td',
  TH: 't',
  V: 'vfw',
  W: 'wuo',
  Y: 'yuie',
  Z: 'zsx',
  ZH: 'sgz',
};
const plainConsonants: Readonly<Record<string, Phoneme>> = {
  B: 'b',
  CH: 'c',
  DH: 'd',
  F: 'f',
  G: 'g',
  HH: 'h',
  JH: 'j',
  K: 'k',
  L: 'l',
  M: 'm',
  N: 'n',
  P: 'p',
  R: 'r',
  S: 's',
  SH: 'sh',
  TH: 'th',
  V: 'v',
  W: 'w',
  Y: 'y',
  Z: 'z',
  ZH: 'zh',
};

interface Sound {
  readonly phone: string;
  readonly stressed: boolean;
  readonly isVowel: boolean;
  /** Where in the word the letter stands that spells it; -1 when none does. */
  readonly letterAt: number;
}

/** Which letter spells which phone: the cheapest way to walk through both in step. */
function align(word: string, phones: readonly string[]): Sound[] {
  const rows = phones.length + 1;
  const columns = word.length + 1;
  const cost = new Float64Array(rows * columns).fill(Number.POSITIVE_INFINITY);
  const move = new Uint8Array(rows * columns);
  cost[0] = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const here = cost[row * columns + column]!;
      const visit = (r: number, c: number, price: number, kind: number) => {
        if (r >= rows || c >= columns || here + price >= cost[r * columns + c]!) return;
        cost[r * columns + c] = here + price;
        move[r * columns + c] = kind;
      };
      visit(row, column + 1, 0.6, 1);
      visit(row + 1, column, 1.1, 2);
      const phone = phones[row];
      if (phone !== undefined && column < word.length) {
        const letters = /\d$/.test(phone) ? 'aeiouyw' : (lettersOf[phone] ?? '');
        visit(row + 1, column + 1, letters.includes(word[column]!) ? 0 : 2.5, 3);
      }
    }
  }
  const sounds: Sound[] = [];
  for (let row = rows - 1, column = columns - 1; row > 0 || column > 0; ) {
    const kind = move[row * columns + column];
    if (kind === 1) column--;
    else {
      row--;
      if (kind === 3) column--;
      const phone = phones[row]!;
      sounds.unshift({
        phone: phone.replace(/\d$/, ''),
        stressed: /[12]$/.test(phone),
        isVowel: /\d$/.test(phone),
        letterAt: kind === 3 ? column : -1,
      });
    }
  }
  return sounds;
}

const shortE: ReadonlySet<LanguageCode> = new Set(['ta', 'te', 'kn', 'ml']);
const aiDiphthong: ReadonlySet<LanguageCode> = new Set(['ta', 'te', 'kn', 'ml', 'sa']);

function reducedVowel(
  word: string,
  sound: Sound,
  next: Sound | undefined,
  previous: Sound | undefined,
): Phoneme {
  const letter = word[sound.letterAt] ?? 'a';
  const rest = word.slice(sound.letterAt + 1);
  switch (letter) {
    case 'e':
      return next === undefined || /^(l|m|n|r)s?$/.test(rest) ? 'a' : 'ee';
    case 'i':
    case 'y':
      return 'i';
    case 'o':
      if (
        /^u?[mn]/.test(rest) ||
        previous?.phone === 'SH' ||
        previous?.phone === 'ZH' ||
        rest.startsWith('u')
      )
        return 'a';
      return next === undefined ? 'oo' : 'oo';
    case 'a':
      if (/^(i|ge)/.test(rest)) return 'ee';
      return next === undefined ? 'aa' : 'a';
    default:
      return 'a';
  }
}

function vowelsFor(word: string, sounds: readonly Sound[], at: number, language: LanguageCode): Phoneme[] {
  const sound = sounds[at]!;
  const next = sounds[at + 1];
  const letter = word[sound.letterAt] ?? '';
  const last = next === undefined;
  const e = shortE.has(language) ? 'e' : language === 'pa' ? 'ai' : 'ee';
  switch (sound.phone) {
    case 'AA':
      return [letter === 'o' ? 'O' : 'aa'];
    case 'AE':
      return ['E'];
    case 'AH': {
      if (sound.stressed) return ['a'];
      const reduced = reducedVowel(word, sound, next, sounds[at - 1]);
      return [reduced === 'ee' ? e : reduced === 'oo' && shortE.has(language) ? 'o' : reduced];
    }
    case 'AO':
      return [
        next?.phone === 'R' &&
        /^(o?re?|ure?|oor|our)/.test(word.slice(sound.letterAt + 1)) &&
        /^(re|our|oor|ur)/.test(word.slice(sound.letterAt + 1))
          ? 'oo'
          : 'O',
      ];
    case 'AW':
      return next?.isVowel ? ['aa', 'v'] : ['aa', 'u'];
    case 'AY':
      if (next?.isVowel) return ['aa', 'y'];
      if (aiDiphthong.has(language)) return ['ai'];
      return ['aa', last || language === 'pa' ? 'ii' : 'i'];
    case 'EH':
      return [e];
    case 'ER':
      return ['a', 'r'];
    case 'EY':
      return ['ee'];
    case 'IH':
      return [letter === 'a' || (letter === 'e' && !sound.stressed && at > 1) ? e : 'i'];
    case 'IY':
      if (next?.isVowel) return ['i', 'y'];
      return [last && shortE.has(language) ? 'i' : 'ii'];
    case 'OW':
      return [last && shortE.has(language) ? 'oo' : 'oo'];
    case 'OY':
      return ['O', 'y'];
    case 'UH':
      return ['u'];
    default:
      return ['uu'];
  }
}

function consonantFor(sounds: readonly Sound[], at: number, language: LanguageCode): Phoneme[] {
  const { phone } = sounds[at]!;
  const next = sounds[at + 1]?.phone;
  const { alphabet, englishStops } = spellingOf(language);
  switch (phone) {
    case 'T':
      return [englishStops === 'dental' ? 't' : 'T'];
    case 'D':
      return [englishStops === 'dental' ? 'd' : 'D'];
    case 'NG':
      return next === 'G' || next === 'K' ? ['n'] : ['n', 'g'];
    case 'V':
      return [alphabet === 'Beng' || alphabet === 'Orya' ? 'bh' : 'v'];
    case 'W':
      return language === 'bn' && sounds[at + 1]?.isVowel ? ['oo', 'y'] : ['w'];
    case 'S':
      return language === 'as' ? [next === 'T' ? 'S' : 'c'] : ['s'];
    default:
      return [plainConsonants[phone] ?? 'h'];
  }
}

/**
 * Phonemes of an English word as a language borrows it: the vowels follow the spelling where English itself
 * reduces them (`market` मार्केट, `second` सेकंड).
 *
 * @param word the letters, small
 * @param phones its ARPAbet pronunciation
 */
export function borrowEnglish(word: string, phones: readonly string[], language: LanguageCode): Phoneme[] {
  const sounds = align(word, phones);
  return sounds.flatMap((sound, at) =>
    sound.isVowel ? vowelsFor(word, sounds, at, language) : consonantFor(sounds, at, language),
  );
}
