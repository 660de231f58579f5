const segmenters = new Map<string, Intl.Segmenter>();

/** UTF-16 units segmented at a time, since the segmenter's time grows with the square of its input. */
const segmentationLength = 512;

/** Splits a text into graphemes: a consonant with its vowel sign is one, a conjunct is never split. */
export function graphemesOf(text: string, locale: string): string[] {
  const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'grapheme' });
  segmenters.set(locale, segmenter);
  const found: string[] = [];
  let start = 0;
  let length = segmentationLength;
  while (start < text.length) {
    let end = start + length;
    // A part that began with half of a surrogate pair would end the previous grapheme too early.
    if (/[\ud800-\udbff]/.test(text[end - 1] ?? '')) end += 1;
    const pieces = Array.from(segmenter.segment(text.slice(start, end)), ({ segment }) => segment);
    // The last grapheme may continue in the next part; the ones before it are complete.
    const unsure = end < text.length ? pieces.pop() : undefined;
    if (pieces.length === 0) length *= 2;
    else length = segmentationLength;
    for (const piece of pieces) {
      found.push(piece);
      start += piece.length;
    }
    if (unsure === undefined) break;
  }
  return found;
}
