import { type Aligner, createAligner } from '../alignment/aligner.ts';
import { confidencesOf } from '../alignment/confidence.ts';
import { type PieceWords, servePieces } from '../pieces/serve-pieces.ts';
import { hearWords } from './hear-words.ts';
import type { MoonshineFiles } from './moonshine-files.ts';
import { loadMoonshine, type MoonshineModel } from './moonshine-model.ts';

servePieces<MoonshineFiles>({
  async load(files) {
    const [model, aligner] = await Promise.all([loadMoonshine(files), createAligner()]);
    return { recognise: (samples) => recognisePiece(model, aligner, samples) };
  },
  // The model is trained on less than half a minute; longer pieces than this need more than 500 MB (`bench long-recording`).
  maxSeconds: 17,
});

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
