import { isMonoFrame, sideInformationBytes } from './audio-kind.ts';
import { type Mp3Walk, mp3Packets } from './mp3-walk.ts';

/** Some frames of an mp3 file that can be decoded by themselves. */
export interface Mp3Piece {
  /** All frames one after the other. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** How many frames of this piece sound. */
  readonly frames: number;
  /** How many stand before them only so that they sound as in the whole file. */
  readonly leadIn: number;
}

/** Two and a half seconds at 44.1 kHz: what a page copies in a millisecond, and browsers keep room for. */
const mostSamples = 110_250;
/** The first bars are wanted at once. */
const firstSamples = 65_536;
/**
 * A granule overlaps the one before, and the filter reaches back into that one's sound, which overlaps another. A frame
 * of ISO 11172-3 holds two granules, one of ISO 13818-3 holds one.
 */
const overlappingGranules = 2;
const granule = 576;
/** Of a frame with a checksum. */
const checkedHeaderBytes = 6;

/**
 * The frames of an mp3 file in pieces whose samples are those of the whole file, bit by bit: each begins with as many
 * frames of the one before as its first frame reaches back to. A piece has one number of channels.
 */
export async function* mp3Pieces(file: Blob, walk: Mp3Walk): AsyncGenerator<Mp3Piece> {
  let frames: Uint8Array[] = [];
  let leadIn = 0;
  let most = firstSamples;
  for await (const frame of mp3Packets(file, walk)) {
    const [first] = frames;
    const changes = first !== undefined && isMonoFrame(first) !== isMonoFrame(frame);
    if (changes || (frames.length - leadIn) * walk.samplesPerFrame >= most) {
      yield pieceOf(frames, leadIn);
      frames = changes ? [] : leadInOf(frames, overlappingGranules / (walk.samplesPerFrame / granule));
      leadIn = frames.length;
      most = mostSamples;
    }
    frames.push(frame);
  }
  if (frames.length > leadIn) yield pieceOf(frames, leadIn);
}

function pieceOf(frames: readonly Uint8Array[], leadIn: number): Mp3Piece {
  const [first] = frames;
  // One frame alone is no mp3 file to a browser.
  const all = frames.length === 1 && first ? [first, first] : frames;
  const bytes = new Uint8Array(all.reduce((size, frame) => size + frame.length, 0));
  let at = 0;
  for (const frame of all) {
    bytes.set(frame, at);
    at += frame.length;
  }
  return { bytes, frames: frames.length - leadIn, leadIn };
}

/**
 * The last of these frames, as many as the next one needs: those it overlaps, and before them as many bytes of sound as
 * a frame may borrow (`main_data_begin` of ISO 11172-3 has nine bits, of ISO 13818-3 eight).
 */
function leadInOf(frames: readonly Uint8Array[], overlapping: number): Uint8Array[] {
  let from = Math.max(0, frames.length - overlapping);
  for (let borrowed = 511; from > 0 && borrowed > 0; from -= 1) {
    const frame = frames[from - 1];
    if (frame) borrowed -= Math.max(0, frame.length - checkedHeaderBytes - sideInformationBytes(frame));
  }
  return frames.slice(from);
}
