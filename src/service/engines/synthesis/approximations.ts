import type { LanguageCode } from '#contract/languages.ts';

/**
 * Languages without a voice, with the most similar voice: same script and nearly the same letters, but another
 * pronunciation. Used only when the operator enables it.
 */
export const approximations: Partial<Record<LanguageCode, LanguageCode>> = {
  mai: 'hi',
  doi: 'hi',
  brx: 'hi',
  sa: 'hi',
  ks: 'ur',
};

/** The language whose voice and number words are used for `language`: itself, or the most similar one. */
export function voiceLanguage(language: LanguageCode): LanguageCode {
  return approximations[language] ?? language;
}
