import { createOggEncoder } from 'wasm-media-encoders';
import type { AudioEncoder } from './audio-encoder.ts';

/** Encodes Ogg Vorbis files, mono, variable bit rate. */
export async function oggEncoder(sampleRate: number): Promise<AudioEncoder> {
  const encoder = await createOggEncoder();
  encoder.configure({ sampleRate, channels: 1, vbrQuality: 5 });
  // The encoder returns its own memory, which is valid until the next call, so it is copied.
  return {
    sampleRate,
    write: (samples) => Uint8Array.from(encoder.encode([samples])),
    finish: () => ({ head: new Uint8Array(), tail: Uint8Array.from(encoder.finalize()) }),
  };
}
