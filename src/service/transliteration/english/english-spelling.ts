import type { LanguageCode } from '#contract/languages.ts';
import { isVowel, type Phoneme } from '../scripts/inventory.ts';
import { spellingOf } from '../scripts/language-spelling.ts';

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
/** The phonemes of consonants where they differ from the ARPAbet phone in lower case. */
const consonantPhonemes: Readonly<Record<string, Phoneme>> = { CH: 'c', DH: 'd', HH: 'h', JH: 'j' };

interface AlignedPhone {
  readonly phone: string;
  readonly stressed: boolean;
  readonly isVowel: boolean;
  /** Index of the letter that spells the phone; -1 when none does. */
  readonly letterAt: number;
}

/** Aligns letters with phones at minimal cost. */
function alignPhones(word: string, phones: readonly string[]): AlignedPhone[] {
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
  const sounds: AlignedPhone[] = [];
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

/** Languages that render the vowel of "cut" as a long a. */
const languagesWithLongA: ReadonlySet<LanguageCode> = new Set(['bn', 'as']);
const languagesWithShortE: ReadonlySet<LanguageCode> = new Set(['ta', 'te', 'kn', 'ml']);
const languagesWithAiDiphthong: ReadonlySet<LanguageCode> = new Set(['ta', 'te', 'kn', 'ml', 'sa']);

function reducedVowel(
  word: string,
  sound: AlignedPhone,
  next: AlignedPhone | undefined,
  previous: AlignedPhone | undefined,
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
      return /^(u|[mn])/.test(rest) || ['SH', 'ZH'].includes(previous?.phone ?? '') ? 'a' : 'oo';
    case 'a':
      if (/^(i|ge)/.test(rest)) return 'ee';
      return next === undefined ? 'aa' : 'a';
    default:
      return 'a';
  }
}

function vowelsFor(
  word: string,
  sounds: readonly AlignedPhone[],
  at: number,
  language: LanguageCode,
): Phoneme[] {
  const sound = sounds[at]!;
  const next = sounds[at + 1];
  const letter = word[sound.letterAt] ?? '';
  const last = next === undefined;
  const e = languagesWithShortE.has(language) ? 'e' : language === 'pa' ? 'ai' : 'ee';
  switch (sound.phone) {
    case 'AA':
      if (letter !== 'o') return ['aa'];
      // Words in -ology and pro- keep a plain o: टेक्नोलॉजी, प्रोडक्ट.
      if (sounds[at - 1]?.phone === 'R' && sounds[at - 2]?.phone === 'P') return ['oo'];
      return [isFirstVowelOfOlogy(word, sound) ? 'oo' : 'O'];
    case 'AE':
      if (isBroadA(word, sound, next, sounds[at + 2])) return ['aa'];
      return [at === 0 && language === 'hi' ? 'ee' : 'E'];
    case 'AH': {
      if (sound.stressed) return [languagesWithLongA.has(language) ? 'aa' : 'a'];
      if (languagesWithLongA.has(language) && (letter === 'a' || letter === 'u')) return ['aa'];
      if (isSecondVowelOfOlogy(word, sound)) return ['O'];
      const reduced = reducedVowel(word, sound, next, sounds[at - 1]);
      if (reduced === 'ee' && language === 'ml') return ['a'];
      return [reduced === 'ee' ? e : reduced === 'oo' && languagesWithShortE.has(language) ? 'o' : reduced];
    }
    case 'AO':
      return [next?.phone === 'R' && /^.(re|our|oor|ur)/.test(word.slice(sound.letterAt)) ? 'oo' : 'O'];
    case 'AW':
      return next?.isVowel ? ['aa', 'v'] : ['aa', 'u'];
    case 'AY':
      if (next?.isVowel) return ['aa', 'y'];
      if (languagesWithAiDiphthong.has(language)) return ['ai'];
      return ['aa', last || language === 'pa' ? 'ii' : 'i'];
    case 'EH':
      return [e];
    case 'ER':
      return [languagesWithLongA.has(language) ? 'aa' : 'a', 'r'];
    case 'EY':
      return ['ee'];
    case 'IH':
      if (next?.phone === 'R' && (letter === 'e' || word[sound.letterAt - 1] === 'e')) return ['i', 'y', 'a'];
      return [letter === 'a' || (letter === 'e' && !sound.stressed && at > 1) ? e : 'i'];
    case 'IY':
      if (next?.isVowel) return ['i', 'y'];
      if (language === 'bn' || language === 'as') return ['i'];
      return [last && languagesWithShortE.has(language) && language !== 'te' ? 'i' : 'ii'];
    case 'OW':
      return ['oo'];
    case 'OY':
      return ['O', 'y'];
    case 'UH':
      return ['u'];
    default: {
      const previous = sounds[at - 1]?.phone;
      if (language === 'bn' || language === 'as') return previous === 'Y' ? ['i', 'u'] : ['u'];
      // Indian English keeps the y of "producer", which American English drops.
      const glides = (letter === 'u' || letter === 'e') && ['T', 'D', 'N'].includes(previous ?? '');
      return glides && sounds[at - 2]?.phone !== 'S' ? ['y', 'uu'] : ['uu'];
    }
  }
}

