/** Replaces profane content by `*`. */
export type ProfanityFilter = (text: string) => string;

export interface ProfanityList {
  /** Words or phrases in any script, matched as whole words. */
  readonly words: Iterable<string>;
  /** Harmless words and phrases that contain a profane word ("Dick Francis"). */
  readonly allowed?: Iterable<string>;
}

const graphemeSegmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
const wordPattern = /[\p{L}\p{M}\p{N}\u200c\u200d]+(?:['’][\p{L}\p{M}]+)*/gu;

function tokensOf(text: string) {
  return [...text.matchAll(wordPattern)].map(({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    key: written
      .normalize('NFC')
      .replace(/[\u200c\u200d]/gu, '')
      .replace(/’/gu, "'")
      .toLowerCase(),
  }));
}

/** English words also match as plurals and possessives; other words match only as listed. */
const englishEndingPattern = /^([a-z]+?)(?:e?s)?(?:'s?)?$/u;

/** A filter that turns each grapheme of a listed word into `*`, matching whole words only. */
export function createProfanityFilter({ words, allowed = [] }: ProfanityList): ProfanityFilter {
  const phrases = new Map<string, boolean>();
  let longest = 0;
  const add = (phrase: string, profane: boolean) => {
    const keys = tokensOf(phrase).map(({ key }) => key);
    if (keys.length === 0) return;
    longest = Math.max(longest, keys.length);
    phrases.set(keys.join(' '), profane);
  };
  for (const phrase of words) add(phrase, true);
  for (const phrase of allowed) add(phrase, false);

  return (text) => {
    const tokens = tokensOf(text);
    const pieces: string[] = [];
    let end = 0;
    for (let at = 0; at < tokens.length; at++) {
      // The longest listed phrase wins, so that an allowed phrase protects its words.
      for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
        const phrase = tokens.slice(at, at + length);
        const key = phrase.map((token) => token.key).join(' ');
        const profane = phrases.get(key) ?? phrases.get(englishEndingPattern.exec(key)?.[1] ?? '');
        if (profane === undefined) continue;
        if (profane) {
          for (const token of phrase) {
            pieces.push(text.slice(end, token.start), asterisks(text.slice(token.start, token.end)));
            end = token.end;
          }
        }
        at += length - 1;
        break;
      }
    }
    return end === 0 ? text : pieces.join('') + text.slice(end);
  };
}

function asterisks(written: string): string {
  return '*'.repeat([...graphemeSegmenter.segment(written)].length);
}
