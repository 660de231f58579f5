import { stringsOf } from '#console/ui/text/strings.ts';
import type { TranslationForm } from './form.ts';

/** Maximum length of a text that is stored twice, as lines and as rows; a longer one would exceed the tab's storage. */
const maxDuplicatedCharacters = 500_000;

/**
 * The change that shows the same strings in the other input mode. Earlier rows are restored if the lines still equal
 * them; a line break inside a row splits it, and the rows are kept for switching back.
 */
export function switchInputMode(
  input: TranslationForm['input'],
  form: TranslationForm,
): Partial<TranslationForm> {
  const { rows } = form;
  const joined = rows.join('\n');
  if (input === 'grid') {
    const { text } = form;
    return {
      input,
      rows: joined === text ? rows : stringsOf(text),
      ...(text.length > maxDuplicatedCharacters && { text: '' }),
    };
  }
  const lossless = rows.every((row) => row !== '' && row === row.trim() && !row.includes('\n'));
  return { input, text: joined, ...(joined.length > maxDuplicatedCharacters && lossless && { rows: [] }) };
}
