import type { ByteSource } from './byte-source.ts';
import type { FlacHeader } from './flac-header.ts';

/** Longer than any frame in use, so that the last one begins inside. */
const tailBytes = 2_097_152;

/** A frame found from the end of a file backwards. */
interface LastFrame {
  /** Samples per channel from the beginning of the file to the end of this frame. */
  readonly samplesUntilEnd: number;
  /** Whether the frame, checksum included, fills the file to its last byte. */
  readonly isWhole: boolean;
}

/**
 * Samples per channel of a FLAC file whose header does not tell, as from an encoder that wrote into a pipe: the
 * last frame carries its own position. 0 when no frame is found.
 */
export function samplesFromLastFrame(source: ByteSource, header: FlacHeader): number {
  const [last] = lastFramesOf(source, header);
  return last?.samplesUntilEnd ?? 0;
}

/**
 * Whether a file whose header does not tell its length ends with a whole frame, and the samples up to there are as
 * many as were decoded. Decoders leave out what they cannot read without a word.
 */
export function endsAt(source: ByteSource, header: FlacHeader, samples: number): boolean {
  for (const last of lastFramesOf(source, header)) {
    if (last.isWhole && last.samplesUntilEnd === samples) return true;
  }
  return false;
}

/** What looks like a frame, the last first. Samples may look like one by chance, so there may be more than one. */
function* lastFramesOf(source: ByteSource, header: FlacHeader): Generator<LastFrame> {
  const from = Math.max(header.offset, source.size - tailBytes);
  const tail = source.read(from, tailBytes);
  const fixedBlock = source.read(header.offset + 8, 2).readUInt16BE();
  for (let at = tail.length - 6; at >= 0; at--) {
    if (tail[at] !== 0xff || ((tail[at + 1] ?? 0) & 0xfe) !== 0xf8) continue;
    const frame = frameAt(tail, at, header.channels);
    if (frame === undefined) continue;
    const start = frame.variable ? frame.position : frame.position * fixedBlock;
    const body = tail.subarray(at, tail.length - 2);
    yield {
      samplesUntilEnd: start + frame.samples,
      isWhole: crc16(body) === tail.readUInt16BE(tail.length - 2),
    };
  }
}

interface FrameHeader {
  readonly variable: boolean;
  /** Number of the first sample when the block size varies, otherwise number of the frame. */
  readonly position: number;
  readonly samples: number;
}

function frameAt(bytes: Buffer, at: number, channels: number): FrameHeader | undefined {
  const [, second = 0, third = 0, fourth = 0, lead = 0] = bytes.subarray(at, at + 5);
  const layout = fourth >> 4;
  if ((layout < 8 ? layout + 1 : 2) !== channels || layout > 10 || fourth & 1) return undefined;
  // The position is written like a character in UTF-8, with up to seven bytes.
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

function crc16(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x8005) & 0xffff : crc << 1;
  }
  return crc;
}
