import { graphemesOf } from './graphemes.ts';

const joiners = /[\u200b-\u200d\u2060\ufeff]/gu;

/** Says how two texts differ: only in form, joiners or white space, else where the first difference is. */
export function describeDifference(expected: string, received: string, locale: string): string {
  if (expected === received) return 'no difference';
  const [a, b] = [expected, received].map((text) => text.normalize('NFC')) as [string, string];
  if (a === b) return 'only the normal form differs';
  const without = (text: string, what: RegExp) => text.replace(what, '');
  if (without(a, joiners) === without(b, joiners)) return 'only joiners differ';
  if (without(a, /\s+/gu) === without(b, /\s+/gu)) return 'only white space differs';
  const [before, after] = [graphemesOf(a, locale), graphemesOf(b, locale)];
  const at = before.findIndex((grapheme, index) => grapheme !== after[index]);
  const place = at < 0 ? before.length : at;
  const [want = 'the end', have = 'the end'] = [before[place], after[place]];
  return `first difference at character ${place + 1}: ${have} instead of ${want}`;
}
