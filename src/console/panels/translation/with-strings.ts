import { stringsIn, type TranslationForm } from './form.ts';

/** From this many characters on a box of lines is no longer written in at ease. */
const mostInLines = 500_000;

/** Strings in place of those of a form, or below them. Line breaks inside them, or very many of them, need the grid. */
export function withStrings(
  form: TranslationForm,
  strings: readonly string[],
  how: 'replace' | 'add',
): Partial<TranslationForm> {
  const characters = strings.reduce((sum, string) => sum + string.length + 1, form.text.length);
  if (form.input === 'grid' || characters > mostInLines || strings.some((string) => string.includes('\n'))) {
    return { input: 'grid', rows: [...(how === 'add' ? stringsIn(form) : []), ...strings] };
  }
  return { text: [...(how === 'add' && form.text !== '' ? [form.text] : []), ...strings].join('\n') };
}
