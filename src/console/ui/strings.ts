/** The strings of a text with one string a line; blank lines separate and are not sent. */
export function stringsOf(text: string): string[] {
  const strings: string[] = [];
  // What stands before a line feed on Windows is a blank, and goes with the others.
  for (const line of text.split('\n')) {
    const string = line.trim();
    if (string !== '') strings.push(string);
  }
  return strings;
}

/** Characters as people and the service count them: code points, not UTF-16 units. */
export function countCharacters(strings: readonly string[]): number {
  let count = 0;
  for (const string of strings) {
    count += string.length;
    // Of a character of two units the first tells the whole, the second only itself.
    for (let unit = 0; unit < string.length; unit++) if ((string.codePointAt(unit) ?? 0) > 0xffff) count--;
  }
  return count;
}
