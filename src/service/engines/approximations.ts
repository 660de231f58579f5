import type { LanguageCode } from '#contract/languages.ts';

/**
 * Languages the engine has no voice for, and the voice that comes nearest: same script and nearly the same letters, but not
 * their pronunciation. Spoken only where that is asked for.
 */
export const approximations: Partial<Record<LanguageCode, LanguageCode>> = {
  mai: 'hi',
  doi: 'hi',
  brx: 'hi',
  sa: 'hi',
  ks: 'ur',
};

/** The language whose voice and number words serve for `language`: itself, or the one that comes nearest. */
export function voiceLanguage(language: LanguageCode): LanguageCode {
  return approximations[language] ?? language;
}
