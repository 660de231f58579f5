import { createMp3Encoder } from 'wasm-media-encoders';
import type { AudioEncoder } from '../../src/service/audio-files/audio-encoder.ts';
import type { Sound } from './sounds.ts';

/** The bytes of a mono file that one of the service's own encoders writes. */
export function encoded(sound: Sound, encoder: AudioEncoder): Uint8Array {
  const pieces: Uint8Array[] = [];
  for (const block of sound) pieces.push(encoder.write(block));
  const { head, tail } = encoder.finish();
  return Buffer.concat([head, ...pieces, tail]);
}

/** A stream of mp3 frames at 44.1 kHz without any header: of one bit rate (kbit/s), or of a varying one. */
export async function mp3Frames(
  sound: Sound,
  channels: 1 | 2,
  rate: { readonly bitrate: 64 | 128 } | { readonly vbrQuality: number },
): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: 44_100, outputSampleRate: 44_100, channels, ...rate });
  const pieces: Uint8Array[] = [];
  for (const block of sound) {
    // What the encoder returns stays its own.
    pieces.push(Uint8Array.from(encoder.encode(channels === 1 ? [block] : [block, block])));
  }
  pieces.push(Uint8Array.from(encoder.finalize()));
  return Buffer.concat(pieces);
}

/** A 16-bit wav file at 44.1 kHz, both channels alike, filled with a sound again and again up to the size in bytes. */
export function stereoWav(sound: Float32Array, size: number): Uint8Array {
  const file = Buffer.alloc(size - (size % 4));
  const rate = 44_100;
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 4, 28);
  file.writeUInt16LE(4, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(file.length - 44, 40);
  for (let at = 44, frame = 0; at < file.length; at += 4, frame += 1) {
    const value = Math.round((sound[frame % sound.length] ?? 0) * 32_767);
    file.writeInt16LE(value, at);
    file.writeInt16LE(value, at + 2);
  }
  return file;
}
