import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Tensor } from 'onnxruntime-node';
import { openModel } from '../onnx/open-model.ts';
import type { RowSpeech } from '../synthesis/pieces/fit-piece.ts';
import { type PiperConfig, piperFiles } from './piper-config.ts';

export interface PiperModel {
  /**
   * Speaks one row of symbols at the voice's own pace. Some models do not return the lengths of the symbols.
   *
   * @param speaker from 0, in a voice of several speakers
   */
  speak(row: readonly number[], speaker: number): Promise<Pick<RowSpeech, 'samples'> & Partial<RowSpeech>>;
}

/** Samples per frame, the same in all voices. */
export const frameSamples = 256;
/** How much the length of phonemes varies at random: not at all, so that the same text takes the same time. */
const lengthNoise = 0;
/** Opens a voice in a folder made by `preparePiper`. */
export async function openPiperModel(folder: string, config: PiperConfig): Promise<PiperModel> {
  const session = await openModel(await readFile(join(folder, piperFiles.model)), false);
  const { noise_scale, length_scale } = config.inference;
  const [, framesName] = session.outputNames;
  const hasSpeakers = session.inputNames.includes('sid');
  return {
    async speak(row, speaker) {
      const outputs = await session.run({
        input: new Tensor('int64', BigInt64Array.from(row, BigInt), [1, row.length]),
        input_lengths: new Tensor('int64', BigInt64Array.of(BigInt(row.length)), [1]),
        scales: new Tensor('float32', Float32Array.of(noise_scale, length_scale, lengthNoise), [3]),
        ...(hasSpeakers && {
          sid: new Tensor('int64', BigInt64Array.of(BigInt(Math.min(speaker, config.num_speakers - 1))), [1]),
        }),
      });
      const samples = outputs.output?.data;
      if (!(samples instanceof Float32Array)) throw new Error('the voice returned no samples');
      if (!samples.every(Number.isFinite)) throw new Error('the voice returned samples that are not numbers');
      if (framesName === undefined) return { samples };
      const speech = { samples, frames: Array.from(outputs[framesName]?.data ?? [], Number) };
      checkLengths(speech, row.length);
      return speech;
    },
  };
}

/** @throws when lengths and samples do not match */
function checkLengths({ samples, frames }: RowSpeech, symbols: number): void {
  if (frames.length !== symbols) {
    throw new Error(`the voice returned ${frames.length} durations for ${symbols} symbols`);
  }
  if (!frames.every((length) => Number.isInteger(length) && length >= 0)) {
    throw new Error('the voice returned lengths that are not whole numbers');
  }
  const expected = frameSamples * frames.reduce((sum, length) => sum + length, 0);
  if (samples.length !== expected) {
    throw new Error(`the voice returned ${samples.length} samples instead of ${expected}`);
  }
}
