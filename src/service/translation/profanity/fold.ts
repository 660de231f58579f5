/**
 * Characters that writers leave out or add without changing a word: invisible characters, Arabic vowel marks and
 * tatweel (the stroke that stretches a word).
 */
const droppedCharacters = /[\p{Cf}\u0640\u064b-\u0652\u0670]/gu;
/** Accents on Latin letters, and the nukta of the Indian scripts. */
const droppedMarks = /[\u0300-\u036f\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc]/gu;

/** Letters that are written in two ways: Arabic and Urdu forms, the chillu letters of Malayalam, khanda ta. */
const sameLetters: Readonly<Record<string, string>> = {
  ه: 'ہ',
  ھ: 'ہ',
  ۃ: 'ہ',
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ൺ: 'ണ്',
  ൻ: 'ന്',
  ർ: 'ര്',
  ൽ: 'ല്',
  ൾ: 'ള്',
  ൿ: 'ക്',
  ৎ: 'ত্',
};
const sameLetterPattern = new RegExp(`[${Object.keys(sameLetters).join('')}]`, 'gu');

/** Cyrillic letters that look like Latin ones, replaced only in a word that also has Latin letters. */
const latinLookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  [...'аеорсухікмтнвѕ'].map((letter, at) => [letter, 'aeopcyxikmthbs'.charAt(at)]),
);
const cyrillicPattern = /\p{Script=Cyrillic}/gu;

/** A nasal letter before another consonant, which is also written as an anusvara: `रण्डी` and `रंडी`. */
const nasalClusters: readonly (readonly [RegExp, string])[] = [
  [/[ङञणनम]्(?=[क-ह])|ँ/gu, 'ं'],
  [/[ঙঞণনম]্(?=[ক-হ])/gu, 'ং'],
  [/ੰ/gu, 'ਂ'],
  [/[ઙઞણનમ]્(?=[ક-હ])|ઁ/gu, 'ં'],
  [/[ଙଞଣନମ]୍(?=[କ-ହ])/gu, 'ଂ'],
  [/[ఙఞణనమ]్(?=[క-హ])/gu, 'ం'],
  [/[ಙಞಣನಮ]್(?=[ಕ-ಹ])/gu, 'ಂ'],
];

/** A word in lower case, NFC, without invisible characters: equal for all occurrences of the same spelling. */
export function plainForm(word: string): string {
  return word
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/’/gu, "'")
    .toLowerCase();
}

/**
 * The form in which words are compared with the lists: equal for spellings that differ only in letter case, Unicode
 * form, accents, nukta, signs for a nasal, Arabic or Urdu letters, invisible characters and repeated vowel signs.
 */
export function foldedForm(word: string): string {
  const bare = word
    .replace(/’/gu, "'")
    .normalize('NFKD')
    .toLowerCase()
    .replace(droppedCharacters, '')
    .replace(droppedMarks, '')
    .normalize('NFC')
    .replace(sameLetterPattern, (letter) => sameLetters[letter] ?? letter)
    .replace(/(\p{M})\1+/gu, '$1');
  const latin = /[a-z]/.test(bare)
    ? bare.replace(cyrillicPattern, (letter) => latinLookAlikes[letter] ?? letter)
    : bare;
  return nasalClusters.reduce((folded, [cluster, sign]) => folded.replace(cluster, sign), latin);
}
