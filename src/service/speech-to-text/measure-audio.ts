import type { AudioType } from './decoding/audio-type.ts';
import { type ByteSource, partOf } from './decoding/byte-source.ts';
import { DamagedAudio } from './decoding/damaged-audio.ts';
import { samplesFromLastFrame } from './decoding/flac-frames.ts';
import { flacHeaderOf } from './decoding/flac-header.ts';
import { firstMp3Frame, type Mp3Frame, mp3Declared, walkMp3 } from './decoding/mp3-frames.ts';
import { wavHeaderOf } from './decoding/wav-header.ts';

/** Read of an MP3 file to estimate its length: some ten seconds. */
const estimateBytes = 262_144;

/**
 * The length of the audio in seconds as the file tells it, for the account's allowance: nothing is decoded. 0 for
 * damaged audio, whose job fails. An MP3 file without a count of its frames is taken to go on as it begins.
 */
export function secondsOf(source: ByteSource, type: AudioType): number {
  try {
    switch (type) {
      case 'wav': {
        const header = wavHeaderOf(source);
        if (header.kind !== 'mp3') return header.frames / header.sampleRate;
        return mp3Seconds(partOf(source, header.dataOffset, header.dataBytes));
      }
      case 'flac': {
        const header = flacHeaderOf(source);
        return (header.samples ?? samplesFromLastFrame(source, header)) / header.sampleRate;
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
  const frames = mp3Declared(source, first)?.frames ?? estimatedFrames(source, first);
  return (frames * first.samples) / first.sampleRate;
}

/** As many as there would be if all were as long as those at the beginning on average. */
function estimatedFrames(source: ByteSource, first: Mp3Frame): number {
  const length = Math.min(source.size, first.offset + estimateBytes);
  const walk = walkMp3(partOf(source, 0, length));
  if (walk === undefined || walk.frames <= 0) return (source.size - first.offset) / first.length;
  return (walk.frames * (source.size - first.offset)) / (walk.end - first.offset);
}
