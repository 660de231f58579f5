import * as z from 'zod/mini';
import { runTask, TaskFailure } from '#service/processes/child-task.ts';
import { DamagedAudio } from './damaged-audio.ts';

export interface DecodeLimits {
  /** Maximum length of the audio. */
  readonly seconds: number;
  /** Maximum wall time of the decoding process. */
  readonly milliseconds: number;
  /** Maximum resident memory of the decoding process. */
  readonly megabytes: number;
}

export const defaultDecodeLimits: DecodeLimits = {
  seconds: 4 * 3600,
  milliseconds: 15 * 60_000,
  megabytes: 400,
};

const heapMegabytes = 128;

/**
 * Decodes a stored upload to a WAV file of 16 kHz, one channel, 16 bits, in a separate process.
 *
 * @returns the length in seconds.
 * @throws DamagedAudio when the file cannot be decoded completely; TaskFailure when the process itself failed; the
 *   signal's reason when aborted.
 */
export async function decode(
  input: string,
  output: string,
  signal: AbortSignal,
  limits: DecodeLimits = defaultDecodeLimits,
): Promise<number> {
  try {
    const seconds = await runTask('decode-process', {
      heapMegabytes,
      args: [input, output, String(limits.seconds), String(limits.megabytes)],
      signal,
      milliseconds: limits.milliseconds,
    });
    return z.number().parse(seconds);
  } catch (error) {
    if (!(error instanceof TaskFailure)) throw error;
    if (error.kind === 'TaskTimeout') throw new DamagedAudio(`decoding takes ${error.message}`);
    if (error.kind === 'DamagedAudio') throw new DamagedAudio(error.message);
    throw error;
  }
}
