import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Tensor } from 'onnxruntime-node';
import { openModel } from '#service/engines/onnx/open-model.ts';
import { sampleRate } from './material.ts';

/** The npm package with the model of Silero's voice activity detector. */
export const sileroPackage = '@ricky0123/vad-web';

const modelFile = 'dist/silero_vad_v6.onnx';
const [frameSamples, contextSamples] = [512, 64];
const stateShape = [2, 1, 128] as const;
/** Speech begins at a frame above the first probability and ends at one below the second; Silero's default values. */
const [begins, ends] = [0.5, 0.35];
/** The pause that ends a passage and the margin around it, in seconds: as in our own detector. */
const [pause, margin] = [0.5, 0.2];

/** Finds passages of speech as start and end in seconds. @param folder of the package */
export async function openSilero(folder: string) {
  const session = await openModel(await readFile(join(folder, modelFile)), true);
  return async (samples: Float32Array): Promise<{ start: number; end: number }[]> => {
    let state = new Tensor('float32', new Float32Array(2 * 128), stateShape);
    const sr = new Tensor('int64', BigInt64Array.of(BigInt(sampleRate)), []);
    const spans: { start: number; end: number }[] = [];
    let speaking = false;
    for (let at = 0; at + frameSamples <= samples.length; at += frameSamples) {
      const input = new Float32Array(contextSamples + frameSamples);
      input.set(samples.subarray(Math.max(0, at - contextSamples), at), at === 0 ? contextSamples : 0);
      input.set(samples.subarray(at, at + frameSamples), contextSamples);
      const output = await session.run({
        input: new Tensor('float32', input, [1, input.length]),
        state,
        sr,
      });
      if (!output.stateN || !output.output) throw new Error('the detector lacks an output');
      state = output.stateN;
      const probability = Number(output.output.data[0]);
      speaking = probability >= (speaking ? ends : begins);
      if (!speaking) continue;
      const [start, end] = [at / sampleRate, (at + frameSamples) / sampleRate];
      const last = spans.at(-1);
      if (last && start - last.end < pause) last.end = end;
      else spans.push({ start, end });
    }
    return spans.map(({ start, end }) => ({ start: Math.max(0, start - margin), end: end + margin }));
  };
}
