import type { AudioType } from './decoding/audio-type.ts';
import type { ByteSource } from './decoding/byte-source.ts';
import { DamagedAudio } from './decoding/damaged-audio.ts';
import { flacHeaderOf } from './decoding/flac-header.ts';
import { firstMp3Frame, mp3Declared } from './decoding/mp3-frames.ts';
import { wavHeaderOf } from './decoding/wav-header.ts';

/**
 * The length of the audio in seconds as its header tells it, for the account's allowance: nothing is decoded. A
 * header that claims less than it holds gains nothing, since its job fails. 0 for damaged audio, whose job fails
 * as well.
 */
export function secondsOf(source: ByteSource, type: AudioType): number {
  try {
    switch (type) {
      case 'wav': {
        const { frames, sampleRate } = wavHeaderOf(source);
        return frames / sampleRate;
      }
      case 'flac': {
        const { samples = 0, sampleRate } = flacHeaderOf(source);
        return samples / sampleRate;
      }
      case 'mp3':
        return mp3Seconds(source);
    }
  } catch (error) {
    if (error instanceof DamagedAudio) return 0;
    throw error;
  }
}

function mp3Seconds(source: ByteSource): number {
  const first = firstMp3Frame(source);
  if (first === undefined) return 0;
  const frames = mp3Declared(source, first)?.frames ?? (source.size - first.offset) / first.length;
  return (frames * first.samples) / first.sampleRate;
}
