import { type AudioFormat, audioFormats } from '#contract/text-to-speech.ts';
import { flacEncoder } from './flac-encoder.ts';
import { mp3Encoder } from './mp3-encoder.ts';
import { oggEncoder } from './ogg-encoder.ts';
import { opusEncoder } from './opus-encoder.ts';
import { pcmEncoder, wavEncoder } from './wav-encoder.ts';

/**
 * Writes mono samples in -1..1 as a file, piece by piece.
 *
 * The file is `finish().head`, then everything `write` returned, then `finish().tail`: a head may need lengths that
 * are known only at the end.
 */
export interface AudioEncoder {
  /** Samples per second that `write` takes; that of the file, unless its codec does not know it. */
  readonly sampleRate: number;
  write(samples: Float32Array): Uint8Array<ArrayBuffer>;
  finish(): { readonly head: Uint8Array<ArrayBuffer>; readonly tail: Uint8Array<ArrayBuffer> };
}

type CreateEncoder = (sampleRate: number) => AudioEncoder | Promise<AudioEncoder>;

const encoders: Partial<Record<AudioFormat, CreateEncoder>> = {
  WAV: wavEncoder,
  MP3: mp3Encoder,
  FLAC: flacEncoder,
  OGG: oggEncoder,
  OPUS: opusEncoder,
  PCM: pcmEncoder,
};

/** Formats that can really be written. */
export const writableFormats = audioFormats.filter((format) => encoders[format]);

/** An encoder for one file, or undefined for a format that cannot be written. */
export async function createEncoder(
  format: AudioFormat,
  sampleRate: number,
): Promise<AudioEncoder | undefined> {
  return encoders[format]?.(sampleRate);
}
