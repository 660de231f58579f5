import { fileURLToPath } from 'node:url';

const built = import.meta.url.endsWith('.js');

/**
 * The path of a data file of the service, such as `transliteration/lexicon/words/names.tsv`. In the build, the data files
 * are in a folder next to the server.
 */
export function dataFile(path: string): string {
  return fileURLToPath(new URL(built ? `./data/${path}` : `./${path}`, import.meta.url));
}
