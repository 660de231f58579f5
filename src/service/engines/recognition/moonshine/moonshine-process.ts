import { type Aligner, createAligner } from '../alignment/aligner.ts';
import { confidencesOf } from '../alignment/confidence.ts';
import { type PieceWords, servePieces } from '../pieces/serve-pieces.ts';
import type { MoonshineFiles } from './moonshine-files.ts';
import { loadMoonshine, type MoonshineModel } from './moonshine-model.ts';
import { wordsOfTokens } from './words-of-tokens.ts';

servePieces<MoonshineFiles>({
  async load(files) {
    const [model, aligner] = await Promise.all([loadMoonshine(files), createAligner()]);
    return { recognise: (samples) => recognisePiece(model, aligner, samples) };
  },
  // The model is trained on less than half a minute.
  maxSeconds: 24,
});

/**
 * Seconds of silence added before and after a piece. Otherwise the model sometimes ends its text too early: of 173
 * words spoken by our voices, it recognised 73 wrongly at 8 kHz without the silence and 41 with it; with noise at 10 dB
 * 58 and 41; unchanged 18 and 17.
 */
const [silenceBefore, silenceAfter] = [0.2, 0.5];
const sampleRate = 16_000;

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
  const written = wordsOfTokens(await model.recognise(withSilence(samples)));
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
