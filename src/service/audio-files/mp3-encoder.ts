import { createMp3Encoder } from 'wasm-media-encoders';
import type { AudioEncoder } from './audio-encoder.ts';
import { crc16, mp3InfoFrame } from './mp3-info-frame.ts';

/** The encoder scales everything by this factor, to leave headroom for its own errors. */
const encoderScale = 0.95;
const supportedRates = [8000, 16_000, 22_050, 24_000, 44_100, 48_000] as const;

/**
 * MP3, mono, constant bit rate, at the requested sample rate.
 *
 * The stream begins with an information frame, so that players know its exact length and drop the encoder delay and
 * padding.
 */
export async function mp3Encoder(sampleRate: number): Promise<AudioEncoder> {
  const outputSampleRate = supportedRates.find((rate) => rate === sampleRate);
  if (!outputSampleRate) throw new RangeError(`MP3 does not support a sample rate of ${sampleRate} Hz`);
  const kilobits = sampleRate > 24_000 ? 96 : 64;
  const encoder = await createMp3Encoder();
  // Without an explicit output rate the encoder would choose a lower one for speech.
  encoder.configure({ sampleRate, outputSampleRate, channels: 1, bitrate: kilobits });
  let samples = 0;
  let bytes = 0;
  let checksum = 0;
  const taken = (owned: Uint8Array) => {
    bytes += owned.length;
    checksum = crc16(owned, checksum);
    return Uint8Array.from(owned);
  };
  return {
    sampleRate,
    write(more) {
      samples += more.length;
      return taken(encoder.encode([more.map((sample) => sample / encoderScale)]));
    },
    finish() {
      const tail = taken(encoder.finalize());
      return { head: mp3InfoFrame({ sampleRate, kilobits, samples, bytes, checksum }), tail };
    },
  };
}
