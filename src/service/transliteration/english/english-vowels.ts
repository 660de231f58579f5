import type { LanguageCode } from '#contract/languages.ts';
import type { Phoneme } from '../scripts/inventory.ts';
import { unwrittenVowel } from './align-phones.ts';
import {
  type EnglishSound,
  isBengaliOrAssamese,
  isFirstVowel,
  isOpenSyllable,
  isSouthern,
  letterOf,
  lettersAfter,
  neighbour,
  phoneAt,
  vowelLetters,
} from './english-sound.ts';

/** The phonemes of an English vowel as a language writes it in loanwords. */
export function spellVowel(sound: EnglishSound): Phoneme[] {
  switch (phoneAt(sound, 0)) {
    case 'AA':
      return [spellAA(sound)];
    case 'AE':
      return [spellAE(sound)];
    case 'AH':
      return spellAH(sound);
    case 'AO':
      return [spellAO(sound)];
    case 'AW':
      return spellAW(sound);
    case 'AY':
      return spellAY(sound);
    case 'EH':
      return spellEH(sound);
    case 'ER':
      return spellER(sound);
    case 'EY':
      return spellEY(sound);
    case 'IH':
      return spellIH(sound);
    case 'IY':
      return spellIY(sound);
    case 'OW':
      return spellOW(sound);
    case 'OY':
      return spellOY(sound);
    case 'UH':
      return spellUH(sound);
    default:
      return spellUW(sound);
  }
}

/** Whether a language writes the vowels of "team" and "school" short. */
const writesShortVowels = (language: LanguageCode) => isBengaliOrAssamese(language) || language === 'or';

const endsWord = (sound: EnglishSound) => neighbour(sound, 1) === undefined;
const vowelFollows = (sound: EnglishSound) => neighbour(sound, 1)?.isVowel === true;
const writesYBetweenVowels = ({ language }: EnglishSound) => language !== 'pa' && language !== 'mr';

/** The phoneme of the e in "ten". */
function shortE({ language }: EnglishSound): Phoneme {
  if (isSouthern(language)) return 'e';
  return language === 'pa' ? 'ai' : 'ee';
}

function spellAA(sound: EnglishSound): Phoneme {
  const letters = vowelLetters(sound);
  if (/au|aw|ou/.test(letters)) return 'O';
  if (!letters.includes('o')) return 'aa';
  const { language } = sound;
  const rest = lettersAfter(sound);
  if (language === 'bn' && phoneAt(sound, -1) === 'W') return 'aa';
  if (/^(gra|mete?r)/.test(rest)) return 'oo';
  // Words in -ology, project and product have a plain o in the north: टेक्नोलॉजी, प्रोडक्ट.
  if (rest.startsWith('log')) return ['ta', 'te', 'kn', 'ur', 'pa'].includes(language) ? 'O' : 'oo';
  const opensPro = phoneAt(sound, -1) === 'R' && phoneAt(sound, -2) === 'P' && /^[dj]/.test(rest);
  return opensPro && !isSouthern(language) && !isBengaliOrAssamese(language) ? 'oo' : 'O';
}

/** The phoneme of the a in "cat". */
function spellAE(sound: EnglishSound): Phoneme {
  const { language, at } = sound;
  if (isBroadA(sound)) return 'aa';
  const afterCluster =
    ['R', 'L'].includes(phoneAt(sound, -1) ?? '') && neighbour(sound, -2)?.isVowel === false;
  if (afterCluster && (language === 'ta' || language === 'te' || language === 'kn')) return 'aa';
  if (afterCluster && phoneAt(sound, 1) === 'N' && ['hi', 'ur', 'pa'].includes(language)) return 'aa';
  const afterHissing =
    ['S', 'SH', 'CH', 'JH'].includes(phoneAt(sound, -1) ?? '') || phoneAt(sound, -2) === 'S';
  if (language === 'te' && afterHissing) return 'aa';
  if (at > 0) return 'E';
  if (language === 'te' && ['D', 'M', 'N', 'L'].includes(phoneAt(sound, 1) ?? '')) return 'a';
  if (language === 'ta' && phoneAt(sound, 1) === 'D') return 'a';
  return language === 'hi' ? 'ee' : 'E';
}

