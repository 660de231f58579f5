import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LanguageCode } from '../../../src/contract/languages.ts';

export const languageCodes = [
  ...['hi', 'mr', 'gu', 'pa', 'mai', 'kon', 'brx', 'sa', 'bn', 'as'],
  ...['or', 'ta', 'te', 'kn', 'ml', 'mni', 'ur', 'sd', 'ks'],
] as const satisfies readonly LanguageCode[];

/** Words in Latin letters, each with its spelling in the native script. */
export type Pairs = ReadonlyMap<LanguageCode, readonly (readonly [latin: string, native: string])[]>;

/** Attested spellings by word. */
export type AttestedSpellings = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The word pairs of `TRANSLIT_PAIRS`, a folder of `<language>.tsv` files (Latin, tab, native script), or of the folder
 * `shared/translit/valid` beside the project; undefined where there are none. They are not part of the project.
 */
export function readPairs(): Pairs | undefined {
  const folder =
    process.env.TRANSLIT_PAIRS ??
    fileURLToPath(new URL('../../../../shared/translit/valid', import.meta.url));
  if (!languageCodes.every((code) => existsSync(`${folder}/${code}.tsv`))) return undefined;
  return new Map(
    languageCodes.map((code) => [
      code,
      readFileSync(`${folder}/${code}.tsv`, 'utf8')
        .trim()
        .split('\n')
        .map((line): [string, string] => {
          const [latin = '', native = ''] = line.split('\t');
          return [latin, native.trim().normalize('NFC')];
        }),
    ]),
  );
}

/** Gathers the spellings of each word. */
export function spellingsByWord(
  pairs: readonly (readonly [word: string, spelling: string])[],
): AttestedSpellings {
  const spellings = new Map<string, Set<string>>();
  for (const [word, spelling] of pairs) spellings.set(word, (spellings.get(word) ?? new Set()).add(spelling));
  return spellings;
}