/** Indian English has a long a in master, class and half. */
function isBroadA(
  word: string,
  sound: AlignedPhone,
  next: AlignedPhone | undefined,
  second: AlignedPhone | undefined,
): boolean {
  if (next?.phone === 'F' || next?.phone === 'TH') return true;
  const stop = second !== undefined && ['T', 'K', 'P'].includes(second.phone);
  return next?.phone === 'S' && (stop || /^.ss/.test(word.slice(sound.letterAt)));
}

const isSecondVowelOfOlogy = (word: string, { letterAt }: AlignedPhone) =>
  letterAt > 1 && /^olog/.test(word.slice(letterAt - 2));
const isFirstVowelOfOlogy = (word: string, { letterAt }: AlignedPhone) => /^olog/.test(word.slice(letterAt));

const voicelessStops = new Set(['K', 'P', 'T', 'CH']);

const voicelessPhonemes = new Set(['k', 'p', 'T', 'c']);

/**
 * Tamil and Malayalam spelling of an English word that was read in another script: its voiceless stops doubled between
 * vowels.
 */
export function doubleVoiceless(phonemes: readonly Phoneme[], language: LanguageCode): Phoneme[] {
  if (language !== 'ta' && language !== 'ml') return [...phonemes];
  return phonemes.flatMap((phoneme, at) =>
    voicelessPhonemes.has(phoneme) &&
    isVowel(phonemes[at - 1]) &&
    isVowel(phonemes[at + 1]) &&
    phonemes[at + 1] !== '-'
      ? [phoneme, phoneme]
      : [phoneme],
  );
}

/** Tamil and Malayalam double a voiceless stop after a vowel; a single one would be read as voiced. */
function isDoubled(sounds: readonly AlignedPhone[], at: number, language: LanguageCode): boolean {
  if ((language !== 'ta' && language !== 'ml') || !voicelessStops.has(sounds[at]!.phone)) return false;
  const next = sounds[at + 1];
  const afterR = language === 'ml' && (sounds[at - 1]?.phone === 'R' || sounds[at - 1]?.phone === 'ER');
  if (!sounds[at - 1]?.isVowel && !afterR) return false;
  return next === undefined ? language === 'ml' : next.isVowel;
}

function fricativeFor(
  phone: string,
  sound: AlignedPhone,
  word: string,
  last: boolean,
  language: LanguageCode,
): Phoneme {
  const { alphabet } = spellingOf(language);
  if (phone === 'SH') return ['te', 'kn', 'ml'].includes(language) ? 'S' : language === 'or' ? 's' : 'sh';
  if (phone === 'F') return alphabet === 'Deva' ? 'ph' : 'f';
  const spelledS = word[sound.letterAt] === 's';
  if (last && spelledS && word.length > 3) return 's';
  if (language === 'hi' || language === 'mai') return spelledS && word.length > 3 ? 'j' : 'z';
  return language === 'mr' || language === 'kon' ? 'jh' : 'z';
}

