const signNames: Record<string, string> = {
  '.': 'dot',
  '/': 'slash',
  ':': 'colon',
  '-': 'dash',
  _: 'underscore',
  '?': 'question mark',
  '=': 'equals',
  '&': 'and',
  '#': 'hash',
  '@': 'at',
  '%': 'percent',
  '+': 'plus',
  '~': 'tilde',
};

/** A web address in words, always English: `www.example.com/a-b` as "w w w dot example dot com slash a dash b". */
export function spokenUrl(text: string): string | undefined {
  if (!/^(?:[a-z][a-z\d+.-]*:\/\/)?[^\s/]+\.[^\s]+$|^(?:[a-z][a-z\d+.-]*):\S+$/iu.test(text))
    return undefined;
  const address = text.replace(/^https?:\/\//iu, '').replace(/\/$/u, '');
  const words = address.match(/[\p{L}\p{M}]+|\p{Nd}+|[^\p{L}\p{M}\p{Nd}]/gu) ?? [];
  return words
    .map((word) => (isSpelt(word) ? [...word.toUpperCase()].join(' ') : (signNames[word] ?? word)))
    .join(' ');
}

/** Short runs without a vowel are spelt: www, http, tts. */
function isSpelt(word: string): boolean {
  return word.length === 1 ? /[a-z]/iu.test(word) : /^[bcdfghj-np-tv-xz]{2,5}$/iu.test(word);
}
