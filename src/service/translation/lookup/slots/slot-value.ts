import type { TranslationLanguage } from '#contract/languages.ts';

/** The value of a slot in another language. */
export interface WrittenValue {
  readonly text: string;
  /** Whether the language's own word is known; otherwise the value was transliterated letter by letter. */
  readonly known: boolean;
}

/** Writes a slot's value in a language; undefined when there is no word for it. */
export type SlotValue = (to: TranslationLanguage) => WrittenValue | undefined;

/** A value that needs no knowledge of words. */
export const plainValue =
  (write: (to: TranslationLanguage) => string): SlotValue =>
  (to) => ({ text: write(to), known: true });
