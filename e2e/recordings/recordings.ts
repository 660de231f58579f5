import { createMp3Encoder } from 'wasm-media-encoders';
import type { AudioEncoder } from '../../src/service/audio-files/audio-encoder.ts';
import { wavEncoder } from '../../src/service/audio-files/wav-encoder.ts';
import type { SampleBlocks } from './sounds.ts';

/** Bytes before the samples of a plain wav file. */
const wavHeaderBytes = 44;

/** Encodes a sound as a mono file with one of the service's own encoders. */
export function encodeSound(sound: SampleBlocks, encoder: AudioEncoder): Uint8Array {
  const pieces: Uint8Array[] = [];
  for (const block of sound) pieces.push(encoder.write(block));
  const { head, tail } = encoder.finish();
  return Buffer.concat([head, ...pieces, tail]);
}

/** A stream of mp3 frames at 44.1 kHz without any header, of constant bit rate (in kbit/s) or variable bit rate. */
export async function mp3Frames(
  sound: SampleBlocks,
  channels: 1 | 2,
  rate: { readonly bitrate: 64 | 128 } | { readonly vbrQuality: number },
): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: 44_100, outputSampleRate: 44_100, channels, ...rate });
  const pieces: Uint8Array[] = [];
  for (const block of sound) {
    // The encoder reuses the buffer that it returns.
    pieces.push(Uint8Array.from(encoder.encode(channels === 1 ? [block] : [block, block])));
  }
  pieces.push(Uint8Array.from(encoder.finalize()));
  return Buffer.concat(pieces);
}

/** A mono 16-bit wav file of this size in bytes, which repeats a sound. */
export function speechWav(sound: SampleBlocks, sampleRate: number, size: number): Uint8Array {
  const minute = encodeSound(sound, wavEncoder(sampleRate)).subarray(wavHeaderBytes);
  const file = Buffer.alloc(size - (size % 2));
  for (let at = wavHeaderBytes; at < file.length; at += minute.length)
    file.set(minute.subarray(0, file.length - at), at);
  const head = encodeSound([], wavEncoder(sampleRate));
  file.set(head);
  file.writeUInt32LE(file.length - 8, 4);
  file.writeUInt32LE(file.length - wavHeaderBytes, 40);
  return file;
}
