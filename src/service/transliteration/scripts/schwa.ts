import { isConsonant, isVowel, type Phoneme } from './inventory.ts';

/**
 * Marks silent inherent vowels (`a` becomes `-`): the last one of a word, and, from right to left, those whose deletion
 * leaves single consonants between vowels.
 */
export function dropSchwas(phonemes: readonly Phoneme[], where: 'never' | 'final' | 'medial'): Phoneme[] {
  const result = [...phonemes];
  if (where === 'never') return result;
  const last = result.length - 1;
  const vowelCount = result.filter(isVowel).length;
  if (result[last] === 'a' && vowelCount > 1 && isConsonant(result[last - 1]) && !hardCluster(result, last)) {
    result[last] = '-';
  }
  if (where === 'final') return result;
  for (let at = last - 2; at >= 2; at--) {
    if (result[at] !== 'a') continue;
    const spokenBefore = isVowel(result[at - 2]) && result[at - 2] !== '-' && isConsonant(result[at - 1]);
    const spokenAfter = isConsonant(result[at + 1]) && isVowel(result[at + 2]) && result[at + 2] !== '-';
    if (spokenBefore && spokenAfter && result[at - 1] !== 'h') result[at] = '-';
  }
  return result;
}

// मित्र, राज्य, पुत्र keep their last vowel: the cluster cannot end a syllable.
function hardCluster(phonemes: readonly Phoneme[], vowelAt: number): boolean {
  const last = phonemes[vowelAt - 1]!;
  const before = phonemes[vowelAt - 2];
  if (!isConsonant(before)) return false;
  return ['y', 'y2', 'r', 'v', 'w', 'l', 'm', 'n', 'N', 'h'].includes(last) && !(before === last);
}
