import { stringsOf } from '#console/ui/strings.ts';
import type { TranslationForm } from './form.ts';

/** The same strings as rows of the grid. Rows that were there come back as they were while the lines say the same. */
export function toGrid({ rows, text }: TranslationForm): Partial<TranslationForm> {
  return { input: 'grid', rows: rows.join('\n') === text ? rows : stringsOf(text) };
}

/** The same strings one a line. A line break inside a row parts it; the rows are kept for the way back. */
export function toLines(form: TranslationForm): Partial<TranslationForm> {
  return { input: 'lines', text: form.rows.join('\n') };
}

/** The same strings, written the other way. */
export function writtenAs(input: TranslationForm['input'], form: TranslationForm): Partial<TranslationForm> {
  return input === 'grid' ? toGrid(form) : toLines(form);
}
