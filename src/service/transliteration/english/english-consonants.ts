import type { Phoneme } from '../scripts/inventory.ts';
import { spellingOf } from '../scripts/language-spelling.ts';
import { unwrittenVowel } from './align-phones.ts';
import {
  type EnglishSound,
  isBengaliOrAssamese,
  isSouthern,
  letterOf,
  neighbour,
  phoneAt,
  vowelLetters,
} from './english-sound.ts';

/** The phonemes of consonants where they differ from the ARPAbet phone in lower case. */
const consonantPhonemes: Readonly<Record<string, Phoneme>> = { CH: 'c', DH: 'd', HH: 'h', JH: 'j' };

/** The phonemes of an English consonant as a language writes it in loanwords. */
export function spellConsonant(sound: EnglishSound): Phoneme[] {
  const consonant = spellSingle(sound);
  return consonant.length === 1 && isDoubled(sound) ? [...consonant, ...consonant] : consonant;
}

const vowelFollows = (sound: EnglishSound) => neighbour(sound, 1)?.isVowel === true;

function spellSingle(sound: EnglishSound): Phoneme[] {
  const { language } = sound;
  const phone = phoneAt(sound, 0)!;
  const next = phoneAt(sound, 1);
  const { alphabet, englishStops } = spellingOf(language);
  switch (phone) {
    case 'T':
      return spellT(sound);
    case 'D':
      if (language === 'ml' && isAfterAun(sound)) return ['T'];
      return [englishStops === 'dental' ? 'd' : 'D'];
    case 'R':
      return [isHardR(sound) ? 'r2' : 'r'];
    case 'L':
      return [language === 'ml' && isDarkL(sound) ? 'L' : 'l'];
    case 'TH':
      if (language === 'ml') return next === undefined && phoneAt(sound, -1) !== 'N' ? ['t', 't'] : ['t'];
      return [(language === 'te' || language === 'kn') && !vowelFollows(sound) ? 't' : 'th'];
    case 'DH':
      return [
        next === undefined && language === 'te' ? 't' : next === undefined && language === 'bn' ? 'th' : 'd',
      ];
    case 'N':
      return spellN(sound);
    case 'NG':
      if (next === 'G' || next === 'K') return ['n'];
      if (alphabet === 'Beng' || alphabet === 'Orya') return ['M'];
      if (language === 'hi' && ['AO', 'AA'].includes(phoneAt(sound, -1) ?? '')) return ['n3', 'g'];
      return language === 'ta' && !vowelFollows(sound) ? ['ng'] : ['n', 'g'];
    case 'V':
      return [alphabet === 'Beng' || alphabet === 'Orya' ? 'bh' : 'v'];
    case 'W':
      return spellW(sound);
    case 'Y':
      return spellY(sound);
    case 'S':
      // The s of "question" sounds like the ch after it.
      if (next === 'CH' && language !== 'ta') return [['te', 'kn', 'ml'].includes(language) ? 'S' : 'sh'];
      if (language === 'as') return [next === 'T' ? 'S' : 'c'];
      return [language === 'ta' && vowelFollows(sound) ? 'c' : 's'];
    case 'JH':
      return (language === 'ta' || language === 'te') && /dg/.test(lettersAround(sound)) ? ['D', 'j'] : ['j'];
    case 'SH':
      return [['te', 'kn', 'ml'].includes(language) ? 'S' : language === 'or' ? 's' : 'sh'];
    case 'F':
      if (language === 'ta' && /ph/.test(lettersAround(sound))) return ['p'];
      return [alphabet === 'Deva' || alphabet === 'Guru' ? 'ph' : 'f'];
    case 'Z':
      return [spellZ(sound)];
    case 'ZH':
      if (language === 'bn' || language === 'ml') return ['sh'];
      return [['hi', 'mr', 'te'].includes(language) ? 'j' : 'zh'];
    default:
      return [consonantPhonemes[phone] ?? phone.toLowerCase()];
  }
}

