import { findLanguage, languageCodes } from '#contract/languages.ts';
import { type ImportedTable, telling } from './import-table.ts';

/** Words that name a column in the catalogues and sheets that people translate from. */
const headingWords =
  /^(?:#|id|no\.?|nr\.?|key|keys|name|names|code|string|strings|text|texts|source|target|value|values|message|messages|label|labels|title|description|comment|comments|note|notes|context|column|column ?\d+|language|sentence|sentences|phrase|phrases|translation|translations|input|output|original|content)$/i;

/** Longer than the name of a column is. */
const headingLength = 40;

/**
 * Whether the first row of separated cells most likely names the columns: all of its cells are short, different, no
 * numbers and no sentences, and either one is a usual name or code of a language, or a column that holds numbers below
 * has a word there.
 */
export function likelyHeaded({ rows, columns }: ImportedTable): boolean {
  const [first = [], ...below] = rows;
  const names = first.map((cell) => cell.trim());
  const told = below.slice(0, telling);
  if (columns < 2 || names.length < columns || told.length === 0 || new Set(names).size < names.length) {
    return false;
  }
  const plain = (name: string) =>
    isColumnName(name) ||
    (name !== '' && name.length <= headingLength && !isNumber(name) && !/[.!?।॥۔\n]$/u.test(name));
  if (!names.every(plain)) return false;
  return names.some((name, column) => {
    const cells = told.map((row) => row[column]?.trim() ?? '').filter((cell) => cell !== '');
    return isColumnName(name) || (cells.length > 0 && cells.every(isNumber));
  });
}

const isNumber = (cell: string) => /^[\p{N}\s.,:/%+-]+$/u.test(cell);

const isColumnName = (name: string) =>
  headingWords.test(name) ||
  languageCodes.some((code) => {
    const language = findLanguage(code);
    return [code, language?.englishName, language?.nativeName].some(
      (known) => known?.toLowerCase() === name.toLowerCase(),
    );
  });
