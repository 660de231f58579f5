import { normalForm } from '../normal-form.ts';

/**
 * Maximum number of code points of a text that is compared character by character. Longer texts are compared word by
 * word, which is much faster and just as meaningful.
 */
const charactersCompared = 200;

/**
 * How similar texts are to `text`, from 0 to 1: the share of characters that need not be replaced, added or removed.
 * Differences that the lookup ignores, such as letter case, do not count. Characters are code points: a vowel sign
 * counts as much as a letter.
 */
export function similarityTo(text: string): (other: string) => number {
  const normal = normalForm(text);
  const parts = partsOf(normal);
  return (other) => {
    const otherNormal = normalForm(other);
    if (otherNormal === normal) return 1;
    const otherParts = parts.byWords ? wordsOf(otherNormal) : Array.from(otherNormal);
    const length = Math.max(parts.list.length, otherParts.length);
    // Texts of very different lengths cannot be similar, so they are not compared.
    if (length > 4 * Math.min(parts.list.length, otherParts.length)) return 0;
    return 1 - distance(parts.list, otherParts) / length;
  };
}

function partsOf(normal: string) {
  const characters = Array.from(normal);
  const byWords = characters.length > charactersCompared;
  return { byWords, list: byWords ? wordsOf(normal) : characters };
}

const wordsOf = (text: string) => text.split(' ');

/** The Levenshtein distance: the number of parts that have to be replaced, added or removed. */
function distance(a: readonly string[], b: readonly string[]): number {
  const numbers = new Map<string, number>();
  const numbered = (parts: readonly string[]) =>
    Int32Array.from(parts, (part) => {
      const number = numbers.get(part) ?? numbers.size;
      numbers.set(part, number);
      return number;
    });
  const left = numbered(a);
  const right = numbered(b);
  const row = Int32Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let i = 0; i < left.length; i++) {
    let diagonal = i;
    row[0] = i + 1;
    for (let j = 0; j < right.length; j++) {
      const above = row[j + 1] ?? 0;
      const replaced = left[i] === right[j] ? diagonal : diagonal + 1;
      row[j + 1] = Math.min(replaced, above + 1, (row[j] ?? 0) + 1);
      diagonal = above;
    }
  }
  return row[right.length] ?? 0;
}