/** Whether Indian English has a long a here: master, class, half, dance, branch, program. */
function isBroadA(sound: EnglishSound): boolean {
  const [next, second] = [phoneAt(sound, 1), phoneAt(sound, 2) ?? ''];
  if (next === 'F' || (next === 'TH' && second === '')) return !isOpenSyllable(sound);
  if (sound.word.startsWith('exam') || sound.word.startsWith('trans')) return sound.at <= 3;
  if (next === 'S') return ['T', 'K', 'P'].includes(second) || lettersAfter(sound).startsWith('ss');
  if (next === 'N')
    return second === 'CH' || (second === 'S' && !neighbour(sound, 3)?.isVowel && !sound.isPlural);
  return next === 'M' && phoneAt(sound, -1) === 'R' && phoneAt(sound, -2) === 'G';
}

function spellAH(sound: EnglishSound): Phoneme[] {
  const { language, sounds, at } = sound;
  if (sounds[at]!.stressed) return [isBengaliOrAssamese(language) ? 'aa' : 'a'];
  // The two vowels of "science" and "client" are one: साइंस.
  if (phoneAt(sound, -1) === 'AY' && phoneAt(sound, 1) === 'N' && vowelLetters(sound).endsWith('ie')) {
    return isBengaliOrAssamese(language) ? ['ee'] : [];
  }
  if (phoneAt(sound, -1) === 'OY' && mergesVowelsAfterOY(sound)) return [];
  return [spellReduced(sound)];
}

/** The phoneme of a vowel without stress, which follows its letter, not its sound: सर्टिफिकेट, पेशेंट. */
function spellReduced(sound: EnglishSound): Phoneme {
  const letters = vowelLetters(sound);
  if (letters === unwrittenVowel) return spellSilentVowel(sound);
  const letter = /^[ie](a|e|o)u?$/.test(letters) ? letters[1] : letters === 'ai' ? 'e' : letterOf(sound);
  switch (letter) {
    case 'e':
      return spellReducedE(sound);
    case 'i':
    case 'y':
      if (isFinalIce(sound)) return 'ii';
      return isWrittenLong(sound) ? 'ii' : 'i';
    case 'o':
      return spellReducedO(sound);
    case 'u':
      return spellReducedU(sound);
    default:
      return spellReducedA(sound);
  }
}

/** The phoneme of the vowel in "table" that is spoken between the b and the l. */
function spellSilentVowel(sound: EnglishSound): Phoneme {
  const before = phoneAt(sound, -1) ?? '';
  if (sound.language === 'te') return ['B', 'P'].includes(before) ? 'u' : 'i';
  const afterU = vowelLetters({ ...sound, at: sound.at - 2 }).includes('ou');
  if (sound.language === 'ta') return afterU ? 'u' : 'i';
  return sound.language === 'ml' ? 'i' : 'a';
}

function spellReducedE(sound: EnglishSound): Phoneme {
  const { language } = sound;
  const rest = lettersAfter(sound);
  if (endsWord(sound)) return 'a';
  const isBeforeCluster = /^n[ct]/.test(rest);
  if (isBeforeCluster && language === 'ta')
    return ['SH', 'R', 'D'].includes(phoneAt(sound, -1) ?? '') ? 'a' : 'e';
  if (isBeforeCluster && language === 'ur') return 'a';
  if (/^(l|m|n|r)s?$/.test(rest)) {
    if (isBengaliOrAssamese(language)) return 'ee';
    return language === 'te' && rest.startsWith('n') ? 'e' : 'a';
  }
  if (language === 'ur' && !isOpenSyllable(sound)) return 'a';
  if (isPluralEnding(sound)) return language === 'pa' ? 'i' : language === 'ta' ? 'a' : shortE(sound);
  if (language === 'ml') return rest.startsWith('nt') && phoneAt(sound, -1) === 'M' ? 'e' : 'a';
  if (language === 'pa' && /^(t|ge)/.test(rest)) return 'a';
  return shortE(sound);
}

/** Whether the vowel belongs to a plural ending, as in "boxes". */
const isPluralEnding = (sound: EnglishSound) =>
  sound.isPlural && phoneAt(sound, 1) === 'Z' && neighbour(sound, 2) === undefined;

