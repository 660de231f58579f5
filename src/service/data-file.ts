import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = import.meta.url.endsWith('.js');

/**
 * The path of a data file of the service, such as `transliteration/lexicon/words/names.tsv`. In the build, the data
 * files are in a folder next to the server.
 */
export function dataFile(path: string): string {
  return fileURLToPath(new URL(built ? `./data/${path}` : `./${path}`, import.meta.url));
}

/** The lines of a tab-separated data file by the names in its first line. */
export function readTable<Column extends string = string>(path: string): Record<Column, string>[] {
  const [header = '', ...lines] = readFileSync(dataFile(path), 'utf8').trimEnd().split('\n');
  const columns = header.split('\t') as Column[];
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) as Record<
      Column,
      string
    >;
  });
}
