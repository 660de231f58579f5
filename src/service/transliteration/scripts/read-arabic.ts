import { type Alphabet, isConsonant, isVowel, lettersOf, type Phoneme } from './inventory.ts';
import { homorganicNasal, isGeminate } from './spelling-rules.ts';

type ArabicAlphabet = Extract<Alphabet, 'Urdu' | 'Sind' | 'Kash'>;

// The plain letters that stand for letters of other keyboard layouts and letters with marks.
const letterVariants: Readonly<Record<string, string>> = {
  ك: 'ک',
  ي: 'ی',
  ى: 'ی',
  ئ: 'ئ',
  ه: 'ہ',
  ە: 'ہ',
  ۂ: 'ہ',
  ۀ: 'ہ',
  ة: 'ہ',
  ۃ: 'ہ',
  أ: 'ا',
  إ: 'ا',
  ٱ: 'ا',
  ۓ: 'ے',
  ۍ: 'ی',
  ێ: 'ی',
  ۆ: 'و',
  ۄ: 'و',
  ۇ: 'و',
  ﷲ: 'اللہ',
  ٮ: 'ی',
};
const sindhiVariants: Readonly<Record<string, string>> = { ...letterVariants, ك: 'ڪ', ہ: 'ہ' };
const shortVowels: Readonly<Record<string, Phoneme>> = {
  'َ': 'a',
  'ِ': 'i',
  'ُ': 'u',
  'ٔ': 'a',
  'ٕ': 'i',
  'ٖ': 'ii',
  'ٗ': 'uu',
  'ٚ': 'e',
  'ٰ': 'aa',
};

// Words with an irregular pronunciation.
const irregularWords: Readonly<Record<string, Phoneme[]>> = {
  یہ: ['y', 'ee', 'h'],
  وہ: ['v', 'oo', 'h'],
  نہ: ['n', 'a'],
  کہ: ['k', 'i'],
  اللہ: ['a', 'l', 'l', 'aa', 'h'],
  ہے: ['h', 'ai'],
  ہیں: ['h', 'ai', 'M2'],
  کیا: ['k', 'y', 'aa'],
  کیوں: ['k', 'y', 'oo', 'M2'],
};

const consonantTables = new Map<ArabicAlphabet, Map<string, Phoneme>>();

function consonantsOf(alphabet: ArabicAlphabet): Map<string, Phoneme> {
  let table = consonantTables.get(alphabet);
  if (!table) {
    table = new Map();
    for (const [letters, { kind, phoneme }] of lettersOf(alphabet)) {
      const key = normalise(letters, alphabet);
      if (kind === 'consonant' && !['y', 'v', 'h'].includes(phoneme) && !table.has(key))
        table.set(key, phoneme);
    }
    // ن is handled separately: the next letter determines which nasal it is.
    table.set('ھ', 'h').set('ن', 'n').delete(normalise('نگ', alphabet));
    if (alphabet === 'Kash') table.set('ژ', 'ts');
    if (alphabet === 'Sind') {
      for (const [letters, phoneme] of consonantsOf('Urdu'))
        if (!table.has(letters)) table.set(letters, phoneme);
    }
    consonantTables.set(alphabet, table);
  }
  return table;
}

function normalise(text: string, alphabet: ArabicAlphabet): string {
  const map = alphabet === 'Sind' ? sindhiVariants : letterVariants;
  return [...text].map((letter) => map[letter] ?? letter).join('');
}

/** Splits a word into consonants, vowels, and letters whose sound depends on their context (`ا و ی ے ہ ع ئ`). */
function symbolsOf(word: string, alphabet: ArabicAlphabet): string[] {
  const table = consonantsOf(alphabet);
  const symbols: string[] = [];
  for (let at = 0; at < word.length; at++) {
    const pair = table.get(word.slice(at, at + 2));
    const single = table.get(word[at]!);
    const letter = word[at]!;
    if (pair !== undefined && word.length > at + 1) {
      symbols.push(pair);
      at++;
    } else if (single !== undefined) symbols.push(single);
    else if ('اآوؤیےہعئءں'.includes(letter)) symbols.push(letter);
    else if (letter === 'ٲ') symbols.push('aa');
    else if (shortVowels[letter]) symbols.push(shortVowels[letter]);
    else if (letter === 'ّ') doubleLast(symbols);
  }
  return symbols;
}

/** Doubles the last consonant, for a shadda; in Unicode order, the vowel of that consonant precedes the shadda. */
function doubleLast(symbols: string[]): void {
  const at = isConsonant(symbols.at(-1)) ? symbols.length - 1 : symbols.length - 2;
  const consonant = symbols[at];
  if (consonant !== undefined && isConsonant(consonant)) symbols.splice(at, 0, consonant);
}

const longLetters = new Set(['ا', 'آ', 'ے']);

