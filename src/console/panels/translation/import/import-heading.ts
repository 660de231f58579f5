import { findLanguage, LanguageCode } from '#contract/languages.ts';
import { type ImportedTable, maxExaminedRows } from './import-table.ts';

/** Usual names of columns in the catalogues and spreadsheets that people translate. */
const columnNamePattern =
  /^(?:#|id|no\.?|nr\.?|key|keys|name|names|code|string|strings|text|texts|source|target|value|values|message|messages|label|labels|title|description|comment|comments|note|notes|context|column|column ?\d+|language|sentence|sentences|phrase|phrases|translation|translations|input|output|original|content)$/i;

/** Maximum length of a column name. */
const maxColumnNameLength = 40;

/**
 * Whether the first row of a table with several columns most likely names them: its cells are all different; each is a
 * usual name, a language, or a short text that is neither a number nor a sentence; and at least one is a usual name or
 * a language, or has only numbers below it.
 */
export function firstRowLooksLikeHeading({ rows, columns }: ImportedTable): boolean {
  const [first = [], ...below] = rows;
  const names = first.map((cell) => cell.trim());
  const examined = below.slice(0, maxExaminedRows);
  if (columns < 2 || names.length < columns || examined.length === 0 || new Set(names).size < names.length) {
    return false;
  }
  const plain = (name: string) =>
    isColumnName(name) ||
    (name !== '' && name.length <= maxColumnNameLength && !isNumber(name) && !/[.!?।॥۔\n]$/u.test(name));
  if (!names.every(plain)) return false;
  return names.some((name, column) => {
    const cells = examined.map((row) => row[column]?.trim() ?? '').filter((cell) => cell !== '');
    return isColumnName(name) || (cells.length > 0 && cells.every(isNumber));
  });
}

const isNumber = (cell: string) => /^[\p{N}\s.,:/%+-]+$/u.test(cell);

const isColumnName = (name: string) =>
  columnNamePattern.test(name) ||
  LanguageCode.options.some((code) => {
    const language = findLanguage(code);
    return [code, language?.englishName, language?.nativeName].some(
      (known) => known?.toLowerCase() === name.toLowerCase(),
    );
  });
