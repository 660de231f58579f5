/** The strings of a text with one string a line; blank lines are skipped. */
export function stringsOf(text: string): string[] {
  const strings: string[] = [];
  // A carriage return before the line feed is trimmed as white space.
  for (const line of text.split('\n')) {
    const string = line.trim();
    if (string !== '') strings.push(string);
  }
  return strings;
}

/** The number of characters as the service counts them: code points, not UTF-16 units. */
export function countCharacters(strings: readonly string[]): number {
  let count = 0;
  for (const string of strings) {
    count += string.length;
    // For a surrogate pair, the first unit gives the code point, the second one only itself.
    for (let unit = 0; unit < string.length; unit++) if ((string.codePointAt(unit) ?? 0) > 0xffff) count--;
  }
  return count;
}
