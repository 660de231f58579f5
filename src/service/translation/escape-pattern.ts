/** Text as the source of a regular expression (with the `u` flag) that matches just that text. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
