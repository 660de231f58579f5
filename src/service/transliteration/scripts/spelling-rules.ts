import type { LanguageCode } from '#contract/languages.ts';
import { isConsonant, isVowel, type Phoneme } from './inventory.ts';
import { type LanguageSpelling, spellingOf } from './language-spelling.ts';

const nasalsByPlace: readonly (readonly [nasal: Phoneme, stops: readonly Phoneme[]])[] = [
  ['ng', ['k', 'kh', 'g', 'gh', 'q', 'x', 'G', 'g2']],
  ['ny', ['c', 'ch', 'j', 'jh', 'j2', 'ts', 'tsh']],
  ['N', ['T', 'Th', 'D', 'Dh', 'd2']],
  ['n', ['t', 'th', 'd', 'dh', 't2']],
  ['m', ['p', 'ph', 'b', 'bh', 'b2']],
];
const nasalOf = new Map(
  nasalsByPlace.flatMap(([nasal, stops]) => stops.map((stop) => [stop, nasal] as const)),
);

/** The nasal with the place of articulation of a stop, or undefined for other sounds. */
export function homorganicNasal(stop: Phoneme | undefined): Phoneme | undefined {
  return stop === undefined ? undefined : nasalOf.get(stop);
}

/** The stop that is written before each aspirate to double it: क्ख. */
export const unaspirated: Readonly<Record<Phoneme, Phoneme>> = {
  kh: 'k',
  gh: 'g',
  ch: 'c',
  jh: 'j',
  Th: 'T',
  Dh: 'D',
  th: 't',
  dh: 'd',
  ph: 'p',
  bh: 'b',
};

/** Whether two phonemes are a doubled consonant: `kk` or `kkh`. */
export function isGeminate(first: Phoneme | undefined, second: Phoneme | undefined): boolean {
  return first !== undefined && second !== undefined && (first === second || unaspirated[second] === first);
}

function spellNasals(phonemes: readonly Phoneme[], spelling: LanguageSpelling): Phoneme[] {
  return phonemes.map((phoneme, at) => {
    const place = homorganicNasal(phonemes[at + 1]);
    if (!place || at === 0 || !isVowel(phonemes[at - 1])) return phoneme;
    const matches =
      phoneme === 'M' || phoneme === place || ((phoneme === 'n' || phoneme === 'n2') && place !== 'm');
    if (!matches) return phoneme;
    // After ई the nasal sign would be read as a nasal vowel: फिफ्टीन्थ.
    if (phoneme === 'n' && phonemes[at - 1] === 'ii' && spelling.alphabet === 'Deva') return 'n';
    return spelling.nasals === 'sign' ? 'M' : place;
  });
}

function applyBengaliRules(phonemes: readonly Phoneme[], language: LanguageCode): Phoneme[] {
  return phonemes.map((phoneme, at) => {
    if (phoneme === 'y') return isVowel(phonemes[at - 1]) ? 'y' : 'y2';
    if (phoneme === 'v' && language === 'as') return 'w';
    return phoneme;
  });
}

function applyOdiaRules(phonemes: readonly Phoneme[]): Phoneme[] {
  return phonemes.map((phoneme, at) => (phoneme === 'y' && at === 0 ? 'y2' : phoneme));
}

const shortVowels = new Set(['a', 'i', 'u', 'ai']);

function applyGurmukhiRules(phonemes: readonly Phoneme[]): Phoneme[] {
  const result: Phoneme[] = [];
  phonemes.forEach((phoneme, at) => {
    const next = phonemes[at + 1];
    const previous = phonemes[at - 1];
    if (!isConsonant(phoneme) || !isConsonant(next)) {
      result.push(phoneme);
    } else if (isGeminate(phoneme, next)) {
      // Gurmukhi writes a doubled consonant as a mark and one letter; doubled nasals take the nasal mark.
      if (shortVowels.has(previous ?? '')) result.push(phoneme === 'n' || phoneme === 'm' ? 'M' : 'addak');
    } else {
      result.push(phoneme);
      const joins =
        (next === 'r' && !isVowel(previous)) ||
        (next === 'h' && ['n', 'm', 'l', 'r', 'Rd'].includes(phoneme));
      if (!joins) result.push('-');
    }
  });
  return result;
}

