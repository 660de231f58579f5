import type { AudioFormat } from '#contract/text-to-speech.ts';
import type { AudioEncoder } from './audio-encoder.ts';
import { flacEncoder } from './flac-encoder.ts';
import { mp3Encoder } from './mp3-encoder.ts';
import { oggEncoder } from './ogg-encoder.ts';
import { opusEncoder } from './opus-encoder.ts';
import { pcmEncoder, wavEncoder } from './wav-encoder.ts';

const encoders: Record<AudioFormat, (sampleRate: number) => AudioEncoder | Promise<AudioEncoder>> = {
  WAV: wavEncoder,
  MP3: mp3Encoder,
  FLAC: flacEncoder,
  OGG: oggEncoder,
  OPUS: opusEncoder,
  PCM: pcmEncoder,
};

/** An encoder for one file. */
export async function createEncoder(format: AudioFormat, sampleRate: number): Promise<AudioEncoder> {
  return encoders[format](sampleRate);
}
