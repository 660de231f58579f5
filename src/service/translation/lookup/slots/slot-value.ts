import type { TranslationLanguage } from '#contract/languages.ts';

/** The value of a slot in another language. */
export interface WrittenValue {
  readonly text: string;
  /** Whether a word of the language is known; otherwise the value was transliterated. */
  readonly known: boolean;
}

/** Writes a slot's value in a language; undefined when there is no word for it. */
export type SlotValue = (to: TranslationLanguage) => WrittenValue | undefined;

/** A value that can be written in every language, so that it is never transliterated. */
export const knownValue =
  (write: (to: TranslationLanguage) => string): SlotValue =>
  (to) => ({ text: write(to), known: true });