function spellReducedO(sound: EnglishSound): Phoneme {
  const { language, at } = sound;
  const rest = lettersAfter(sound);
  if (at === 0 && /^(ff|pp|cc)/.test(rest)) return 'O';
  // The second vowel of -ology.
  if (/^gy/.test(rest)) return ['ur', 'pa'].includes(language) ? 'oo' : isSouthern(language) ? 'a' : 'O';
  if (/^to(d|n|g|mor)/.test(sound.word) && at === 1) return language === 'ur' ? 'uu' : 'u';
  if (/^(u|[mn]|ll|rr)/.test(rest)) return 'a';
  if (['SH', 'ZH'].includes(phoneAt(sound, -1) ?? '')) return 'a';
  if (!isOpenSyllable(sound) && neighbour(sound, 2) === undefined && !endsWord(sound)) return 'a';
  return isSouthern(language) ? 'o' : 'oo';
}

function spellReducedU(sound: EnglishSound): Phoneme {
  const { language } = sound;
  // The ending of "wonderful".
  if (phoneAt(sound, -1) === 'F' && /^l(l?y|ness)?$/.test(lettersAfter(sound))) return 'u';
  if (/^le/.test(lettersAfter(sound))) return isBengaliOrAssamese(language) ? 'u' : 'uu';
  if (phoneAt(sound, -1) === 'Y') return language === 'ur' || language === 'pa' ? 'uu' : 'u';
  return isBengaliOrAssamese(language) ? 'aa' : 'a';
}

function spellReducedA(sound: EnglishSound): Phoneme {
  const { language, at } = sound;
  const rest = lettersAfter(sound);
  if (/^(te|cy)/.test(rest)) return isSouthern(language) ? (rest.startsWith('te') ? 'ee' : 'a') : 'ee';
  if (/^(i|ge)/.test(rest)) return 'ee';
  if (/^n[ct]/.test(rest)) {
    if (language === 'bn') return rest.startsWith('nc') ? 'ee' : 'E';
    if (['hi', 'pa', 'te'].includes(language)) return shortE(sound);
    return 'a';
  }
  if (endsWord(sound) || (rest.startsWith('ph') && language !== 'te')) return 'aa';
  if (at === 0 && /^(d[vmj]|gr|ss)/.test(rest) && ['hi', 'ur', 'pa', 'gu'].includes(language))
    return shortE(sound);
  if (at === 0 && language === 'gu' && /^(cc|dd)/.test(rest)) return 'ee';
  if (language === 'or' && rest === 'l') return 'aa';
  if (isBengaliOrAssamese(language)) return at === 0 && language === 'bn' ? 'E' : 'aa';
  return 'a';
}

/** The phoneme of the vowel in "form", "report" and "ward". */
function spellAO(sound: EnglishSound): Phoneme {
  const { word, sounds, at } = sound;
  if (sound.language === 'bn' && phoneAt(sound, -1) === 'W') return 'aa';
  if (word.startsWith('aunt')) return 'aa';
  if (phoneAt(sound, 1) !== 'R') return 'O';
  if (phoneAt(sound, -1) === 'W' && letterOf(sound) === 'a') return 'aa';
  const { letterAt } = sounds[at]!;
  const spelled = word.slice(Math.max(0, letterAt - 1), letterAt + 4);
  return /ore|our|oor|oar|[pf]ort|forc/.test(spelled) ? 'oo' : 'O';
}

function spellAW(sound: EnglishSound): Phoneme[] {
  const { language } = sound;
  if (vowelFollows(sound)) {
    if (isBengaliOrAssamese(language)) return ['aa', 'oo', 'y'];
    return isSouthern(language) ? ['a', 'v'] : ['aa', 'v'];
  }
  if (language === 'ta') return ['a', 'v', 'u'];
  if (isSouthern(language)) return ['au'];
  return ['aa', language === 'pa' ? 'uu' : 'u'];
}

