import { closeSync, openSync, writeSync } from 'node:fs';
import { plainWavHeader, plainWavHeaderBytes } from '#audio-formats/wav-header.ts';
import { createResampler, type Resampler } from '#service/audio-files/resample.ts';
import { DamagedAudio } from './damaged-audio.ts';

/** Sample rate in Hz of the recognisers' input, which is mono and signed 16-bit. */
const speechRate = 16_000;

/**
 * Writes decoded audio of any rate to the recogniser's WAV file.
 *
 * @throws DamagedAudio when the rate changes, or the audio is longer than `maximumSeconds`.
 */
export function createSpeechWriter(path: string, maximumSeconds: number) {
  const file = openSync(path, 'w');
  writeSync(file, Buffer.alloc(plainWavHeaderBytes));
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
    /** Throws if the length in seconds that the source declares is too long. */
    declare,
    /** Adds samples of all channels at the source's rate; the channels are averaged. */
    write(channels: readonly Float32Array[], sampleRate: number) {
      if (resampler === undefined) {
        resampler = createResampler(sampleRate, speechRate);
        rate = sampleRate;
      } else if (sampleRate !== rate) {
        throw new DamagedAudio(`the sample rate changes from ${rate} to ${sampleRate} Hz`);
      }
      put(resampler.push(mixToMono(channels)));
    },
    /** Completes the file. @returns the seconds written */
    end() {
      if (resampler !== undefined) put(resampler.end());
      writeSync(file, plainWavHeader(speechRate, samples * 2), 0, plainWavHeaderBytes, 0);
      closeSync(file);
      return samples / speechRate;
    },
    /** Closes the incomplete file. */
    abandon() {
      closeSync(file);
    },
  };
}

export type SpeechWriter = ReturnType<typeof createSpeechWriter>;

function mixToMono(channels: readonly Float32Array[]): Float32Array {
  const [first] = channels;
  if (first === undefined) return new Float32Array(0);
  if (channels.length === 1) return first;
  const mono = new Float32Array(first.length);
  for (const channel of channels) {
    for (let at = 0; at < mono.length; at++) mono[at]! += (channel[at] ?? 0) / channels.length;
  }
  return mono;
}
