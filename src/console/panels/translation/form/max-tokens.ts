import type { TranslationForm } from './form.ts';

/** The maximum number of tokens that an answer can consume: characters times targets, or 0 if NMT is off. */
export function maxTokens({ enableNmt, targets }: TranslationForm, characters: number): number {
  return enableNmt ? characters * targets.length : 0;
}
