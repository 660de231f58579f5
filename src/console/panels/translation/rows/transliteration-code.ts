import { findLanguage, TransliterationLanguage } from '#contract/languages.ts';

/**
 * The transliteration code for the script of a language: its own; the other code of the same language
 * (`kon` for `kok`); or a language written in the same script (`hi` for `ne`).
 */
export function transliterationCodeOf(code: string): TransliterationLanguage {
  const own = TransliterationLanguage.safeParse(code);
  if (own.success) return own.data;
  const language = findLanguage(code);
  const alike = (key: 'englishName' | 'script') =>
    TransliterationLanguage.options.find((other) => language && findLanguage(other)?.[key] === language[key]);
  return alike('englishName') ?? alike('script') ?? 'en';
}