const tamilStops = new Set(['t', 'th', 'd', 'dh']);

function applyTamilRules(phonemes: readonly Phoneme[]): Phoneme[] {
  const result: Phoneme[] = [];
  phonemes.forEach((phoneme, at) => {
    const next = phonemes[at + 1];
    const previous = phonemes[at - 1];
    if (phoneme === 'n' && at > 0 && !tamilStops.has(next ?? '')) result.push('n2');
    else if (phoneme === 'n2' && (at === 0 || tamilStops.has(next ?? ''))) result.push('n');
    else if (phoneme === 's' && isVowel(next) && (at === 0 || isVowel(previous))) result.push('c');
    else if (phoneme === 'M') result.push('m');
    else if (phoneme === 'M2') result.push(homorganicNasal(next) ?? 'n2');
    else if (phoneme === 'R' && isConsonant(previous)) result.push('i', 'r', 'u');
    else result.push(phoneme);
  });
  return result;
}

function applyMalayalamRules(phonemes: readonly Phoneme[]): Phoneme[] {
  return phonemes.map((phoneme) => (phoneme === 'M2' ? 'M' : phoneme));
}

const vowelsWithMarkAboveLine = new Set(['i', 'ii', 'ee', 'e', 'ai', 'oo', 'o', 'au', 'E', 'O']);

function spellNasalVowels(phonemes: readonly Phoneme[], language: LanguageCode): Phoneme[] {
  const moon = ['hi', 'mai', 'ne', 'bn', 'as', 'or', 'doi', 'sa'].includes(language);
  const crowded = ['hi', 'doi'].includes(language);
  return phonemes.map((phoneme, at) => {
    if (phoneme !== 'M2') return phoneme;
    return !moon || (crowded && vowelsWithMarkAboveLine.has(phonemes[at - 1] ?? '')) ? 'M' : 'M2';
  });
}

function spellFinalNasal(phonemes: readonly Phoneme[], language: LanguageCode): Phoneme[] {
  const last = phonemes.length - 1;
  const vowel = phonemes[last - 1];
  const rounds = language === 'ml' ? isVowel(vowel) : vowel === 'a' && ['te', 'kn'].includes(language);
  if (phonemes[last] !== 'm' || !rounds) return [...phonemes];
  return [...phonemes.slice(0, last), 'M'];
}

/**
 * Adapts phonemes to the spelling of a language: nasals, doubled consonants and missing letters. The result can be
 * written in its alphabet; silent vowels (`-`) remain only where the language writes them.
 */
export function applySpelling(phonemes: readonly Phoneme[], language: LanguageCode): Phoneme[] {
  const spelling = spellingOf(language);
  let result = phonemes.map((phoneme) =>
    phoneme === 'E' || phoneme === 'O' ? spelling.loanVowels[phoneme] : phoneme,
  );
  result = result.flatMap((phoneme, at) => {
    if (phoneme !== '-') return [phoneme];
    if (spelling.dropsSchwa !== 'never') return [phoneme];
    const isSilenced = at === result.length - 1 && spelling.silencesFinal && language !== 'sa';
    return isSilenced || language === 'mni' || language === 'sat' ? [] : ['a'];
  });
  result = spellNasals(result, spelling);
  switch (spelling.alphabet) {
    case 'Beng':
      result = applyBengaliRules(result, language);
      break;
    case 'Orya':
      result = applyOdiaRules(result);
      break;
    case 'Guru':
      result = applyGurmukhiRules(result);
      break;
    case 'Taml':
      return applyTamilRules(result);
    case 'Mlym':
      result = applyMalayalamRules(result);
      break;
  }
  return spellFinalNasal(spellNasalVowels(result, language), language);
}