function symbolsToPhonemes(symbols: readonly string[]): Phoneme[] {
  const result: Phoneme[] = [];
  const push = (...phonemes: Phoneme[]) => result.push(...phonemes);
  for (let at = 0; at < symbols.length; at++) {
    const symbol = symbols[at]!;
    const next = symbols[at + 1];
    const after = symbols[at + 2];
    const previous = result.at(-1);
    const startsVowel = (letter: string | undefined) =>
      letter !== undefined && (longLetters.has(letter) || isVowel(letter));
    switch (symbol) {
      case 'آ':
        push('aa');
        break;
      case 'ا':
        if (result.length > 0) {
          if (previous === 'a') result.pop();
          push('aa');
        } else if (next === 'و' && !startsVowel(after)) {
          push('oo');
          at++;
        } else if (next === 'ی' && !startsVowel(after)) {
          push(after === undefined ? 'ii' : 'ee');
          at++;
        } else if (next === 'ے') {
          push('ee');
          at++;
        } else if (!isVowel(next)) push('a');
        break;
      case 'ع':
        if (result.length === 0 && !isVowel(next) && !['ا', 'ی', 'و'].includes(next ?? '')) push('a');
        else if (isConsonant(previous) && (next === undefined || isConsonant(next))) push(next ? 'aa' : 'a');
        else if (result.length === 0 && next === 'ا') {
          push('aa');
          at++;
        } else if (result.length === 0 && next === 'ی') {
          push('ii');
          at++;
        } else if (result.length === 0 && next === 'و') {
          push('au');
          at++;
        }
        break;
      case 'و':
        if (isConsonant(previous) && next === 'uu') {
          push('uu');
          at++;
        } else if (previous === 'u') result.splice(-1, 1, 'uu');
        else if (isVowel(next)) push('v');
        else if (result.length === 0 || isVowel(previous) || startsVowel(next)) push('v');
        else if (next === 'ی' && isConsonant(previous)) push('v');
        else push('oo');
        break;
      case 'ؤ':
        push('oo');
        break;
      case 'ی':
        if (previous === 'i') result.splice(-1, 1, 'ii');
        else if (next === 'e' || next === 'ii') {
          push(next);
          at++;
        } else if (result.length === 0 || isVowel(next)) push('y');
        else if (longLetters.has(next ?? '') && isConsonant(previous) && after === undefined) push('i', 'y');
        else if (startsVowel(next) || (next === 'و' && !startsVowel(after))) push('y');
        else push('ii');
        break;
      case 'ے':
        if (next === 'e') at++;
        if (previous === 'a') result.splice(-1, 1, 'ai');
        else push('ee');
        break;
      case 'ہ':
        if (next === undefined && isConsonant(previous)) push('aa');
        else if (!(next === undefined && isVowel(previous) && previous !== 'aa' && result.length > 3))
          push('h');
        break;
      case 'ئ':
      case 'ء':
        if (isConsonant(next) && isVowel(previous)) push('i');
        break;
      case 'ں':
        push('M2');
        break;
      default:
        push(symbol);
    }
  }
  return result;
}

const sibilants = new Set(['s', 'sh', 'S', 'x', 'f', 'n', 's2']);
const stopConsonants = new Set(['t', 'T', 'k', 'p', 'd', 'D', 't2', 'q']);
const isUnbreakableCluster = (first: Phoneme, second: Phoneme | undefined) =>
  second !== undefined && ((sibilants.has(first) && stopConsonants.has(second)) || isGeminate(first, second));
// Whether Devanagari joins a consonant to the next one; otherwise a silent inherent vowel stays between them.
const isJoinedToNext = (first: Phoneme, second: Phoneme) =>
  ['r', 'y', 'v'].includes(second) ||
  isGeminate(first, second) ||
  (homorganicNasal(second) !== undefined && ['n', 'm'].includes(first)) ||
  (['r', 's', 'sh', 'S', 'x', 'f', 'z', 'q', 's2', 'G', 'h2'].includes(first) &&
    !(first === 'r' && second === 'n'));

/** Whether a short word can end in two consonants: वक़्त, दर्द, but ख़बर. */
function closesTogether(first: Phoneme, second: Phoneme | undefined): boolean {
  if (second === undefined || isUnbreakableCluster(first, second)) return true;
  if (first === 'r') return !['r', 'l', 'n', 'h'].includes(second);
  if (first === 'n') return homorganicNasal(second) !== undefined;
  return ['q', 'k', 'l', 'x', 'f'].includes(first) && stopConsonants.has(second);
}

/** Inserts the short vowels that are not written: an `a` between consonants that cannot be adjacent. */
function addShortVowels(phonemes: readonly Phoneme[]): Phoneme[] {
  const result: Phoneme[] = [];
  for (let at = 0; at < phonemes.length; ) {
    if (!isConsonant(phonemes[at])) {
      result.push(phonemes[at]!);
      at++;
      continue;
    }
    let end = at;
    while (end < phonemes.length && isConsonant(phonemes[end])) end++;
    const run = phonemes.slice(at, end);
    const vowelBefore = isVowel(result.at(-1));
    const vowelAfter = end < phonemes.length && isVowel(phonemes[end]);
    const onset = vowelAfter ? run.pop() : undefined;
    run.forEach((consonant, index) => {
      result.push(consonant);
      const left = run.length - index - 1;
      const opens = vowelBefore ? index % 2 === 1 : index % 2 === 0;
      const closesWord = !vowelAfter && left === 0;
      const following = run[index + 1] ?? onset;
      if (isUnbreakableCluster(consonant, following) && index > 0) return;
      if (opens && !closesWord) result.push('a');
      else if (!opens && left === 1 && !vowelBefore && !vowelAfter && run.length === 3) {
        if (!closesTogether(consonant, following)) result.push('a');
      } else if (!opens && left === 1 && !vowelAfter && run.length === 2) {
        if (!isUnbreakableCluster(consonant, following)) result.push('a');
      } else if (!opens && left === 0 && onset !== undefined && !isJoinedToNext(consonant, onset))
        result.push('-');
    });
    if (onset !== undefined) result.push(onset);
    if (!vowelAfter) result.push('-');
    at = end;
  }
  return result;
}

/**
 * Phonemes of a word in Urdu, Sindhi or Kashmiri spelling. Unwritten short vowels are guessed from the structure of
 * syllables.
 */
export function readArabic(word: string, alphabet: ArabicAlphabet): Phoneme[] {
  // The Sindhi case ending ءَ is not pronounced separately.
  const normal = normalise(word, alphabet).replace(/ءَ?$/, '');
  return irregularWords[normal] ?? addShortVowels(symbolsToPhonemes(symbolsOf(normal, alphabet)));
}
