import type { LanguageCode } from '#contract/languages.ts';
import { type AlignedPhone, unwrittenVowel } from './align-phones.ts';

/** One sound of an English word and the language that the word is written in. */
export interface EnglishSound {
  readonly word: string;
  readonly sounds: readonly AlignedPhone[];
  readonly at: number;
  readonly language: LanguageCode;
  /** Whether the word is a plural, whose final s is not part of its stem. */
  readonly isPlural: boolean;
}

/** The sound at this distance before or after the given one. */
export const neighbour = ({ sounds, at }: EnglishSound, offset: number): AlignedPhone | undefined =>
  sounds[at + offset];

export const phoneAt = (sound: EnglishSound, offset: number): string | undefined =>
  neighbour(sound, offset)?.phone;

export const letterOf = ({ word, sounds, at }: EnglishSound): string => word[sounds[at]!.letterAt] ?? '';

/** The letters of the word after the one that spells this sound. */
export const lettersAfter = ({ word, sounds, at }: EnglishSound): string =>
  word.slice(sounds[at]!.letterAt + 1);

/** All vowel letters that spell this sound together (`oi`, `ou`, `ə`). */
export function vowelLetters({ word, sounds, at }: EnglishSound): string {
  const { letterAt } = sounds[at]!;
  if (letterAt < 0) return '';
  const isVowelLetter = (index: number) => `aeiouyw${unwrittenVowel}`.includes(word[index] ?? ' ');
  let start = letterAt;
  let end = letterAt + 1;
  while (isVowelLetter(start - 1)) start--;
  while (isVowelLetter(end)) end++;
  return word.slice(start, end);
}

/** Whether a single consonant and another vowel follow. */
export const isOpenSyllable = (sound: EnglishSound): boolean =>
  neighbour(sound, 1)?.isVowel === false && neighbour(sound, 2)?.isVowel === true;

/** Whether no other vowel comes before this one. */
export const isFirstVowel = ({ sounds, at }: EnglishSound): boolean =>
  !sounds.slice(0, at).some(({ isVowel }) => isVowel);

export const isSouthern = (language: LanguageCode): boolean => ['ta', 'te', 'kn', 'ml'].includes(language);
export const isBengaliOrAssamese = (language: LanguageCode): boolean =>
  language === 'bn' || language === 'as';
