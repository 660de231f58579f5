import type { Phoneme } from '../scripts/inventory.ts';

/** Whether a phoneme is a vowel or a silent inherent vowel (`-`). */
const isVowel = (phoneme: Phoneme) => 'aeiouEO-'.includes(phoneme.charAt(0));

/** Sounds that Indian languages use interchangeably in English words. */
const groups: readonly (readonly Phoneme[])[] = [
  ['T', 't', 'th', 'Th'],
  ['D', 'd', 'dh'],
  ['T', 'D'],
  ['z', 'j', 'zh'],
  ['sh', 'S', 's'],
  ['c', 'ch', 's', 'j', 'sh'],
  ['v', 'w', 'b', 'u', 'uu', 'o', 'oo'],
  ['n', 'N', 'ng', 'M', 'm'],
  ['f', 'ph', 'p'],
  ['p', 'b'],
  ['y', 'i', 'ii'],
  ['k', 'q', 'g'],
  ['l', 'L'],
  ['r', 'R'],
];
const alike = new Map(
  groups
    .flat()
    .map((phoneme) => [phoneme, new Set(groups.filter((group) => group.includes(phoneme)).flat())]),
);

const cost = {
  vowel: 2,
  halfVowel: 3,
  consonant: 6,
  alike: 1.5,
  otherVowel: 3,
  vowelOfCat: 12,
  otherConsonant: 8,
  ending: 4,
};

/**
 * How differently two words sound: 0 for the same phonemes, mostly 2 or 3 for each additional or different vowel, 6 or
 * 8 for such a consonant (see `cost`). The scale is the logarithm of a probability.
 */
export function soundDistance(first: readonly Phoneme[], second: readonly Phoneme[]): number {
  let above = [0];
  for (const phoneme of second) above.push(above.at(-1)! + costOfOne(phoneme));
  for (const one of first) {
    const row = [above[0]! + costOfOne(one)];
    for (const [at, other] of second.entries()) {
      row.push(
        Math.min(
          above[at + 1]! + costOfOne(one),
          row[at]! + costOfOne(other),
          above[at]! + costOfExchange(one, other),
        ),
      );
    }
    above = row;
  }
  return above.at(-1)! + (endsInVowel(first) === endsInVowel(second) ? 0 : cost.ending);
}

const endsInVowel = (phonemes: readonly Phoneme[]) =>
  isVowel(phonemes.filter((phoneme) => phoneme !== '-').at(-1) ?? '-');

function costOfOne(phoneme: Phoneme): number {
  if (phoneme === '-') return 0;
  if (phoneme === 'E') return cost.vowelOfCat / 2;
  if (isVowel(phoneme)) return cost.vowel;
  return phoneme === 'h' || phoneme === 'y' ? cost.halfVowel : cost.consonant;
}

function costOfExchange(one: Phoneme, other: Phoneme): number {
  if (one === other) return 0;
  if (alike.get(one)?.has(other)) return cost.alike;
  if (isVowel(one) !== isVowel(other)) return Number.POSITIVE_INFINITY;
  if (!isVowel(one)) return cost.otherConsonant;
  // Only languages that have a letter for the vowel of `cat` write it, and then always.
  return one === 'E' || other === 'E' ? cost.vowelOfCat : cost.otherVowel;
}