function spellAY(sound: EnglishSound): Phoneme[] {
  const { language } = sound;
  const next = phoneAt(sound, 1);
  if (vowelFollows(sound)) {
    const isOne = vowelLetters(sound).includes('ie') && phoneAt(sound, 2) === 'N';
    if (language === 'te' && (isOne || next === 'ER')) return ['ai'];
    if (language === 'ta' && isOne) return ['a', 'y', 'i'];
    if (isSouthern(language)) return ['a', 'y'];
    if (['ur', 'pa'].includes(language) || (isOne && !isBengaliOrAssamese(language))) return ['aa', 'i'];
    return ['aa', 'y'];
  }
  if (isSouthern(language) || language === 'sa') return ['ai'];
  const letters = vowelLetters(sound);
  if ((next === 'R' || letters === 'ia') && ['hi', 'mai', 'doi', 'ne'].includes(language))
    return ['aa', 'y', '-'];
  if (
    isBengaliOrAssamese(language) &&
    (letters === 'ia' || (next === 'R' && neighbour(sound, 2) === undefined))
  ) {
    return ['aa', 'y', 'aa'];
  }
  if (endsWord(sound)) return spellFinalAY(sound);
  if (language === 'pa') return ['aa', next === 'R' ? 'i' : 'ii'];
  return ['aa', language === 'ur' && ['V', 'K', 'D'].includes(next ?? '') ? 'ii' : 'i'];
}

function spellFinalAY(sound: EnglishSound): Phoneme[] {
  const { language } = sound;
  if (isBengaliOrAssamese(language)) return ['aa', 'i'];
  if (!vowelLetters(sound).endsWith('ye')) return ['aa', 'ii'];
  return ['aa', language === 'ur' || language === 'pa' ? 'ee' : 'y'];
}

function spellEH(sound: EnglishSound): Phoneme[] {
  if (sound.language === 'ur' && phoneAt(sound, -1) === 'Y') return ['a'];
  if (phoneAt(sound, 1) !== 'R' || neighbour(sound, 2)?.isVowel) {
    const isLong = phoneAt(sound, 1) === 'R' && letterOf(sound) === 'a';
    const isReduced = /^els?$/.test(`e${lettersAfter(sound)}`) && !isFirstVowel(sound);
    if (isReduced && ['hi', 'ur', 'pa', 'te', 'ml'].includes(sound.language)) return ['a'];
    return [isLong ? 'ee' : shortE(sound)];
  }
  if (sound.language === 'bn' && phoneAt(sound, -1) === 'W') return ['aa'];
  if (sound.language === 'te' && sound.at === 0) return ['e', 'y', 'i'];
  return spellVowelBeforeR('ee', sound);
}

/** A front vowel before a closing r, as in "chair" and "beer": चेयर, बियर. */
function spellVowelBeforeR(vowel: 'ee' | 'i', sound: EnglishSound): Phoneme[] {
  const long = vowel === 'i' ? 'ii' : 'ee';
  switch (sound.language) {
    case 'bn':
    case 'as':
    case 'or':
      return [vowel, 'y', 'aa'];
    case 'pa':
    case 'mr':
      return [long, 'a'];
    case 'ur':
      return [long, 'i'];
    case 'ta':
    case 'te':
    case 'kn':
    case 'gu':
      return vowel === 'i' ? ['i', 'y', 'a'] : ['ee'];
    case 'ml':
      return [vowel === 'i' ? 'i' : 'e', 'y', 'a'];
    default:
      return [vowel, 'y', 'a'];
  }
}

function spellER(sound: EnglishSound): Phoneme[] {
  const { language, sounds, at } = sound;
  const letters = vowelLetters(sound);
  const before = neighbour(sound, -1);
  if (before?.isVowel) {
    if (language === 'ur' || (language === 'te' && before.phone === 'AY')) return ['r'];
    if (language === 'pa' && before.phone === 'AY') return ['r'];
  }
  const isHard = language === 'ml' && vowelFollows(sound) && !neighbour(sound, 2)?.isVowel;
  if (vowelFollows(sound) && /^[iy]$/.test(letters) && !lettersAfter(sound).startsWith('rr'))
    return ['i', isHard ? 'r2' : 'r'];
  if (isHard) return ['a', 'r2'];
  if (language === 'or' && before?.phone === 'W') return ['aa', 'r'];
  if (language === 'ml' && sounds[at]!.stressed && (before?.phone === 'V' || before?.phone === 'W'))
    return [letters.endsWith('o') && phoneAt(sound, 1) === 'K' ? 'a' : 'ee', 'r'];
  if (isBengaliOrAssamese(language))
    return [letters.endsWith('o') && before?.phone !== 'W' ? 'a' : 'aa', 'r'];
  if (language === 'ta' && before?.phone === 'W' && letters.endsWith('o')) {
    return [phoneAt(sound, 1) === 'K' ? 'o' : 'ee', 'r'];
  }
  return ['a', 'r'];
}

