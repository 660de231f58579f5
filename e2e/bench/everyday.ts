import { readdirSync, readFileSync } from 'node:fs';
import { LanguageCode } from '../../src/contract/languages.ts';
import { createBuiltInTransliterator } from '../../src/service/engines/transliterator-built-in.ts';
import { lexiconSpellings } from '../../src/service/transliteration/lexicon/lexicon.ts';
import { transliterate } from '../../src/service/transliteration/transliterate.ts';
import { type Row, rowWithLimit, rowWithoutGoal } from './harness/row.ts';

export const budgetMinutes = 0.1;

const folder = new URL('transliteration/everyday/', import.meta.url);

/** One word as people type it, and every spelling that counts as right. */
interface Item {
  readonly latin: string;
  readonly accepted: ReadonlySet<string>;
}

/** Spells everyday names, brands, places and words, with the built-in lexicon and without. */
export function run(): Row[] {
  const withLexicon = {
    exceptions: () => undefined,
    lexicon: lexiconSpellings,
    transliterator: createBuiltInTransliterator(),
  };
  const withoutLexicon = { ...withLexicon, lexicon: () => ({ spellings: [], derived: false }) };
  return readdirSync(folder)
    .map((file) => LanguageCode.parse(file.replace('.tsv', '')))
    .flatMap((code) => {
      const items = readItems(code);
      const first = (parts: typeof withLexicon, count: number) => shareRight(items, code, parts, count);
      return [
        rowWithLimit(`${code}, first answer right`, '%', first(withLexicon, 1), { atLeast: 85 }),
        rowWithLimit(`${code}, right among five`, '%', first(withLexicon, 5), { atLeast: 93 }),
        rowWithoutGoal(`${code}, first answer right without the lexicon`, '%', first(withoutLexicon, 1)),
        rowWithoutGoal(`${code}, right among five without the lexicon`, '%', first(withoutLexicon, 5)),
      ];
    });
}

function readItems(code: LanguageCode): Item[] {
  const [, ...lines] = readFileSync(new URL(`${code}.tsv`, folder), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const [, latin = '', native = ''] = line.split('\t');
    return { latin, accepted: new Set(native.split('|').map(comparable)) };
  });
}

/** Invisible joiners are optional in Telugu and Bangla. */
const comparable = (text: string) => text.normalize('NFC').replaceAll('\u200c', '');

function shareRight(
  items: readonly Item[],
  code: LanguageCode,
  parts: Parameters<typeof transliterate>[4],
  count: number,
): number {
  const right = items.filter(({ latin, accepted }) =>
    transliterate(latin, 'en', code, { noOfSuggestions: count }, parts).some((text) =>
      accepted.has(comparable(text)),
    ),
  );
  return (100 * right.length) / items.length;
}
