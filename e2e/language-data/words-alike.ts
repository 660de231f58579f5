import type { LanguageCode } from '#contract/languages.ts';
import { phonemesOf, spellPhonemes } from '#service/transliteration/scripts/phonemes-of.ts';

const digraphs: Readonly<Record<string, string>> = {
  ch: 's',
  sh: 's',
  zh: 's',
  jh: 's',
  ph: 'p',
  bh: 'p',
  th: 't',
  dh: 't',
  kh: 'k',
  gh: 'k',
};
/** Letters that are often interchanged in transliteration. */
const classes: readonly (readonly [RegExp, string])[] = [
  [/[kcgqx]/g, 'k'],
  [/[td]/g, 't'],
  [/[pbfvw]/g, 'p'],
  [/[szj]/g, 's'],
  [/[mn]/g, 'n'],
];

/** The classes of a word's consonants. Vowels and h vary too much to compare. */
function skeleton(latin: string): string {
  let text = latin.replace(/c(?=[eiy])/g, 's').replace(/g(?=[eiy])/g, 'j');
  text = text.replace(/[cszpbtdkgj]h/g, (letters) => digraphs[letters] ?? '');
  for (const [pattern, letter] of classes) text = text.replace(pattern, letter);
  return text.replace(/[^kptsnlr]/g, '').replace(/(.)\1+/g, '$1');
}

/**
 * Tells whether a native word is the transliteration of a Latin one rather than its translation: at least three
 * quarters of their consonants agree.
 */
export function wordsAlike(latin: string, native: string, language: LanguageCode): boolean {
  const romanised = spellPhonemes(phonemesOf(native, language), 'en', language);
  const [a, b] = [skeleton(latin), skeleton(romanised)];
  if (a === '' || b === '') return false;
  return distance(a, b) <= Math.max(a.length, b.length) / 4;
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (letter === b[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length]!;
}
