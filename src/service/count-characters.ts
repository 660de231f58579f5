/** The number of characters of a text, counted like an account's usage: in Unicode code points. */
export function charactersIn(text: string): number {
  let length = text.length;
  // Counts surrogate pairs: iterating over ten million characters would take five times as long.
  for (let at = 0; at < text.length; at++) {
    if ((text.charCodeAt(at) & 0xfc00) !== 0xd800 || (text.charCodeAt(at + 1) & 0xfc00) !== 0xdc00) continue;
    length--;
    at++;
  }
  return length;
}