/** The phonemes of the w in "week" and "wheel"; some languages write the h of "wh". */
function spellW(sound: EnglishSound): Phoneme[] {
  const { language } = sound;
  const next = phoneAt(sound, 1) ?? '';
  const hasH = sound.word.startsWith('wh', sound.sounds[sound.at]!.letterAt);
  if (hasH && ['hi', 'mr', 'pa'].includes(language) && (next === 'IY' || next === 'AY')) return ['v', 'h'];
  if (language !== 'bn' || !vowelFollows(sound)) return ['w'];
  const breath: Phoneme[] = hasH ? ['h'] : [];
  if (next === 'UH' || next === 'UW') return [];
  return next === 'IH' || next === 'IY' ? [...breath, 'u'] : [...breath, 'oo', 'y'];
}

function lettersAround({ word, sounds, at }: EnglishSound): string {
  const { letterAt } = sounds[at]!;
  return word.slice(Math.max(0, letterAt - 1), letterAt + 2);
}

/** Whether Malayalam writes a t റ്റ, as in "meeting", "gift" and "market", not ട, as in "boat" and "button". */
function hasAlveolarT(sound: EnglishSound): boolean {
  const { phone, isVowel, stressed } = neighbour(sound, -1)!;
  if (!isVowel) return phone === 'S' || phone === 'F';
  return !['AA', 'AO', 'AW', 'OW', 'UH', 'UW'].includes(phone) && !(phone === 'AH' && stressed);
}

function spellT(sound: EnglishSound): Phoneme[] {
  const { language, at } = sound;
  const next = phoneAt(sound, 1);
  const before = neighbour(sound, -1);
  if (letterOf(sound) === 'd') return [spellingOf(language).englishStops === 'dental' ? 'd' : 'D'];
  if (language === 'ml' && at > 0 && hasAlveolarT(sound)) return next === 'R' ? ['T'] : ['r2', 'r2'];
  if (language === 'ml' && isAfterAun(sound)) return ['T'];
  // Malayalam has a special conjunct for the nt of "student".
  if (language === 'ml' && before?.phone === 'N' && next !== 'R') return ['r2'];
  return [spellingOf(language).englishStops === 'dental' ? 't' : 'T'];
}

/** Whether a t or d follows "oun", as in "account" and "ground": Malayalam writes both clusters ണ്ട്. */
const isAfterAun = (sound: EnglishSound) => phoneAt(sound, -1) === 'N' && phoneAt(sound, -2) === 'AW';

/** Whether Malayalam writes an r റ, as in "road" and "battery"; before "ia" and after a consonant it is ര. */
function isHardR(sound: EnglishSound): boolean {
  if (sound.language !== 'ml' || !vowelFollows(sound)) return false;
  if (neighbour(sound, 2)?.isVowel) return false;
  return sound.at === 0 || neighbour(sound, -1)?.isVowel === true;
}

const vowelsBeforeDarkL = new Set(['AA', 'AO', 'ER', 'OW', 'UH', 'UW']);

/** Whether Malayalam writes a closing l ൾ, as in "school", "call" and "table", not ൽ, as in "mail" and "hotel". */
function isDarkL(sound: EnglishSound): boolean {
  if (vowelFollows(sound)) return false;
  const before = neighbour(sound, -1);
  if (before === undefined || !before.isVowel) return false;
  if (vowelsBeforeDarkL.has(before.phone) || (before.phone === 'AH' && before.stressed)) return true;
  return vowelLetters({ ...sound, at: sound.at - 1 }) === unwrittenVowel;
}

/** The phoneme of an n; `n3` is one that does not change with the consonant after it. */
function spellN(sound: EnglishSound): Phoneme[] {
  const { language, isPlural } = sound;
  const next = phoneAt(sound, 1) ?? '';
  const beforeStop = next === 'T' || next === 'D';
  if (language === 'ml' && beforeStop && phoneAt(sound, -1) === 'AW') return ['N'];
  if (language === 'ml' && (next === 'D' || phoneAt(sound, 2) === 'R')) return ['n3'];
  if ((language === 'bn' || language === 'gu') && beforeStop) return ['n3'];
  // The n of "income" belongs to another syllable than its k.
  if (next === 'K' || next === 'G') return ['n3'];
  if (language === 'ta' && (next === 'S' || next === 'Z')) return ['n3'];
  if (language === 'ta' && (next === 'CH' || next === 'JH') && neighbour(sound, 2)?.isVowel) return ['n3'];
  const beforeS = next === 'S' || next === 'SH' || next === 'Z';
  const isEnding = isPlural && neighbour(sound, 2) === undefined;
  const isAfterO = ['AO', 'AA'].includes(phoneAt(sound, -1) ?? '') && language !== 'pa';
  const takesSign = ['hi', 'pa', 'doi'].includes(language) && neighbour(sound, -1)?.isVowel && !isAfterO;
  return [beforeS && !isEnding && takesSign ? 'M' : 'n'];
}

