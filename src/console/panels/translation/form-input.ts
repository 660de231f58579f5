import { stringsOf } from '#console/ui/strings.ts';
import type { TranslationForm } from './form.ts';

/** From this length on a text is held once: as lines and as rows it would be more than a tab keeps. */
const heldOnce = 500_000;

/** The same strings as rows of the grid. Rows that were there come back as they were while the lines say the same. */
export function toGrid({ rows, text }: TranslationForm): Partial<TranslationForm> {
  return {
    input: 'grid',
    rows: rows.join('\n') === text ? rows : stringsOf(text),
    ...(text.length > heldOnce && { text: '' }),
  };
}

/** The same strings one a line. A line break inside a row parts it; the rows are kept for the way back. */
export function toLines(form: TranslationForm): Partial<TranslationForm> {
  const text = form.rows.join('\n');
  const whole = form.rows.every((row) => row !== '' && row === row.trim() && !row.includes('\n'));
  return { input: 'lines', text, ...(text.length > heldOnce && whole && { rows: [] }) };
}

/** The same strings, written the other way. */
export function writtenAs(input: TranslationForm['input'], form: TranslationForm): Partial<TranslationForm> {
  return input === 'grid' ? toGrid(form) : toLines(form);
}
