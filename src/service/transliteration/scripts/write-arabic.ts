import type { LanguageCode } from '#contract/languages.ts';
import { isConsonant, isSign, isVowel, letterFor, type Phoneme } from './inventory.ts';
import { spellingOf } from './language-spelling.ts';
import { isGeminate } from './spelling-rules.ts';

interface VowelLetters {
  readonly initial: string;
  readonly medial: string;
  readonly final: string;
}

const urduVowels: Readonly<Record<Phoneme, VowelLetters>> = {
  a: { initial: 'ا', medial: '', final: '' },
  aa: { initial: 'آ', medial: 'ا', final: 'ا' },
  i: { initial: 'ا', medial: '', final: 'ی' },
  ii: { initial: 'ای', medial: 'ی', final: 'ی' },
  u: { initial: 'ا', medial: '', final: 'و' },
  uu: { initial: 'او', medial: 'و', final: 'و' },
  e: { initial: 'ای', medial: 'ی', final: 'ے' },
  ee: { initial: 'ای', medial: 'ی', final: 'ے' },
  E: { initial: 'ای', medial: 'ی', final: 'ے' },
  ai: { initial: 'ای', medial: 'ی', final: 'ے' },
  o: { initial: 'او', medial: 'و', final: 'و' },
  oo: { initial: 'او', medial: 'و', final: 'و' },
  O: { initial: 'آ', medial: 'ا', final: 'ا' },
  au: { initial: 'او', medial: 'و', final: 'و' },
  R: { initial: 'ر', medial: 'ر', final: 'ری' },
  RR: { initial: 'ری', medial: 'ری', final: 'ری' },
};
const sindhiVowels: typeof urduVowels = Object.fromEntries(
  Object.entries(urduVowels).map(([phoneme, { initial, medial, final }]) => {
    const swap = (letters: string) => letters.replaceAll('ی', 'ي').replaceAll('ے', 'ي');
    return [phoneme, { initial: swap(initial), medial: swap(medial), final: swap(final) }];
  }),
);
// Kashmiri also writes its short vowels.
const kashmiriVowels: typeof urduVowels = {
  ...urduVowels,
  i: { initial: 'اِ', medial: 'ِ', final: 'ِ' },
  u: { initial: 'اُ', medial: 'ُ', final: 'ُ' },
  uu: { initial: 'اوٗ', medial: 'وٗ', final: 'وٗ' },
  e: { initial: 'اےٚ', medial: 'ےٚ', final: 'ےٚ' },
  o: { initial: 'اۆ', medial: 'ۆ', final: 'ۆ' },
};
const vowelTables = { Urdu: urduVowels, Sind: sindhiVowels, Kash: kashmiriVowels };

const frontVowels = new Set(['i', 'ii', 'e', 'ee', 'ai', 'E']);
const backVowels = new Set(['u', 'uu', 'o', 'oo', 'au']);
const stopConsonants = new Set(['k', 't', 'T', 'p', 'kh', 'm', 'n', 'l']);

/** Writes phonemes in Urdu, Sindhi or Kashmiri spelling. */
export function writeArabic(phonemes: readonly Phoneme[], language: LanguageCode): string {
  const { alphabet } = spellingOf(language);
  if (alphabet !== 'Urdu' && alphabet !== 'Sind' && alphabet !== 'Kash') return '';
  const vowelLetters = vowelTables[alphabet];
  const yeh = alphabet === 'Sind' ? 'ي' : 'ی';
  const spoken = phonemes.filter((phoneme) => phoneme !== '-');
  // An Urdu word cannot begin with s and another consonant: school is اسکول.
  const start = spoken[0] === 's' && stopConsonants.has(spoken[1] ?? '') ? 'ا' : '';
  const word = spoken
    .map((phoneme, at) => {
      const previous = spoken[at - 1];
      const last = at === spoken.length - 1;
      if (isSign(phoneme)) {
        if (at === 0) return '';
        return phoneme === 'H' ? letterFor(phoneme, alphabet) : last ? letterFor(phoneme, alphabet) : 'ن';
      }
      // The final y of tea: چائے.
      if (alphabet === 'Urdu' && phoneme === 'y' && last && previous === 'aa') return 'ئے';
      if (isConsonant(phoneme)) {
        const aspirate =
          phoneme.length === 2 && phoneme.endsWith('h') && phoneme !== 'sh' && phoneme !== 'zh';
        return isGeminate(phoneme, spoken[at + 1]) && !aspirate ? '' : letterFor(phoneme, alphabet);
      }
      const letters = vowelLetters[phoneme];
      if (!letters) return '';
      if (at === 0) return letters.initial;
      if (!isVowel(previous)) return last ? letters.final : letters.medial;
      if (phoneme === 'a' || phoneme === 'aa' || phoneme === 'O') {
        return frontVowels.has(previous ?? '') && previous !== 'i' ? 'ا' : previous === 'i' ? `${yeh}ا` : 'ا';
      }
      if (phoneme === 'i' && !last) return 'ئ';
      if (frontVowels.has(phoneme)) return `ئ${last ? letters.final || yeh : letters.medial || yeh}`;
      return backVowels.has(phoneme) ? 'ؤ' : letters.medial;
    })
    .join('');
  return (start + word).normalize('NFC');
}
