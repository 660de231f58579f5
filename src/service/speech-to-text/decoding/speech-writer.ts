import { closeSync, openSync, writeSync } from 'node:fs';
import { DamagedAudio } from './damaged-audio.ts';
import { createResampler, type Resampler } from './resampler.ts';

/** What recognisers take: 16,000 samples a second, one channel, signed 16-bit. */
export const speechRate = 16_000;
export const wavHeaderBytes = 44;

export interface SpeechWriter {
  /** Refuses at once what the file itself declares to be too long. */
  declare(seconds: number): void;
  /** Samples of every channel at the source's rate; the channels are averaged. */
  write(channels: readonly Float32Array[], sampleRate: number): void;
  /** Completes the file. Answers the seconds written. */
  end(): number;
  /** Closes without completing. */
  abandon(): void;
}

/**
 * Writes the recogniser's WAV file from decoded audio of any rate.
 *
 * @throws DamagedAudio when the rate changes on the way or the audio is longer than `maximumSeconds`.
 */
export function createSpeechWriter(path: string, maximumSeconds: number): SpeechWriter {
  const file = openSync(path, 'w');
  writeSync(file, Buffer.alloc(wavHeaderBytes));
  let resampler: Resampler | undefined;
  let rate = speechRate;
  let samples = 0;

  function declare(seconds: number): void {
    if (seconds > maximumSeconds) throw new DamagedAudio(`more than ${maximumSeconds} seconds of audio`);
  }

  function put(signal: Float32Array): void {
    declare((samples + signal.length) / speechRate);
    const bytes = Buffer.alloc(signal.length * 2);
    for (let at = 0; at < signal.length; at++) {
      const level = Math.round((signal[at] ?? 0) * 32_767);
      bytes.writeInt16LE(Math.max(-32_768, Math.min(32_767, level)), at * 2);
    }
    for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
    samples += signal.length;
  }

  return {
    declare,
    write(channels, sampleRate) {
      if (resampler === undefined) {
        resampler = createResampler(sampleRate, speechRate);
        rate = sampleRate;
      } else if (sampleRate !== rate) {
        throw new DamagedAudio(`the sample rate changes from ${rate} to ${sampleRate} Hz`);
      }
      put(resampler.push(mixed(channels)));
    },
    end() {
      if (resampler !== undefined) put(resampler.end());
      writeSync(file, wavHeader(samples), 0, wavHeaderBytes, 0);
      closeSync(file);
      return samples / speechRate;
    },
    abandon() {
      closeSync(file);
    },
  };
}

/** The header of a 16 kHz mono 16-bit file with this many samples. */
export function wavHeader(samples: number): Buffer {
  const header = Buffer.alloc(wavHeaderBytes);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(wavHeaderBytes - 8 + samples * 2, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(speechRate, 24);
  header.writeUInt32LE(speechRate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(samples * 2, 40);
  return header;
}

function mixed(channels: readonly Float32Array[]): Float32Array {
  const [first] = channels;
  if (first === undefined) return new Float32Array(0);
  if (channels.length === 1) return first;
  const mono = new Float32Array(first.length);
  for (const channel of channels) {
    for (let at = 0; at < mono.length; at++) mono[at]! += (channel[at] ?? 0) / channels.length;
  }
  return mono;
}
