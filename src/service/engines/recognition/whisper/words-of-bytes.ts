import type { PieceWords } from '../pieces/serve-pieces.ts';
import type { WhisperToken } from './whisper-model.ts';

const punctuationAround = /^[^\p{L}\p{N}$£€₹]+|[^\p{L}\p{M}\p{N}%°]+$/gu;
const space = 0x20;

/**
 * Joins tokens to words. A token is some bytes of the text and may end inside a letter, so words are separated before
 * their bytes are read. The probability of a word is the mean of its tokens; its times are not known.
 */
export function wordsOfBytes(tokens: readonly WhisperToken[]): PieceWords {
  const groups: WhisperToken[][] = [];
  for (const token of tokens) {
    const last = groups.at(-1);
    if (last === undefined || token.bytes[0] === space) groups.push([token]);
    else last.push(token);
  }
  const written = groups.flatMap((group) => {
    const text = Buffer.concat(group.map(({ bytes }) => bytes))
      .toString('utf8')
      .trim();
    const probability = group.reduce((sum, token) => sum + token.probability, 0) / group.length;
    return text === ''
      ? []
      : [{ text, word: text.replace(punctuationAround, '').toLowerCase(), probability }];
  });
  return {
    text: written.map(({ text }) => text).join(' '),
    words: written
      .filter(({ word }) => word !== '')
      .map(({ word, probability }) => ({ word, probability, conf: probability })),
  };
}