function consonantFor(
  word: string,
  sounds: readonly AlignedPhone[],
  at: number,
  language: LanguageCode,
): Phoneme[] {
  const sound = sounds[at]!;
  const { phone } = sound;
  const next = sounds[at + 1]?.phone;
  const { alphabet, englishStops } = spellingOf(language);
  switch (phone) {
    case 'T':
      if (language === 'ml' && at > 0 && (sounds[at - 1]!.isVowel || sounds[at - 1]!.phone === 'S')) {
        return next === 'R' ? ['T'] : ['r2', 'r2'];
      }
      // Malayalam has a special conjunct for the nt of "student".
      if (language === 'ml' && sounds[at - 1]?.phone === 'N' && next !== 'R') return ['r2'];
      return [englishStops === 'dental' ? 't' : 'T'];
    case 'N':
      return [language === 'ml' && next === 'D' ? 'n3' : 'n'];
    case 'D':
      return [englishStops === 'dental' ? 'd' : 'D'];
    case 'NG':
      if (next === 'G' || next === 'K') return ['n'];
      return alphabet === 'Beng' || alphabet === 'Orya' ? ['M'] : ['n', 'g'];
    case 'V':
      return [alphabet === 'Beng' || alphabet === 'Orya' ? 'bh' : 'v'];
    case 'W':
      return language === 'bn' && sounds[at + 1]?.isVowel ? ['oo', 'y'] : ['w'];
    case 'Y':
      return (language === 'bn' || language === 'as') && next === 'UW' ? [] : ['y'];
    case 'S':
      return language === 'as' ? [next === 'T' ? 'S' : 'c'] : ['s'];
    case 'SH':
    case 'F':
    case 'Z':
      return [fricativeFor(phone, sound, word, next === undefined, language)];
    default:
      return [consonantPhonemes[phone] ?? phone.toLowerCase()];
  }
}

const voicedStops = new Set(['b', 'd', 'D', 'g', 'v', 'j', 'l']);
const voicelessOnsets = new Set(['s', 'k', 'p', 'T', 'c', 'ph', 'f', 'sh', 'm']);

/**
 * Puts a silent vowel between consonants of different syllables, which Indian spelling does not join (वेबसाइट, वेलकम).
 */
function separateSyllables(phonemes: readonly Phoneme[]): Phoneme[] {
  return phonemes.flatMap((phoneme, at) => {
    const next = phonemes[at + 1] ?? '';
    const apart =
      ((voicedStops.has(phoneme) && voicelessOnsets.has(next)) || (phoneme === 'T' && next === 'w')) &&
      isVowel(phonemes[at - 1]) &&
      isVowel(phonemes[at + 2]);
    return apart ? [phoneme, '-'] : [phoneme];
  });
}

/**
 * Phonemes of an English loanword in a language: reduced vowels follow the spelling (`market` मार्केट, `second` सेकंड).
 *
 * @param word the letters, in lower case
 * @param phones its ARPAbet pronunciation
 */
export function adaptEnglishWord(word: string, phones: readonly string[], language: LanguageCode): Phoneme[] {
  const sounds = alignPhones(word, phones);
  const phonemes = sounds.flatMap((sound, at) => {
    if (sound.isVowel) return vowelsFor(word, sounds, at, language);
    const consonant = consonantFor(word, sounds, at, language);
    return consonant.length === 1 && isDoubled(sounds, at, language)
      ? [...consonant, ...consonant]
      : consonant;
  });
  return spellingOf(language).dropsSchwa === 'never' ? phonemes : separateSyllables(phonemes);
}
