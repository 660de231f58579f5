import { isSign, letterFor, lettersOf, type Phoneme, vowelFor } from './inventory.ts';
import { homorganicNasal } from './spelling-rules.ts';

const letters = lettersOf('Olck').set('ᱥ', { kind: 'consonant', phoneme: 's' });
// Marks of vowel quality and length have no counterpart elsewhere; ᱶ is a nasal w.
const extras: Readonly<Record<string, Phoneme>> = { ᱶ: 'v', ᱷ: 'h', ᱺ: 'M' };

/** Phonemes of a word in Ol Chiki, an alphabet without inherent vowels. */
export function readOlChiki(word: string): Phoneme[] {
  const phonemes: Phoneme[] = [];
  for (let at = 0; at < word.length; ) {
    const pair = letters.get(word.slice(at, at + 2));
    const found = pair ?? letters.get(word[at]!);
    at += pair ? 2 : 1;
    const phoneme = found?.phoneme ?? extras[word[at - 1]!];
    if (phoneme) phonemes.push(phoneme);
  }
  return phonemes;
}

/** A word in Ol Chiki. */
export function writeOlChiki(phonemes: readonly Phoneme[]): string {
  return phonemes
    .map((phoneme, at) => {
      if (phoneme === '-') return '';
      if (isSign(phoneme)) {
        const place = homorganicNasal(phonemes[at + 1]);
        return letterFor(phoneme === 'M' && place ? place : phoneme, 'Olck');
      }
      return letterFor(phoneme, 'Olck') || vowelFor(phoneme, 'Olck')[0];
    })
    .join('');
}
