import { type Aligner, createAligner } from '../alignment/aligner.ts';
import { confidencesOf } from '../alignment/confidence.ts';
import { type PieceWords, servePieces } from '../pieces/serve-pieces.ts';
import type { MoonshineFiles } from './moonshine-files.ts';
import { loadMoonshine, type MoonshineModel } from './moonshine-model.ts';
import { type WrittenWord, wordsOfTokens } from './words-of-tokens.ts';

servePieces<MoonshineFiles>({
  async load(files) {
    const [model, aligner] = await Promise.all([loadMoonshine(files), createAligner()]);
    return { recognise: (samples) => recognisePiece(model, aligner, samples) };
  },
  // The model is trained on less than half a minute; longer pieces than this need more than 500 MB (`bench recognition`).
  maxSeconds: 20,
});

const sampleRate = 16_000;
/** A text with fewer words than this for each second of its piece may have ended too early. */
const minWordsPerSecond = 1.5;
/** Seconds of silence before and after a piece at the second attempt, which keep the model from ending early. */
const [silenceBefore, silenceAfter] = [0.2, 0.5];

/** Recognises a piece, and once more with silence around it if the text seems too short. */
async function hearWords(model: MoonshineModel, samples: Float32Array): Promise<WrittenWord[]> {
  const words = wordsOfTokens(await model.recognise(samples));
  if (words.length >= (minWordsPerSecond * samples.length) / sampleRate) return words;
  const again = wordsOfTokens(await model.recognise(withSilence(samples)));
  return again.length > words.length ? again : words;
}

function withSilence(samples: Float32Array): Float32Array {
  const padded = new Float32Array(samples.length + (silenceBefore + silenceAfter) * sampleRate);
  padded.set(samples, silenceBefore * sampleRate);
  return padded;
}

async function recognisePiece(
  model: MoonshineModel,
  aligner: Aligner,
  samples: Float32Array,
): Promise<PieceWords> {
  const written = await hearWords(model, samples);
  const spoken = written.filter(({ word }) => word !== '');
  const times = aligner.align(
    samples,
    spoken.map(({ text }) => text),
  );
  const confidences = confidencesOf(
    spoken.map(({ probability }, index) => ({ probability, misfit: times[index]?.misfit })),
  );
  return {
    text: written.map(({ text }) => text).join(' '),
    words: spoken.map(({ word, probability }, index) => {
      const found = times[index];
      return {
        word,
        probability,
        conf: confidences[index] ?? 0,
        ...(found && { times: { start: found.start, end: found.end } }),
      };
    }),
  };
}
