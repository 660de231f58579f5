import type { MoonshineModel, RecognisedText } from './moonshine-model.ts';
import { type WrittenWord, wordsOfTokens } from './words-of-tokens.ts';

const sampleRate = 16_000;
/** A less probable text is searched for again, since the most probable token is often wrong in noise. */
const doubtfulProbability = 0.9;
/** A text with fewer words than this for each second of its piece may have ended too early. */
const minWordsPerSecond = 1.5;
const beams = 3;
/** Seconds of silence before and after a piece, which keep the model from ending a text early. */
const [silenceBefore, silenceAfter] = [0.2, 0.5];

/**
 * Recognises a piece. If the text is doubtful or short, it is searched for again, as it is and with silence around it, and the
 * more probable text is taken; or the longer one, if that one is short too.
 */
export async function hearWords(model: MoonshineModel, samples: Float32Array): Promise<WrittenWord[]> {
  const minWords = (minWordsPerSecond * samples.length) / sampleRate;
  const first = await model.recognise(samples, 1);
  const words = wordsOfTokens(first.tokens);
  if (first.meanProbability >= doubtfulProbability && words.length >= minWords) return words;
  const again = [
    await model.recognise(samples, beams),
    await model.recognise(withSilence(samples), beams),
  ].sort((one, other) => other.meanProbability - one.meanProbability);
  const [best = [], other = []] = again.map(({ tokens }: RecognisedText) => wordsOfTokens(tokens));
  return best.length < minWords && other.length > best.length ? other : best;
}

function withSilence(samples: Float32Array): Float32Array {
  const padded = new Float32Array(samples.length + (silenceBefore + silenceAfter) * sampleRate);
  padded.set(samples, silenceBefore * sampleRate);
  return padded;
}
