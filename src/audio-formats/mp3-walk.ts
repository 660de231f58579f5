import { tagLength } from './audio-tags.ts';
import type { HeaderReader } from './header-reader.ts';
import { firstMp3Frame, type Mp3Frame, readMp3Frame, whatFollowsFrame } from './mp3-frame.ts';
import { type Mp3Tag, mp3TagBytes, readMp3Tag } from './mp3-tag.ts';

/** The result of following the frame headers of an MP3 file. */
export interface Mp3Walk {
  readonly first: Mp3Frame & { readonly offset: number };
  readonly tag?: Mp3Tag;
  /** End of the last complete frame. */
  readonly end: number;
  /** Number of complete frames, not counting the tag's frame. */
  readonly frames: number;
  /** Whether the bit rate varies between frames. */
  readonly varying: boolean;
  /** Bytes that belong to no frame and no tag, nor to at most `maxPaddingBytes` zeros at the end. */
  readonly strayBytes: number;
  /** Whether there are other bytes, such as a tag, between two frames. */
  readonly gaps: boolean;
  /** Whether the file ends inside its last frame. */
  readonly cutShort: boolean;
}

const blockBytes = 1_048_576;
/** Bytes needed to read a frame and the next one: more than two frames of the highest bit rate. */
const maxFrameBytes = 4096;
/** Up to this many zeros at the end are not damage: some programs pad their files. */
const maxPaddingBytes = 65_536;

/**
 * Follows the frames of an MP3 file from the first to the end of the file. Undefined when there are none.
 *
 * @param onFrame called with the offset and length of each complete frame of audio
 */
export function* walkMp3(
  size: number,
  onFrame: (offset: number, length: number) => void = () => {},
): HeaderReader<Mp3Walk | undefined> {
  const first = yield* firstMp3Frame(size);
  if (!first) return undefined;
  const tag = readMp3Tag(yield { offset: first.offset, length: mp3TagBytes(first) });
  let offset = first.offset + (tag ? first.length : 0);
  let end = Math.min(offset, size);
  let cutShort = offset > size;
  const bitRates = new Set<number>();
  let [frames, strayBytes, zeros] = [0, 0, 0];
  // `stray` and `passed`: whether stray bytes, or any bytes, have been passed since the last frame.
  let [stray, passed, gaps] = [false, false, false];
  let block: Uint8Array = new Uint8Array();
  let blockAt = offset;
  while (offset < size) {
    const blockEnd = blockAt + block.length;
    if (offset + maxFrameBytes > blockEnd && (blockEnd < size || offset > blockEnd)) {
      blockAt = offset;
      block = yield { offset, length: blockBytes };
      if (block.length === 0) break;
    }
    const at = offset - blockAt;
    const frame = readMp3Frame(block, at);
    const belongs =
      frame?.sampleRate === first.sampleRate &&
      // After stray bytes, what looks like a frame must be followed by another.
      (!stray || whatFollowsFrame(block, at + frame.length, size - offset - frame.length, frame) !== 'no');
    if (frame && belongs) {
      if (offset + frame.length > size) {
        cutShort = true;
        break;
      }
      gaps ||= passed;
      [stray, passed, zeros] = [false, false, 0];
      frames++;
      bitRates.add(frame.kilobits);
      onFrame(offset, frame.length);
      offset += frame.length;
      end = offset;
      continue;
    }
    passed = true;
    const skipped = tagLength(block, at, size - offset);
    if (skipped === 0) {
      stray = true;
      strayBytes++;
      // Tags may follow the zeros.
      zeros = block[at] === 0 ? zeros + 1 : 0;
    }
    offset += skipped || 1;
  }
  if (zeros <= maxPaddingBytes) strayBytes -= zeros;
  return { first, ...(tag && { tag }), end, frames, varying: bitRates.size > 1, strayBytes, gaps, cutShort };
}
