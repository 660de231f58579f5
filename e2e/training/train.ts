import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Speller } from '../../src/service/transliteration/model/best-spellings.ts';
import { readModel } from '../../src/service/transliteration/model/pair-model.ts';
import { languageCodes } from '../bench/transliteration/pairs.ts';
import { type Quality, scoreAnswers } from '../bench/transliteration/quality.ts';
import { textTable } from '../report/tables.ts';
import { alignWords } from './align.ts';
import { estimateModel } from './n-grams.ts';
import { packModel } from './pack.ts';
import { trainingPairs, validationHalves } from './word-pairs.ts';

const weights = fileURLToPath(new URL('../../src/service/transliteration/model/weights/', import.meta.url));
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { into: { type: 'string', default: weights }, 'both-halves': { type: 'boolean', default: false } },
});
const [folder, ...chosen] = positionals;
const unknown = chosen.filter((language) => !languageCodes.some((code) => code === language));
if (!folder || unknown.length > 0) {
  console.error(
    'Usage: train FOLDER [LANGUAGE …]; FOLDER holds train/LANGUAGE.tsv.gz and valid/LANGUAGE.tsv.',
  );
  console.error(`Languages: ${languageCodes.join(', ')}.`);
  process.exit(1);
}

const head = ['language', 'half', 'first', 'five', 'wrong characters', 'words/s', 'kB', 'n-grams', 'seconds'];
const rows: string[][] = [];
for (const language of chosen.length > 0 ? chosen : languageCodes) {
  const start = performance.now();
  const { letterPairs, words } = alignWords(trainingPairs(folder, language));
  const file = packModel(letterPairs, estimateModel(words, letterPairs.length));
  writeFileSync(`${values.into}/${language}.bin`, file);
  const seconds = (performance.now() - start) / 1000;
  const model = readModel(file);
  const speller = new Speller(model);
  const halves = validationHalves(folder, language).slice(0, values['both-halves'] ? 2 : 1);
  for (const [half, attested] of halves.entries()) {
    const began = performance.now();
    const answers = [...attested.keys()].map((word) => speller.spell(word, 5).map(({ text }) => text));
    const speed = (1000 * attested.size) / (performance.now() - began);
    const quality = scoreAnswers(attested, answers);
    rows.push([
      language,
      String(half + 1),
      ...percentages(quality),
      ...[speed, file.length / 1000, model.pairs.length, seconds].map((value) => value.toFixed(0)),
    ]);
  }
  console.log(
    rows
      .slice(-halves.length)
      .map((row) => row.join('\t'))
      .join('\n'),
  );
}
console.log(textTable([head, ...rows]));

function percentages({ first, five, errors }: Quality): string[] {
  return [first, five, errors].map((value) => value.toFixed(1));
}
