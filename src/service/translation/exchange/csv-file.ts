import type { TranslationLanguage } from '#contract/languages.ts';
import type { Entry } from '#contract/local/lookup.ts';
import { type CsvRow, CsvRowTooLong, createCsvReader, csvLine, repeatedColumn } from '#service/csv.ts';
import { type EntryFileReader, type FileRow, languageOf, rowOf, UnreadableFile } from './entry-file.ts';

const moderationOf = (language: string) => `${language} moderation`;

/** Reads CSV with the columns of an export, in any order; only the columns of two languages are required. */
export function createCsvEntryReader(): EntryFileReader {
  const read = createCsvReader();
  let heading: readonly string[] | undefined;
  return (text, isLast) => {
    const rows: FileRow[] = [];
    try {
      for (const csvRow of read(text, isLast)) {
        if (heading) rows.push(readRow(heading, csvRow));
        else heading = headingOf(csvRow);
      }
    } catch (error) {
      if (error instanceof CsvRowTooLong) throw new UnreadableFile(error.message, error.line);
      throw error;
    }
    if (isLast && !heading) throw new UnreadableFile('the file is empty', 1);
    return rows;
  };
}

function headingOf({ line, cells }: CsvRow): readonly string[] {
  const heading = cells.map((cell) => cell.trim().toLowerCase());
  if (heading.filter(languageOf).length < 2) {
    throw new UnreadableFile('expected columns of at least two languages, such as “en” and “hi”', line);
  }
  const repeated = repeatedColumn(heading.filter((name) => isKnownColumn(name)));
  if (repeated !== undefined) throw new UnreadableFile(`two columns are named “${repeated}”`, line);
  return heading;
}

/** Whether a column is read; columns with other names are ignored. */
const isKnownColumn = (name: string) =>
  ['id', 'domain', 'account'].includes(name) || languageOf(name.replace(/ moderation$/, '')) !== undefined;

function readRow(heading: readonly string[], { line, cells, problem }: CsvRow): FileRow {
  if (problem !== undefined) return { line, refused: problem };
  const cellOf = (name: string) => cells[heading.indexOf(name)]?.trim() || undefined;
  const texts = heading.flatMap((name, at) => {
    const text = cells[at] ?? '';
    if (text.trim() === '' || languageOf(name) === undefined || name.endsWith(' moderation')) return [];
    return [[name, { text, moderation: cellOf(moderationOf(name)) }] as const];
  });
  return rowOf(line, {
    id: cellOf('id'),
    texts: new Map(texts),
    domain: cellOf('domain'),
    account: cellOf('account'),
  });
}

/** Writes entries as CSV, with a column of texts and one of states for each language. */
export async function* writeCsv(
  entries: AsyncIterable<Entry>,
  languages: readonly TranslationLanguage[],
): AsyncGenerator<string> {
  // Without entries there are no languages, but an import needs columns of at least two.
  const named: readonly TranslationLanguage[] = languages.length >= 2 ? languages : ['en', 'hi'];
  const columns = named.flatMap((language) => [language, moderationOf(language)]);
  yield `\ufeff${csvLine(['id', 'domain', 'account', ...columns])}`;
  for await (const { id, domain, account, texts } of entries) {
    const cells = named.flatMap((language) => {
      const text = texts[language];
      return text ? [text.text, text.moderation] : ['', ''];
    });
    yield csvLine([id, domain ?? '', account ?? '', ...cells]);
  }
}
