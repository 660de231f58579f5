import { writeFileSync } from 'node:fs';
import { dataFile } from '#service/data-file.ts';
import { tableOfWords, writeTableOfWords } from '#service/transliteration/english/english-word-of.ts';

writeFileSync(dataFile(tableOfWords), writeTableOfWords());
