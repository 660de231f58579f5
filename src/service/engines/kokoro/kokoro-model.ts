import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { RowSpeech } from '../synthesis/pieces/fit-piece.ts';
import { kokoroFiles, modelValues } from './kokoro-files.ts';
import type { KokoroVoice } from './kokoro-voices.ts';

/** Samples per second of the model's output. */
export const modelRate = 24_000;
/** Samples per frame: the model measures the length of its symbols in frames. */
export const frameSamples = 600;

export interface ModelSettings {
  readonly voice: KokoroVoice;
  /** Factor for the pitch contour. */
  readonly pitch: number;
}

export interface KokoroModel {
  /**
   * Speaks one row of symbols.
   *
   * @param symbols numbers from the model's vocabulary, with the silence before and after them
   */
  speak(symbols: readonly number[], settings: ModelSettings): Promise<RowSpeech>;
}

/** The parts of the runtime that are used here; it is loaded from the folder of the engine. */
interface Runtime {
  readonly InferenceSession: {
    create(path: string, options: Readonly<Record<string, unknown>>): Promise<Session>;
  };
  readonly Tensor: new (
    type: 'float32' | 'int64',
    data: Float32Array | BigInt64Array,
    dimensions: readonly number[],
  ) => Tensor;
}
interface Tensor {
  readonly data: ArrayLike<number>;
}
interface Session {
  run(inputs: Readonly<Record<string, Tensor>>): Promise<Readonly<Record<string, Tensor>>>;
}

/** Maximum number of threads; more do not make the model faster. */
const maxThreads = 4;

/** Length of a style vector; a voice has a vector for each number of symbols. */
const styleLength = 256;

/**
 * The model in a folder made by `prepareKokoro`. It and its runtime are loaded when it first speaks.
 */
export function openKokoroModel(folder: string): KokoroModel {
  const styles = new Map<string, Promise<Float32Array>>();
  let runtime: Runtime | undefined;
  let session: Promise<Session> | undefined;
  const style = (name: string) => {
    const known = styles.get(name) ?? readStyle(join(folder, kokoroFiles.voices, `${name}.bin`));
    styles.set(name, known);
    return known;
  };
  return {
    async speak(symbols, { voice, pitch }) {
      runtime ??= loadRuntime(folder);
      const { Tensor } = runtime;
      const tensor = (value: number) => new Tensor('float32', Float32Array.of(value), [1]);
      session ??= runtime.InferenceSession.create(join(folder, kokoroFiles.model), {
        intraOpNumThreads: Math.min(maxThreads, availableParallelism()),
        interOpNumThreads: 1,
        enableCpuMemArena: false,
        // Threads that wait for each other sleep: otherwise a third of the processor time is spent waiting.
        extra: { session: { intra_op: { allow_spinning: '0' } } },
      });
      const names = Object.keys(voice.styles);
      const blended = blendStyles(
        await Promise.all(names.map(style)),
        Object.values(voice.styles),
        symbols.length - 2,
      );
      const result = await (await session).run({
        input_ids: new Tensor('int64', BigInt64Array.from(symbols, BigInt), [1, symbols.length]),
        style: new Tensor('float32', blended, [1, styleLength]),
        speed: tensor(voice.pace),
        [modelValues.pitch]: tensor(pitch),
      });
      const output = (name: string) => {
        const value = result[name];
        if (!value) throw new Error(`the model has no output ${name}`);
        return value.data;
      };
      const speech = {
        samples: Float32Array.from(output('waveform')),
        frames: Array.from(output(modelValues.frames)),
      };
      checkModelSpeech(speech, symbols.length);
      return speech;
    },
  };
}

/**
 * Checks what the model returned before it is used or stored.
 *
 * @throws when a number is not finite, or a count does not match the symbols or frames.
 */
export function checkModelSpeech({ samples, frames }: RowSpeech, symbols: number): void {
  const isLength = (value: number) => Number.isInteger(value) && value >= 0;
  if (frames.length !== symbols) {
    throw new Error(`the model returned ${frames.length} durations for ${symbols} symbols`);
  }
  if (!frames.every(isLength)) {
    throw new Error('the model returned lengths that are not whole numbers');
  }
  const expected = frameSamples * frames.reduce((sum, length) => sum + length, 0);
  if (samples.length !== expected) {
    throw new Error(`the model returned ${samples.length} samples instead of ${expected}`);
  }
  if (!samples.every(Number.isFinite)) throw new Error('the model returned samples that are not numbers');
}

function loadRuntime(folder: string): Runtime {
  return createRequire(join(folder, 'package.json'))('onnxruntime-node');
}

async function readStyle(path: string): Promise<Float32Array> {
  const bytes = await readFile(path);
  return new Float32Array(Uint8Array.from(bytes).buffer);
}

/**
 * The weighted sum of styles for a number of symbols.
 *
 * @param styles all styles of each voice, one after the other
 */
export function blendStyles(
  styles: readonly Float32Array[],
  shares: readonly number[],
  symbols: number,
): Float32Array {
  const blended = new Float32Array(styleLength);
  for (const [index, values] of styles.entries()) {
    const last = values.length / styleLength - 1;
    const start = styleLength * Math.min(last, symbols);
    for (let at = 0; at < styleLength; at++) blended[at]! += shares[index]! * values[start + at]!;
  }
  return blended;
}
