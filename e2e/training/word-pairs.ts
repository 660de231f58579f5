import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { isWellFormed } from '../../src/service/transliteration/model/script-grammar.ts';
import { spellingsByWord } from '../bench/transliteration/pairs.ts';

/** A word in Latin letters and its spelling in the native script. */
export type WordPair = readonly [latin: string, native: string];

/** The pairs of a language in `FOLDER/train`, without those whose spelling is impossible in the script. */
export function trainingPairs(folder: string, language: string): WordPair[] {
  return readPairs(`${folder}/train/${language}.tsv`).filter(
    ([latin, native]) => /^[a-z]+$/.test(latin) && isWellFormed(native),
  );
}

/**
 * The attested spellings of the words of a language in `FOLDER/valid`, in two halves: settings are tuned on the first,
 * and only the final score is measured on the second.
 */
export function validationHalves(folder: string, language: string): Map<string, ReadonlySet<string>>[] {
  const all = [...spellingsByWord(readPairs(`${folder}/valid/${language}.tsv`))];
  return [0, 1].map((half) => new Map(all.filter((_, at) => at % 2 === half)));
}

function readPairs(path: string): WordPair[] {
  const text = existsSync(path) ? readFileSync(path) : gunzipSync(readFileSync(`${path}.gz`));
  return text
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [latin = '', native = ''] = line.split('\t');
      return [latin, native.trim().normalize('NFC')];
    });
}
