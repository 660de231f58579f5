/**
 * Divides a text into lines that are at most as wide as `width`: between words, and inside a word only where the word
 * alone is too wide, then between graphemes.
 *
 * @param widthOf the width of a text on one line
 */
export function wrapText(
  text: string,
  width: number,
  language: string | undefined,
  widthOf: (text: string) => number,
): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(/(?<=\s)/)) {
      if (widthOf((line + word).trimEnd()) <= width) {
        line += word;
        continue;
      }
      if (line !== '') lines.push(line.trimEnd());
      line = '';
      for (const piece of widthOf(word.trimEnd()) <= width ? [word] : graphemesOf(word, language)) {
        if (line !== '' && widthOf((line + piece).trimEnd()) > width) {
          lines.push(line);
          line = '';
        }
        line += piece;
      }
    }
    return [...lines, line.trimEnd()];
  });
}

function graphemesOf(word: string, language: string | undefined): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'grapheme' });
  return [...segmenter.segment(word)].map(({ segment }) => segment);
}
