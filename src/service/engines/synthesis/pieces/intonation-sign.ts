/** Signs that affect the intonation, strongest first, as models write them. */
const melodySigns: readonly (readonly [sign: RegExp, written: string])[] = [
  [/[?？؟]/u, '?'],
  [/!/u, '!'],
  [/…|\.\.\./u, '…'],
  [/[.।॥۔]/u, '.'],
  [/;/u, ';'],
  [/:/u, ':'],
  [/[—–]/u, '—'],
  [/,/u, ','],
];

/** The sign by which the punctuation after a word changes the intonation; empty if it changes nothing. */
export function intonationSign(punctuation: string): string {
  return melodySigns.find(([sign]) => sign.test(punctuation))?.[1] ?? '';
}
