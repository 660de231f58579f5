import { type Alphabet, type LetterKind, lettersOf, type Phoneme } from './inventory.ts';
import { unaspirated } from './spelling-rules.ts';

const kinds = ['consonant', 'finalConsonant', 'vowel', 'vowelSign', 'sign', 'virama', 'doubler'] as const;
type ExtendedLetterKind = LetterKind | (typeof kinds)[number];
const isKind = (text: string | undefined): text is ExtendedLetterKind => kinds.some((kind) => kind === text);

interface Letter {
  readonly kind: ExtendedLetterKind;
  readonly phoneme: Phoneme;
}

// Letters that the inventory lacks or reads otherwise. Each line: the letter, its kind, its phoneme.
const extraLetters: Partial<Record<Alphabet, string>> = {
  Deva: `
    ऎ vowel e
    ॆ vowelSign e
    ऒ vowel o
    ॊ vowelSign o
    ॲ vowel E
    ॵ vowel au
    ॏ vowelSign au
    ॐ vowel oo
    ऩ consonant n
    ॳ vowel a
    ॴ vowel O
    ऺ vowelSign a
    ऻ vowelSign O
    ॶ vowel u
    ॷ vowel uu
    ॖ vowelSign u
    ॗ vowelSign uu
    ॎ vowelSign ee
    ॹ consonant zh
    ॺ consonant y
    ॡ vowel i
    ॣ vowelSign i`,
  Beng: `
    ৎ finalConsonant t
    ৰ consonant r
    ঌ vowel i
    ৗ vowelSign au`,
  Guru: `
    ੰ sign M
    ੱ doubler _
    ਁ sign M2
    ਃ sign H
    ੵ consonant y
    ੲ vowel i
    ੳ vowel u
    ੴ vowel oo`,
  Orya: `
    ଵ consonant w`,
  Taml: `
    ஶ consonant sh
    ஂ sign M
    ௐ vowel oo
    ௗ vowelSign au`,
  Telu: `
    ఁ sign M2
    ౘ consonant ts
    ౙ consonant z
    ౚ consonant r2`,
  Knda: `
    ೞ consonant L2
    ಁ sign M2`,
  Mlym: `
    ൻ finalConsonant n
    ർ finalConsonant r
    ൽ finalConsonant l
    ൾ finalConsonant L
    ൺ finalConsonant N
    ൿ finalConsonant k
    ൔ finalConsonant m
    ൕ finalConsonant y
    ൖ finalConsonant L2
    ൎ finalConsonant r
    ഩ consonant n2
    ഺ consonant T
    ഝ consonant jh
    ൌ vowelSign au
    ഁ sign M2`,
  Mtei: `
    ꯇ consonant t
    ꯊ consonant th
    ꯗ consonant d
    ꯙ consonant dh
    ꯅ consonant n
    ꯁ consonant s
    ꯛ finalConsonant k
    ꯜ finalConsonant l
    ꯝ finalConsonant m
    ꯞ finalConsonant p
    ꯟ finalConsonant n
    ꯠ finalConsonant t
    ꯡ finalConsonant ng
    ꯢ vowel i
    ꯪ finalConsonant ng
    ꫢ consonant ch
    ꫣ consonant ny
    ꫤ consonant T
    ꫥ consonant Th
    ꫦ consonant D
    ꫧ consonant Dh
    ꫨ consonant N
    ꫩ consonant sh
    ꫪ consonant S
    ꫠ vowel ee
    ꫡ vowel oo
    ꫫ vowelSign ii
    ꫬ vowelSign uu
    ꫭ vowelSign ai
    ꫮ vowelSign au
    ꫯ vowelSign aa
    ꫵ sign H`,
};

interface LetterTable {
  readonly letters: ReadonlyMap<string, Letter>;
  /** For each character, the length of the longest letter that begins with it. */
  readonly longest: ReadonlyMap<string, number>;
}

const tableCache = new Map<Alphabet, LetterTable>();

function tableOf(alphabet: Alphabet): LetterTable {
  let table = tableCache.get(alphabet);
  if (!table) {
    const letters = new Map<string, Letter>(lettersOf(alphabet));
    for (const line of (extraLetters[alphabet] ?? '').trim().split('\n')) {
      const [letter, kind, phoneme] = line.trim().split(' ');
      if (letter && isKind(kind) && phoneme) letters.set(letter.normalize('NFC'), { kind, phoneme });
    }
    // In Tamil these are a consonant and its virama, not signs.
    if (alphabet === 'Taml') for (const final of ['ன்', 'ம்']) letters.delete(final);
    const longest = new Map<string, number>();
    for (const letter of letters.keys()) {
      longest.set(letter[0]!, Math.max(longest.get(letter[0]!) ?? 1, letter.length));
    }
    table = { letters, longest };
    tableCache.set(alphabet, table);
  }
  return table;
}

/**
 * Phonemes of a word in an Indic script with inherent vowels (all but Ol Chiki, Latin and Perso-Arabic). Every inherent
 * vowel becomes `a`; unknown signs are dropped.
 */
export function readBrahmic(spelling: string, alphabet: Alphabet): Phoneme[] {
  const { letters, longest } = tableOf(alphabet);
  // The vowel of कॢप्त is spoken li.
  const word = alphabet === 'Deva' ? spelling.replace(/ॢ/g, '्लि').replace(/ऌ/g, 'लि') : spelling;
  const phonemes: Phoneme[] = [];
  let inherent = false;
  let doubles = false;
  const close = () => {
    if (inherent) phonemes.push('a');
    inherent = false;
  };
  for (let at = 0; at < word.length; ) {
    let size = longest.get(word[at]!) ?? 1;
    let letter: Letter | undefined;
    for (; size > 0; size--) {
      letter = letters.get(word.slice(at, at + size));
      if (letter) break;
    }
    if (!letter) {
      at++;
      continue;
    }
    at += size;
    switch (letter.kind) {
      case 'consonant':
      case 'finalConsonant':
        close();
        if (doubles) phonemes.push(unaspirated[letter.phoneme] ?? letter.phoneme);
        doubles = false;
        phonemes.push(letter.phoneme);
        inherent = letter.kind === 'consonant';
        break;
      case 'vowel':
      case 'sign':
        close();
        phonemes.push(letter.phoneme);
        break;
      case 'vowelSign':
        inherent = false;
        phonemes.push(letter.phoneme);
        break;
      case 'virama':
        inherent = false;
        break;
      case 'doubler':
        close();
        doubles = true;
        break;
    }
  }
  close();
  return phonemes;
}
