import { graphemesOf } from '#cases/checks/text/graphemes.ts';

const ellipsis = '…';

/** The longest beginning of a text, with an ellipsis, that is at most `width` wide; the text itself if it fits. */
export function shorten(text: string, width: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= width) return text;
  const letters = graphemesOf(text, 'und');
  let fits = 0;
  let tooMany = letters.length;
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1;
    if (widthOf(letters.slice(0, middle).join('') + ellipsis) <= width) fits = middle;
    else tooMany = middle;
  }
  return letters.slice(0, fits).join('').trimEnd() + ellipsis;
}
