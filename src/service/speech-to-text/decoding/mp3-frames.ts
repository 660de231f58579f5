import { afterLeadingTags, tagLengthAt } from './audio-tags.ts';
import type { ByteSource } from './byte-source.ts';

/** Header of one MPEG audio layer III frame. */
export interface Mp3Frame {
  readonly offset: number;
  /** Bytes, header included. */
  readonly length: number;
  readonly sampleRate: number;
  readonly channels: number;
  /** Samples per channel. */
  readonly samples: number;
  /** Bits per second. */
  readonly bitrate: number;
}

const bitrates1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const bitrates2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const sampleRates1 = [44_100, 48_000, 32_000];
const headerBytes = 4;
const blockBytes = 65_536;
/** Zeros at the end are no damage up to here: some programs fill their files up. */
const paddingBytes = 65_536;
/** Room for the longest declaration: header, side information, Xing fields with their table, LAME tag. */
const declarationBytes = 200;

/** Reads a frame header, or nothing where there is none. Free-format frames have no length and are not known. */
export function mp3FrameAt(bytes: Uint8Array, at: number, offset = at): Mp3Frame | undefined {
  const [a, b, c, d] = [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]];
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined;
  if (a !== 0xff || (b & 0xe0) !== 0xe0) return undefined;
  const version = (b >> 3) & 3;
  const layer = (b >> 1) & 3;
  if (version === 1 || layer !== 1) return undefined;
  const first = version === 3;
  const kilobits = (first ? bitrates1 : bitrates2)[c >> 4];
  const rate = sampleRates1[(c >> 2) & 3];
  if (!kilobits || rate === undefined || (d & 3) === 2) return undefined;
  const sampleRate = version === 3 ? rate : version === 2 ? rate / 2 : rate / 4;
  const samples = first ? 1152 : 576;
  const bitrate = kilobits * 1000;
  const length = Math.floor((samples / 8) * (bitrate / sampleRate)) + ((c >> 1) & 1);
  return { offset, length, sampleRate, channels: d >> 6 === 3 ? 1 : 2, samples, bitrate };
}

/** What a Xing, Info or VBRI header in the first frame declares. */
export interface Mp3Declared {
  /** Frames of audio, the header's own frame not counted. */
  readonly frames?: number;
  /** Samples that the encoder put before and after the audio. */
  readonly padding: number;
}

export function mp3Declared(source: ByteSource, frame: Mp3Frame): Mp3Declared | undefined {
  // Zeros stand for what a cut file does not have.
  const bytes = Buffer.alloc(Math.max(frame.length, declarationBytes));
  source.read(frame.offset, bytes.length).copy(bytes);
  const side = frame.samples === 1152 ? (frame.channels === 1 ? 17 : 32) : frame.channels === 1 ? 9 : 17;
  const tag = bytes.toString('latin1', headerBytes + side, headerBytes + side + 4);
  if (tag === 'Xing' || tag === 'Info') {
    const at = headerBytes + side + 8;
    const flags = bytes.readUInt32BE(at - 4);
    const frames = flags & 1 ? bytes.readUInt32BE(at) : undefined;
    const fields = (flags & 1 ? 4 : 0) + (flags & 2 ? 4 : 0) + (flags & 4 ? 100 : 0) + (flags & 8 ? 4 : 0);
    const lame = at + fields;
    if (lame + 24 > bytes.length) return { frames, padding: 0 };
    const packed = bytes.readUIntBE(lame + 21, 3);
    return { frames, padding: (packed >> 12) + (packed & 0xfff) };
  }
  if (bytes.toString('latin1', headerBytes + 32, headerBytes + 36) === 'VBRI') {
    return { frames: bytes.readUInt32BE(headerBytes + 32 + 14), padding: 0 };
  }
  return undefined;
}

export interface Mp3Walk {
  readonly first: Mp3Frame;
  /** Where the last whole frame ends. */
  readonly end: number;
  /** Whole frames, the one of a Xing, Info or VBRI header not counted. */
  readonly frames: number;
  /** Bytes between frames that belong to no frame and no tag. */
  readonly strayBytes: number;
  /** The last frame ends after the end of the file. */
  readonly cutShort: boolean;
  readonly declared?: Mp3Declared;
}

/** Follows the frames from the first to the end of the file. Nothing when there is no frame at all. */
export function walkMp3(source: ByteSource): Mp3Walk | undefined {
  const first = firstMp3Frame(source);
  if (first === undefined) return undefined;
  const declared = mp3Declared(source, first);
  let frames = declared === undefined ? 0 : -1;
  let strayBytes = 0;
  /** Zeros since the last frame or tag. */
  let zeros = 0;
  let cutShort = false;
  let offset = first.offset;
  let end = offset;
  let blockAt = 0;
  let block: Buffer = Buffer.alloc(0);
  while (offset < source.size) {
    if (offset < blockAt || offset + 16 > blockAt + block.length) {
      blockAt = offset;
      block = source.read(blockAt, blockBytes);
    }
    const frame = mp3FrameAt(block, offset - blockAt, offset);
    if (frame !== undefined && frame.sampleRate === first.sampleRate) {
      if (frame.offset + frame.length > source.size) {
        cutShort = true;
        break;
      }
      frames++;
      zeros = 0;
      offset += frame.length;
      end = offset;
      continue;
    }
    const tag = tagLengthAt(source, block, offset - blockAt, offset);
    if (tag === 0) strayBytes++;
    // Tags may stand behind the padding.
    if (tag === 0) zeros = block[offset - blockAt] === 0 ? zeros + 1 : 0;
    offset += tag === 0 ? 1 : tag;
  }
  if (zeros <= paddingBytes) strayBytes -= zeros;
  return { first, end, frames, strayBytes, cutShort, declared };
}

/** Frames that follow each other; one alone counts only where the file ends with or inside it. */
export function firstMp3Frame(source: ByteSource): Mp3Frame | undefined {
  const start = afterLeadingTags(source);
  const head = source.read(start, blockBytes);
  // Recordings of a stream may begin in the middle of a frame.
  for (let at = 0; at < Math.min(head.length, 8192); at++) {
    if (head[at] !== 0xff) continue;
    const frame = mp3FrameAt(head, at, start + at);
    if (frame === undefined) continue;
    const needed = at === 0 ? 2 : 3;
    if (followed(source, frame, needed - 1, at === 0)) return frame;
  }
  return undefined;
}

function followed(source: ByteSource, frame: Mp3Frame, more: number, endCounts: boolean): boolean {
  let last = frame;
  for (let n = 0; n < more; n++) {
    const offset = last.offset + last.length;
    if (offset + headerBytes > source.size) return endCounts;
    const next = mp3FrameAt(source.read(offset, headerBytes), 0, offset);
    if (next === undefined || next.sampleRate !== frame.sampleRate) {
      return endCounts && tagLengthAt(source, source.read(offset, 16), 0, offset) > 0;
    }
    last = next;
  }
  return true;
}
