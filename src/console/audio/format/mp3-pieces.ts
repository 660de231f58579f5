import { isMonoFrame, sideInformationBytes } from '#audio-formats/mp3-frame.ts';
import { type Mp3Index, mp3Packets } from './mp3-index.ts';

/** A run of frames of an mp3 file that can be decoded on its own. */
export interface Mp3Piece {
  /** The lead-in and the frames of the piece, concatenated. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Number of frames, not counting the lead-in. */
  readonly frames: number;
  /** Number of frames at the start that are decoded and dropped, so that the rest decodes as in the whole file. */
  readonly leadIn: number;
}

/** Number of samples in a piece: 2.5 seconds at 44.1 kHz, which a page copies in a millisecond. */
const samplesPerPiece = 110_250;
/** Number of samples in the first piece: fewer, so that the first bars of the waveform appear sooner. */
const samplesOfFirstPiece = 65_536;
/**
 * Granules before a frame that affect its samples: a granule overlaps the previous one, and its filter reads the
 * previous output, which overlaps the granule before that. A frame of ISO 11172-3 has two granules, one of ISO 13818-3
 * has one.
 */
const overlappingGranules = 2;
const samplesPerGranule = 576;
/** Header size of a frame with a checksum. */
const checkedHeaderBytes = 6;

/**
 * Splits an mp3 file into pieces that decode to exactly the samples of the whole file: each starts with those frames of
 * the previous piece on which its first frame depends. All frames of a piece have the same number of channels.
 */
export async function* mp3Pieces(file: Blob, mp3: Mp3Index): AsyncGenerator<Mp3Piece> {
  let frames: Uint8Array[] = [];
  let leadIn = 0;
  let pieceSamples = samplesOfFirstPiece;
  for await (const frame of mp3Packets(file, mp3)) {
    const [first] = frames;
    const changes = first !== undefined && isMonoFrame(first) !== isMonoFrame(frame);
    if (changes || (frames.length - leadIn) * mp3.samplesPerFrame >= pieceSamples) {
      yield createPiece(frames, leadIn);
      frames = changes
        ? []
        : leadInOf(frames, overlappingGranules / (mp3.samplesPerFrame / samplesPerGranule));
      leadIn = frames.length;
      pieceSamples = samplesPerPiece;
    }
    frames.push(frame);
  }
  if (frames.length > leadIn) yield createPiece(frames, leadIn);
}

function createPiece(frames: readonly Uint8Array[], leadIn: number): Mp3Piece {
  const [first] = frames;
  // Browsers do not recognise a single frame as an mp3 file.
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
 * The lead-in for the next frame: the frames it overlaps, and before them as many bytes of audio data as a frame may
 * borrow (`main_data_begin` of ISO 11172-3 has nine bits, of ISO 13818-3 eight).
 */
function leadInOf(frames: readonly Uint8Array[], overlapping: number): Uint8Array[] {
  let from = Math.max(0, frames.length - overlapping);
  for (let borrowed = 511; from > 0 && borrowed > 0; from -= 1) {
    const frame = frames[from - 1];
    if (frame) borrowed -= Math.max(0, frame.length - checkedHeaderBytes - sideInformationBytes(frame));
  }
  return frames.slice(from);
}
