import type { FlacHeader } from '#audio-formats/flac-header.ts';
import type { ByteSource } from '../byte-source.ts';
import { DamagedAudio } from '../damaged-audio.ts';

/** Bytes read from the end of a file: more than almost any frame, so that they contain the start of the last one. */
const tailBytes = 1_048_576;
const blockBytes = 65_536;
const headerBytes = 16;
/** Maximum size of a frame in bytes: twice that of 65,535 uncompressed 32-bit samples on 8 channels. */
const maxFrameBytes = 4_194_304;
const lastBlockFlag = 0x80;

export interface FlacFrame {
  readonly bytes: Uint8Array;
  /** Samples per channel, as the frame declares. */
  readonly samples: number;
}

/**
 * The frames of a FLAC file, in order. Frames have no length: their checksums are the only sign of where each ends.
 *
 * @throws DamagedAudio where a frame's checksum is wrong, or a frame is missing or cut short.
 */
export function* readFlacFrames(source: ByteSource, header: FlacHeader): Generator<FlacFrame> {
  const fixedBlock = source.read(header.offset + 8, 2).readUInt16BE();
  let offset = metadataEnd(source, header.offset);
  let expected: number | undefined;
  while (offset < source.size) {
    const head = frameAt(source.read(offset, headerBytes), 0, header.channels);
    if (head === undefined) throw new DamagedAudio(`no frame at byte ${offset}`);
    const start = head.variable ? head.position : head.position * fixedBlock;
    // A recording may start in the middle of a broadcast, but must be continuous from there.
    if (expected !== undefined && start !== expected)
      throw new DamagedAudio(`no frame for sample ${expected}`);
    expected = start + head.samples;
    const end = endOfFrame(source, offset, header.channels);
    yield { bytes: source.read(offset, end - offset), samples: head.samples };
    offset = end;
  }
}

/**
 * Samples per channel of a FLAC file whose header does not declare them, as from an encoder that wrote to a pipe: by
 * the position in the last frame. 0 when no frame is found.
 */
export function samplesFromLastFrame(source: ByteSource, header: FlacHeader): number {
  const from = Math.max(header.offset, source.size - tailBytes);
  const tail = source.read(from, tailBytes);
  const fixedBlock = source.read(header.offset + 8, 2).readUInt16BE();
  for (let at = tail.length - 6; at >= 0; at--) {
    const frame = frameAt(tail, at, header.channels);
    if (frame === undefined) continue;
    const start = frame.variable ? frame.position : frame.position * fixedBlock;
    return start + frame.samples;
  }
  return 0;
}

function metadataEnd(source: ByteSource, offset: number): number {
  for (let at = offset + 4; ; ) {
    const head = source.read(at, 4);
    if (head.length < 4) throw new DamagedAudio('the file ends inside its header');
    at += 4 + head.readUIntBE(1, 3);
    if ((head[0] ?? 0) & lastBlockFlag) return at;
  }
}

/**
 * Offset of the end of a frame: where the checksum over it, its own checksum included, is 0 and another frame starts or
 * the file ends.
 */
function endOfFrame(source: ByteSource, start: number, channels: number): number {
  let checksum = 0;
  for (let from = start; from < source.size && from - start < maxFrameBytes; from += blockBytes) {
    const block = source.read(from, blockBytes + headerBytes);
    const count = Math.min(block.length, blockBytes);
    for (let at = 0; at < count; at++) {
      if (checksum === 0 && from + at > start && frameAt(block, at, channels) !== undefined) return from + at;
      checksum = ((checksum << 8) & 0xffff) ^ (crc16Table[(checksum >> 8) ^ block[at]!] ?? 0);
    }
  }
  if (checksum !== 0) throw new DamagedAudio(`the frame at byte ${start} is damaged or cut short`);
  return source.size;
}

interface FrameHeader {
  readonly variable: boolean;
  /** Index of the first sample if the block size varies, otherwise index of the frame. */
  readonly position: number;
  readonly samples: number;
}

function frameAt(bytes: Buffer, at: number, channels: number): FrameHeader | undefined {
  if (bytes[at] !== 0xff || ((bytes[at + 1] ?? 0) & 0xfe) !== 0xf8) return undefined;
  const [, second = 0, third = 0, fourth = 0, lead = 0] = bytes.subarray(at, at + 5);
  const layout = fourth >> 4;
  if ((layout < 8 ? layout + 1 : 2) !== channels || layout > 10 || fourth & 1) return undefined;
  // The position is encoded like UTF-8, in up to seven bytes.
  const ones = Math.clz32(~(lead << 24));
  if (ones === 1 || ones > 7) return undefined;
  const length = Math.max(1, ones);
  let position = ones === 0 ? lead : lead & (0x7f >> ones);
  for (let more = 1; more < length; more++) {
    const byte = bytes[at + 4 + more] ?? 0;
    if (byte >> 6 !== 2) return undefined;
    position = position * 64 + (byte & 0x3f);
  }
  let end = at + 4 + length;
  const sizeCode = third >> 4;
  let samples = sizeCode === 1 ? 192 : sizeCode < 6 ? 576 << (sizeCode - 2) : 256 << (sizeCode - 8);
  if (sizeCode === 0) return undefined;
  if (sizeCode === 6) samples = (bytes[end++] ?? 0) + 1;
  if (sizeCode === 7) {
    samples = ((bytes[end] ?? 0) << 8) + (bytes[end + 1] ?? 0) + 1;
    end += 2;
  }
  const rateCode = third & 15;
  if (rateCode === 15) return undefined;
  end += rateCode === 12 ? 1 : rateCode > 12 ? 2 : 0;
  if (crc8(bytes.subarray(at, end)) !== bytes[end]) return undefined;
  return { variable: (second & 1) === 1, position, samples };
}

function crc8(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x80 ? ((crc << 1) ^ 0x07) & 0xff : crc << 1;
  }
  return crc;
}

const crc16Table = Uint16Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 8;
  for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x8005) & 0xffff : crc << 1;
  return crc;
});