function spellEY(sound: EnglishSound): Phoneme[] {
  const { language } = sound;
  if (vowelFollows(sound)) {
    if (language === 'ur') return ['ee', 'i'];
    return writesYBetweenVowels(sound) ? ['ee', 'y'] : ['ee'];
  }
  const isSpelledWithI = /[ae]i/.test(vowelLetters(sound));
  if (isSpelledWithI && ['ta', 'te', 'ml'].includes(language) && !endsWord(sound)) return ['e', 'y', 'i'];
  if (isSpelledWithI && language === 'bn' && phoneAt(sound, -1) !== 'R') return ['ee', 'i'];
  return ['ee'];
}

function spellIH(sound: EnglishSound): Phoneme[] {
  const { language } = sound;
  const letter = letterOf(sound);
  const rest = lettersAfter(sound);
  if (phoneAt(sound, 1) === 'R') {
    const isLong = /e/.test(vowelLetters(sound));
    if (isLong && neighbour(sound, 2)?.isVowel) return [isBengaliOrAssamese(language) ? 'i' : 'ii'];
    if (isLong) return spellVowelBeforeR('i', sound);
  }
  if (vowelLetters(sound) === 'ee') return [isBengaliOrAssamese(language) ? 'i' : 'ii'];
  if (letter === 'a') return [isSouthern(language) && rest.startsWith('ge') ? 'ee' : shortE(sound)];
  if (letter === 'e') return [spellIHOfE(sound)];
  if (isFinalIce(sound)) return ['ii'];
  return [isWrittenLong(sound) ? 'ii' : 'i'];
}

/** Whether the vowel is the i of "-ice", as in "service", which Tamil and Telugu write long. */
const isFinalIce = (sound: EnglishSound) =>
  (sound.language === 'ta' || sound.language === 'te') && lettersAfter(sound) === 'ce';

/**
 * Whether an i is written long, as Urdu and Punjabi do in open syllables after the first, except in -ity:
 * ٹیکنیکل، ਟੈਕਨੀਕਲ.
 */
function isWrittenLong(sound: EnglishSound): boolean {
  const { language } = sound;
  const rest = lettersAfter(sound);
  if ((language !== 'ur' && language !== 'pa') || isFirstVowel(sound) || !isOpenSyllable(sound)) return false;
  if (/^(ty|ties|ces)$/.test(rest)) return false;
  return !/^(.)\1/.test(rest) || phoneAt(sound, 1) === 'SH';
}

function spellIHOfE(sound: EnglishSound): Phoneme {
  const { language, sounds, at, word } = sound;
  if (isFirstVowel(sound) && /^[rd]e[^l]/.test(word))
    return language === 'ur' && word[0] === 'd' ? 'ee' : 'i';
  if (at === 0 && language === 'bn' && !lettersAfter(sound).startsWith('x')) return 'i';
  if (sounds[at]!.stressed) return 'i';
  if (isPluralEnding(sound)) return spellReducedE(sound);
  if (lettersAfter(sound).startsWith('x')) return shortE(sound);
  if (!isFirstVowel(sound)) {
    if (language === 'ur' && !isOpenSyllable(sound)) return 'a';
    return language === 'pa' && /^(t|ge)/.test(lettersAfter(sound)) ? 'a' : shortE(sound);
  }
  return isSouthern(language) || isBengaliOrAssamese(language) || language === 'ur' ? shortE(sound) : 'i';
}

