/** Marks that are often left out: Latin accents, nuktas, Arabic vowel signs, joiners. */
const optionalMarks = /[\u0300-\u036f\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\u064b-\u0652\u0670\u200c\u200d]/g;

/** A Devanagari nasal without its vowel, which is written as anusvara as well: हिन्दी, हिंदी. */
const devanagariNasal = /[ङञणनम]्/g;

/** The text in a form in which common spellings of the same word are equal; for search only. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(optionalMarks, '')
    .replace(devanagariNasal, 'ं')
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک')
    .toLowerCase();
}
