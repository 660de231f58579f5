import { TranslationLanguage } from '#contract/languages.ts';

/** Languages whose scripts look least alike, one a script; the first four are what a demo shows. */
const oneOfEachScript = ['hi', 'ta', 'ur', 'bn', 'te', 'pa', 'gu', 'kn', 'ml', 'or', 'en'] as const;

/** Targets chosen with one press; the source is never among them. */
export const targetPresets = {
  four: (source: TranslationLanguage) => oneOfEachScript.filter((code) => code !== source).slice(0, 4),
  scripts: (source: TranslationLanguage) => oneOfEachScript.filter((code) => code !== source),
  all: (source: TranslationLanguage) => TranslationLanguage.options.filter((code) => code !== source),
} as const;
export const presetNames = ['four', 'scripts', 'all'] as const;
