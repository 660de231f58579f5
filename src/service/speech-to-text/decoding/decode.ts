import * as z from 'zod/mini';
import { runTask, TaskFailure, TaskTimeout } from '../../child-task.ts';
import { DamagedAudio } from './damaged-audio.ts';

export interface DecodeLimits {
  /** Longest audio that is decoded. */
  readonly seconds: number;
  /** Wall time of the decoding process. */
  readonly milliseconds: number;
  /** Resident memory of the decoding process. */
  readonly megabytes: number;
}

export const defaultDecodeLimits: DecodeLimits = {
  seconds: 4 * 3600,
  milliseconds: 15 * 60_000,
  megabytes: 400,
};

const heapMegabytes = 128;

/**
 * Decodes a stored upload to a WAV file of 16 kHz, one channel, 16 bits, in a process of its own.
 *
 * @returns the length in seconds.
 * @throws DamagedAudio when the file cannot be decoded whole; TaskFailure when the process itself failed; the
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
    if (error instanceof TaskTimeout) throw new DamagedAudio(`decoding takes ${error.message}`);
    if (error instanceof TaskFailure && error.kind === 'DamagedAudio') throw new DamagedAudio(error.message);
    throw error;
  }
}