function spellIY(sound: EnglishSound): Phoneme[] {
  const { language, sounds, at } = sound;
  const next = phoneAt(sound, 1);
  if (vowelFollows(sound)) {
    if (language === 'pa') return ['ii'];
    if (language === 'ur' && next === 'ER') return ['ii', 'i'];
    return isBengaliOrAssamese(language) && !['AH', 'ER', 'EY'].includes(next ?? '') ? ['i'] : ['i', 'y'];
  }
  if (next === 'R' && neighbour(sound, 2) === undefined) return spellVowelBeforeR('i', sound);
  if (writesShortVowels(language)) return ['i'];
  if (!isSouthern(language)) return ['ii'];
  if (endsWord(sound)) return [language === 'te' || isFirstVowel(sound) ? 'ii' : 'i'];
  return [sounds[at]!.stressed || sound.isPlural ? 'ii' : 'i'];
}

function spellOW(sound: EnglishSound): Phoneme[] {
  if (!vowelFollows(sound)) return ['oo'];
  if (isBengaliOrAssamese(sound.language)) return ['oo', 'y'];
  return isSouthern(sound.language) || sound.language === 'ur' ? ['oo', 'v'] : ['oo'];
}

/** Urdu and Punjabi write the two vowels of "royal" as one: رائل. */
const mergesVowelsAfterOY = ({ language }: EnglishSound) => language === 'ur' || language === 'pa';

function spellOY(sound: EnglishSound): Phoneme[] {
  const { language } = sound;
  const next = phoneAt(sound, 1);
  if (vowelFollows(sound) && mergesVowelsAfterOY(sound)) return next === 'IY' ? ['aa'] : ['aa', 'i'];
  const before = phoneAt(sound, -1);
  const last = endsWord(sound) || (sound.isPlural && next === 'Z');
  switch (language) {
    case 'ta':
      return last || vowelFollows(sound) || next === 'S' || next === 'Z' ? ['O', 'y'] : ['O', 'y', 'i'];
    case 'te':
    case 'kn':
      return last || vowelFollows(sound) ? ['O', 'y'] : ['O', 'y', 'i'];
    case 'ml':
      return ['oo', 'y'];
    case 'bn':
    case 'as':
      return last || vowelFollows(sound) ? ['a', 'y'] : ['a', 'y', 'ee'];
    case 'ur':
      return [...(before === 'V' || before === undefined ? [] : ['v']), 'aa', endsWord(sound) ? 'ee' : 'i'];
    case 'pa':
      return [...(before === 'V' || before === undefined ? [] : ['u']), 'aa', endsWord(sound) ? 'ee' : 'i'];
    default:
      return last || next === 'L' || vowelFollows(sound) ? ['O', 'y', '-'] : ['O', 'i'];
  }
}

function spellUH(sound: EnglishSound): Phoneme[] {
  const { language } = sound;
  const [before, next] = [phoneAt(sound, -1), phoneAt(sound, 1)];
  if (isBengaliOrAssamese(language)) return ['u'];
  if (next === 'R' && ['hi', 'mr', 'gu', 'mai', 'doi', 'ne'].includes(language)) {
    if (before === 'Y') return ['oo'];
    if (before === 'SH') return ['y', 'oo'];
  }
  return [next === 'R' || (next === 'M' && vowelLetters(sound) === 'oo') ? 'uu' : 'u'];
}

function spellUW(sound: EnglishSound): Phoneme[] {
  const { language, at } = sound;
  const before = phoneAt(sound, -1) ?? '';
  // Indian English keeps the y of "producer", which American English drops.
  const dropsY =
    ['T', 'D', 'N'].includes(before) &&
    !vowelLetters(sound).includes('o') &&
    phoneAt(sound, -2) !== 'S' &&
    at > 0;
  const afterY = before === 'Y';
  if (isBengaliOrAssamese(language)) return afterY || dropsY ? ['i', 'u'] : ['u'];
  const vowel = vowelFollows(sound) || language === 'or' ? 'u' : 'uu';
  const glide = vowelFollows(sound) && isSouthern(language) ? ['v'] : [];
  if (language === 'pa') return (afterY && at > 1) || dropsY ? ['i', vowel] : [vowel];
  if (language === 'ta' && at <= 2 && dropsY) return ['i', 'y', vowel, ...glide];
  return [...(dropsY ? ['y'] : []), vowel, ...glide];
}
