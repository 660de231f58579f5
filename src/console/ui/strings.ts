/** The strings of a text with one string a line; blank lines separate and are not sent. */
export function stringsOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Characters as people and the service count them: code points, not UTF-16 units. */
export function countCharacters(strings: readonly string[]): number {
  let count = 0;
  for (const string of strings) for (const _ of string) count++;
  return count;
}
