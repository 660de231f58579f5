import { englishPhones } from '#service/transliteration/english/english-words.ts';
import { isListedName } from '#service/transliteration/lexicon/listed-names.ts';
import { type RecognisedToken, wordsOfTokens } from './words-of-tokens.ts';

/*
 * Chosen with 352 words of noisy clips, 746 words of our voices and 600 words with Indian names, also in noise: a higher
 * penalty for unlisted words replaces rare names with common words.
 */
const unlistedWordPenalty = 1;
const repetitionPenalty = 3;

/**
 * How much less probable a text is than its tokens say, as a natural logarithm. In noise the model spells words that do
 * not exist, and it may say the end of a text several times.
 */
export function penaltyOf(tokens: readonly RecognisedToken[]): number {
  const words = wordsOfTokens(tokens).map(({ word }) => word);
  const unlisted = words.flatMap((word) => word.split('-')).filter((word) => !isListed(word));
  return unlistedWordPenalty * unlisted.length + repetitionPenalty * countRepetitions(words);
}

/** Whether a dictionary lists a word; also true for what is not a word, such as a number. */
function isListed(word: string): boolean {
  return (
    !/^[a-z']+$/.test(word) || englishPhones(word) !== undefined || isListedName(word.replace(/'s$/, ''))
  );
}

const repeatedPhrase = /(?<= )(\S+(?: \S+){2,}?)(?: \1)+(?= )/g;

/** How many times a phrase of three or more words is said again at once. */
function countRepetitions(words: readonly string[]): number {
  const phrases = ` ${words.join(' ')} `.matchAll(repeatedPhrase);
  return Array.from(phrases, ([all, phrase]) => (all.length + 1) / (phrase!.length + 1) - 1).reduce(
    (sum, count) => sum + count,
    0,
  );
}
