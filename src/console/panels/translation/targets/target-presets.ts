import { TranslationLanguage } from '#contract/languages.ts';

/** One language for each script, the most different scripts first; the first four are the demo preset. */
const oneOfEachScript = ['hi', 'ta', 'ur', 'bn', 'te', 'pa', 'gu', 'kn', 'ml', 'or', 'en'] as const;

/** Presets of targets; the source is never among them. */
export const targetPresets = {
  four: (source: TranslationLanguage) => oneOfEachScript.filter((code) => code !== source).slice(0, 4),
  scripts: (source: TranslationLanguage) => oneOfEachScript.filter((code) => code !== source),
  all: (source: TranslationLanguage) => TranslationLanguage.options.filter((code) => code !== source),
} as const;
export const presetNames = ['four', 'scripts', 'all'] as const;
