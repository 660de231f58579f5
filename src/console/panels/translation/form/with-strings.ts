import { stringsIn, type TranslationForm } from './form.ts';

/** With more characters than this, typing in the text box is slow. */
const maxLineModeCharacters = 500_000;

/**
 * Replaces the strings of a form, or appends to them; strings with line breaks, or too many characters for the text
 * box, go into the grid.
 */
export function withStrings(
  form: TranslationForm,
  strings: readonly string[],
  how: 'replace' | 'add',
): Partial<TranslationForm> {
  const characters = strings.reduce((sum, string) => sum + string.length + 1, form.text.length);
  if (
    form.input === 'grid' ||
    characters > maxLineModeCharacters ||
    strings.some((string) => string.includes('\n'))
  ) {
    return { input: 'grid', rows: [...(how === 'add' ? stringsIn(form) : []), ...strings] };
  }
  return { text: [...(how === 'add' && form.text !== '' ? [form.text] : []), ...strings].join('\n') };
}