function spellY(sound: EnglishSound): Phoneme[] {
  const { language, at } = sound;
  const next = phoneAt(sound, 1);
  const before = phoneAt(sound, -1) ?? '';
  // "Year" and "ear" begin in the same way: ईयर.
  if (at === 0 && (next === 'IH' || next === 'IY')) return [];
  if (letterOf(sound) === 'i' && at > 0) return language === 'pa' ? ['ii'] : ['i', 'y'];
  if (next === 'AH' && at > 0 && vowelLetters(sound).includes('u')) {
    return before === 'K' && !isBengaliOrAssamese(language) && language !== 'pa' ? ['y'] : [];
  }
  if (isBengaliOrAssamese(language)) return next === 'UW' ? [] : at === 0 ? ['i', 'y'] : ['y'];
  if (language === 'pa' && next === 'UW' && at > 0) return [];
  if (language === 'ta' && at === 1 && next === 'UW') return ['i', 'y'];
  return ['y'];
}

/** The phoneme of the z sound in "zero", "music", "rose" and plurals. */
function spellZ(sound: EnglishSound): Phoneme {
  const { word, language } = sound;
  const isSpelledS = letterOf(sound) === 's';
  const last = neighbour(sound, 1) === undefined;
  if (last && isSpelledS && word.endsWith('s')) return spellFinalS(sound);
  if (language === 'ta') return sound.at === 0 ? 'j' : vowelFollows(sound) ? 'c' : 's';
  if (language === 'hi' || language === 'mai') return isSpelledS && !last ? 'j' : 'z';
  return language === 'mr' || language === 'kon' ? 'jh' : 'z';
}

/** The phoneme of the final s in "shows" and "doctors", which is written as it sounds or as it is spelled. */
function spellFinalS(sound: EnglishSound): Phoneme {
  const { language } = sound;
  if (language === 'ur' || language === 'pa') return 'z';
  const afterVowel = neighbour(sound, -1)?.isVowel === true && phoneAt(sound, -1) !== 'ER';
  if (isSouthern(language) || !afterVowel) return 's';
  if (language === 'bn' && /es$/.test(sound.word) && phoneAt(sound, -1) !== 'IY') return 's';
  return language === 'mr' || language === 'kon' ? 'jh' : 'z';
}

const voicelessStops = new Set(['K', 'P', 'T', 'CH']);

/**
 * Whether a consonant is doubled. Tamil and Malayalam double a voiceless stop after a vowel or r; a single one would be
 * read as voiced. Telugu and Kannada double a consonant that English doubles after a short vowel (బిల్లింగ్), Tamil
 * only an l, m or n.
 */
function isDoubled(sound: EnglishSound): boolean {
  const { language } = sound;
  if (isDoubledInEnglish(sound)) {
    if (language === 'te' || language === 'kn') return true;
    if (language === 'ta' && ['L', 'M', 'N'].includes(phoneAt(sound, 0)!)) return true;
  }
  if ((language !== 'ta' && language !== 'ml') || !voicelessStops.has(phoneAt(sound, 0)!)) return false;
  const before = neighbour(sound, -1);
  const afterR = before?.phone === 'R' || before?.phone === 'ER';
  if (!before?.isVowel && !afterR) return false;
  const next = neighbour(sound, 1);
  return next === undefined ? language === 'ml' : next.isVowel;
}

function isDoubledInEnglish(sound: EnglishSound): boolean {
  const before = neighbour(sound, -1);
  const afterShort = before?.stressed && ['AH', 'EH', 'IH'].includes(before.phone);
  return Boolean(afterShort) && vowelFollows(sound) && /([bdgklmnprt])\1/.test(lettersAround(sound));
}
