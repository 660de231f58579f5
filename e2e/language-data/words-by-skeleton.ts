import { writeFileSync } from 'node:fs';
import { dataFile } from '#service/data-file.ts';
import { tableOfWords, writeTableOfWords } from '#service/transliteration/english/english-word-of.ts';

// Writes the common English words by their consonants (the skeleton), by which words in Indian scripts are looked up.
writeFileSync(dataFile(tableOfWords), writeTableOfWords());
