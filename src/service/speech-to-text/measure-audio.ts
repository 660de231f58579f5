import { firstMp3Frame } from '#audio-formats/mp3-frame.ts';
import { mp3TagBytes, readMp3Tag } from '#audio-formats/mp3-tag.ts';
import { walkMp3 } from '#audio-formats/mp3-walk.ts';
import type { AudioType } from './decoding/audio-type.ts';
import { type ByteSource, readHeader, slicePart } from './decoding/byte-source.ts';
import { DamagedAudio } from './decoding/damaged-audio.ts';
import { samplesFromLastFrame } from './decoding/flac/flac-frames.ts';
import { requireFlacHeader } from './decoding/flac/flac-header.ts';
import { readWavEncoding } from './decoding/wav/wav-encoding.ts';

/** Number of bytes of an MP3 file that are read to estimate its length: about ten seconds. */
const estimateBytes = 262_144;

/**
 * The length of the audio in seconds according to the file's headers, to be charged to the account. Nothing is decoded.
 * 0 for damaged audio, whose job fails. The length of an MP3 file without a frame count is estimated from its
 * beginning.
 */
export function measureSeconds(source: ByteSource, type: AudioType): number {
  try {
    switch (type) {
      case 'wav': {
        const header = readWavEncoding(source);
        if (header.kind !== 'mp3') return header.frames / header.sampleRate;
        return mp3Seconds(slicePart(source, header.dataOffset, header.dataBytes));
      }
      case 'flac': {
        const header = requireFlacHeader(source);
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
  const first = readHeader(source, firstMp3Frame(source.size));
  if (first === undefined) return 0;
  const tag = readMp3Tag(source.read(first.offset, mp3TagBytes(first)));
  const frames = tag?.frames ?? estimatedFrames(source, first);
  return (frames * first.samples) / first.sampleRate;
}

/** The number of frames, if all have the average size of those at the beginning. */
function estimatedFrames(
  source: ByteSource,
  first: { readonly offset: number; readonly length: number },
): number {
  const opening = slicePart(source, 0, Math.min(source.size, first.offset + estimateBytes));
  const walk = readHeader(opening, walkMp3(opening.size));
  if (walk === undefined || walk.frames <= 0) return (source.size - first.offset) / first.length;
  return (walk.frames * (source.size - first.offset)) / (walk.end - first.offset);
}
