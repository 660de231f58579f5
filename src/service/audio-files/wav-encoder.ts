import { endianness } from 'node:os';
import { plainWavHeader } from '#audio-formats/wav-header.ts';
import type { AudioEncoder } from './audio-encoder.ts';

/** Encodes signed 16-bit little-endian samples without a header. */
export function pcmEncoder(sampleRate: number): AudioEncoder {
  return { sampleRate, write: toPcm16, finish: () => ({ head: new Uint8Array(), tail: new Uint8Array() }) };
}

/** Encodes RIFF WAVE files, mono, 16 bit. */
export function wavEncoder(sampleRate: number): AudioEncoder {
  let bytes = 0;
  return {
    sampleRate,
    write(samples) {
      const pcm = toPcm16(samples);
      bytes += pcm.length;
      return pcm;
    },
    finish: () => ({ head: plainWavHeader(sampleRate, bytes), tail: new Uint8Array() }),
  };
}

/** Rounds samples from -1 to 1 to signed 16-bit values, with clipping. */
export function toInt16(samples: Float32Array): Int16Array<ArrayBuffer> {
  const rounded = new Int16Array(samples.length);
  for (let index = 0; index < samples.length; index++) {
    rounded[index] = Math.max(-32768, Math.min(32767, Math.round(samples[index]! * 32768)));
  }
  return rounded;
}

function toPcm16(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const { buffer } = toInt16(samples);
  if (endianness() === 'BE') Buffer.from(buffer).swap16();
  return new Uint8Array(buffer);
}
