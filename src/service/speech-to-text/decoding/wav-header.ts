import type { ByteSource } from './byte-source.ts';
import { DamagedAudio } from './damaged-audio.ts';

export type WavEncoding = 'unsigned' | 'signed' | 'float' | 'a-law' | 'mu-law';

export interface WavHeader {
  readonly encoding: WavEncoding;
  readonly channels: number;
  readonly sampleRate: number;
  /** Bytes of one sample of one channel. */
  readonly sampleBytes: number;
  readonly dataOffset: number;
  /** Whole frames in the file. */
  readonly frames: number;
}

const [PCM, FLOAT, A_LAW, MU_LAW, EXTENSIBLE] = [1, 3, 6, 7, 0xfffe];
const unknownSize = 0xffff_ffff;
const maximumChunks = 10_000;
const channelLimit = 64;
const rateRange = { minimum: 1_000, maximum: 768_000 };
/** The rest of the sub-format identifier that follows the two bytes of the encoding. */
const subFormatTail = '000000001000800000aa00389b71';

/**
 * Reads the chunks of a RIFF, RF64 or BW64 file up to its samples.
 *
 * @throws DamagedAudio when a chunk is missing or contradicts the file, or the encoding is not one we decode.
 */
export function wavHeaderOf(source: ByteSource): WavHeader {
  const wide = source.read(0, 4).toString('latin1') !== 'RIFF';
  let wideSize: number | undefined;
  let format: Omit<WavHeader, 'dataOffset' | 'frames'> | undefined;
  let offset = 12;
  for (let chunks = 0; chunks < maximumChunks; chunks++) {
    const head = source.read(offset, 8);
    if (head.length < 8) break;
    const name = head.toString('latin1', 0, 4);
    const size = head.readUInt32LE(4);
    const body = offset + 8;
    if (name === 'ds64' && wide) {
      const bytes = source.read(body, 16);
      if (bytes.length < 16) break;
      wideSize = Number(bytes.readBigUInt64LE(8));
    } else if (name === 'fmt ') {
      format = formatOf(source.read(body, Math.min(size, 40)));
    } else if (name === 'data') {
      if (format === undefined) throw new DamagedAudio('the samples come before their format');
      return { ...format, dataOffset: body, frames: framesOf(source, format, body, size, wideSize) };
    }
    offset = body + size + (size & 1);
  }
  throw new DamagedAudio('the file ends before its samples');
}

function formatOf(bytes: Buffer): Omit<WavHeader, 'dataOffset' | 'frames'> {
  if (bytes.length < 16) throw new DamagedAudio('the format chunk is cut short');
  let tag = bytes.readUInt16LE(0);
  const channels = bytes.readUInt16LE(2);
  const sampleRate = bytes.readUInt32LE(4);
  const blockAlign = bytes.readUInt16LE(12);
  const bits = bytes.readUInt16LE(14);
  if (tag === EXTENSIBLE) {
    if (bytes.length < 40) throw new DamagedAudio('the extensible format chunk is cut short');
    tag = bytes.readUInt16LE(24);
    if (bytes.toString('hex', 26, 40) !== subFormatTail) throw new DamagedAudio('an unknown sub-format');
  }
  if (channels < 1 || channels > channelLimit) throw new DamagedAudio(`${channels} channels`);
  if (sampleRate < rateRange.minimum || sampleRate > rateRange.maximum) {
    throw new DamagedAudio(`a sample rate of ${sampleRate} Hz`);
  }
  // Bits may be fewer than the bytes hold (20 in 3 bytes): samples are left-justified then.
  const sampleBytes = blockAlign / channels;
  const encoding = encodingOf(tag, sampleBytes, bits);
  if (encoding === undefined) throw new DamagedAudio(`WAV encoding ${tag} with ${bits} bits is not decoded`);
  return { encoding, channels, sampleRate, sampleBytes };
}

function encodingOf(tag: number, sampleBytes: number, bits: number): WavEncoding | undefined {
  if (bits > sampleBytes * 8) return undefined;
  if (tag === PCM && sampleBytes === 1) return 'unsigned';
  if (tag === PCM && [2, 3, 4].includes(sampleBytes)) return 'signed';
  if (tag === FLOAT && [4, 8].includes(sampleBytes)) return 'float';
  if (tag === A_LAW && sampleBytes === 1) return 'a-law';
  if (tag === MU_LAW && sampleBytes === 1) return 'mu-law';
  return undefined;
}

function framesOf(
  source: ByteSource,
  format: Pick<WavHeader, 'channels' | 'sampleBytes'>,
  dataOffset: number,
  size: number,
  wideSize: number | undefined,
): number {
  const frameBytes = format.channels * format.sampleBytes;
  const present = source.size - dataOffset;
  // A writer that could not go back to fill the size in leaves 0 or all ones: the samples reach to the end.
  const declared = size === unknownSize ? (wideSize ?? present) : size === 0 ? present : size;
  if (declared > present) {
    throw new DamagedAudio(`cut short: ${present} of ${declared} bytes of samples`);
  }
  return Math.floor(declared / frameBytes);
}
