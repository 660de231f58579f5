/** A piece of a word, with the probability that the model gave it. A space in front begins a new word. */
export interface RecognisedToken {
  readonly text: string;
  readonly probability: number;
}

/** A written word of the transcript. */
export interface WrittenWord {
  /** With case and punctuation. */
  readonly text: string;
  /** In lower case, without punctuation around it; empty for a dash. */
  readonly word: string;
  /** The lowest probability among the tokens of its letters. */
  readonly probability: number;
}

const letterOrDigit = /[\p{L}\p{N}]/u;
const punctuationAround = /^[^\p{L}\p{N}$£€₹]+|[^\p{L}\p{N}%°]+$/gu;

/** Joins tokens to written words. Punctuation does not count in the probability of a word. */
export function wordsOfTokens(tokens: readonly RecognisedToken[]): WrittenWord[] {
  const words: { text: string; probability: number }[] = [];
  for (const { text, probability } of joinBytes(tokens)) {
    const last = words.at(-1);
    const word = last === undefined || text.startsWith(' ') ? { text: '', probability: 1 } : last;
    if (word !== last) words.push(word);
    word.text += text.trim();
    if (letterOrDigit.test(text)) word.probability = Math.min(word.probability, probability);
  }
  return words
    .filter(({ text }) => text !== '')
    .map(({ text, probability }) => ({ text, word: plainWord(text), probability }));
}

function plainWord(text: string): string {
  return text.replace(punctuationAround, '').replaceAll('’', "'").toLowerCase();
}

const byteToken = /^<0x([0-9A-F]{2})>$/;
const specialToken = /^<.*>$/;

/** A letter outside the vocabulary is represented by its UTF-8 bytes, one token each. Special tokens are left out. */
function* joinBytes(tokens: readonly RecognisedToken[]): Generator<RecognisedToken> {
  let bytes: number[] = [];
  let lowest = 1;
  for (const token of [...tokens, { text: '', probability: 1 }]) {
    const byte = byteToken.exec(token.text)?.[1];
    if (byte !== undefined) {
      bytes.push(Number.parseInt(byte, 16));
      lowest = Math.min(lowest, token.probability);
      continue;
    }
    if (bytes.length > 0) yield { text: Buffer.from(bytes).toString('utf8'), probability: lowest };
    [bytes, lowest] = [[], 1];
    if (token.text !== '' && !specialToken.test(token.text)) yield token;
  }
}
