import type { ByteSource } from './byte-source.ts';
import { DamagedAudio } from './damaged-audio.ts';
import { type RiffChunks, riffChunksOf } from './riff-chunks.ts';

export type SampleEncoding = 'unsigned' | 'signed' | 'float' | 'a-law' | 'mu-law';

interface Place {
  readonly channels: number;
  readonly sampleRate: number;
  readonly dataOffset: number;
  /** Bytes of samples in the file. */
  readonly dataBytes: number;
}

/** Each sample by itself. */
export interface PlainWav extends Place {
  readonly kind: 'samples';
  readonly encoding: SampleEncoding;
  readonly bigEndian: boolean;
  /** Bytes of one sample of one channel. */
  readonly sampleBytes: number;
  readonly frames: number;
}

/** Samples as differences of four bits, in blocks that each begin anew. */
export interface AdpcmWav extends Place {
  readonly kind: 'ima-adpcm' | 'ms-adpcm';
  readonly blockBytes: number;
  /** Pairs that predict a sample from the two before it; MS ADPCM alone has them. */
  readonly coefficients: readonly (readonly [number, number])[];
  readonly frames: number;
}

/** A whole MP3 stream where the samples would be. */
export interface Mp3Wav extends Place {
  readonly kind: 'mp3';
}

export type WavHeader = PlainWav | AdpcmWav | Mp3Wav;

const [PCM, MS_ADPCM, FLOAT, A_LAW, MU_LAW, IMA_ADPCM, MP3, EXTENSIBLE] = [1, 2, 3, 6, 7, 0x11, 0x55, 0xfffe];
const channelLimit = 64;
const rateRange = { minimum: 1_000, maximum: 768_000 };
/** The rest of the sub-format identifier that follows the two bytes of the encoding, low bytes first. */
const subFormatTail = '000000001000800000aa00389b71';
const adpcmHeadBytes = { 'ima-adpcm': 4, 'ms-adpcm': 7 } as const;
const adpcmHeadSamples = { 'ima-adpcm': 1, 'ms-adpcm': 2 } as const;

/**
 * Reads what a WAV file says about its samples.
 *
 * @throws DamagedAudio when a chunk is missing or contradicts the file, or the encoding is not one we decode.
 */
export function wavHeaderOf(source: ByteSource): WavHeader {
  const chunks = riffChunksOf(source);
  const { format, bigEndian, dataOffset } = chunks;
  const number = (at: number) => (bigEndian ? format.readUInt16BE(at) : format.readUInt16LE(at));
  const channels = number(2);
  const sampleRate = bigEndian ? format.readUInt32BE(4) : format.readUInt32LE(4);
  const blockBytes = number(12);
  const bits = number(14);
  let tag = number(0);
  if (tag === EXTENSIBLE) {
    if (format.length < 40) throw new DamagedAudio('the extensible format chunk is cut short');
    tag = number(24);
    if (!bigEndian && format.toString('hex', 26, 40) !== subFormatTail) {
      throw new DamagedAudio('an unknown sub-format');
    }
  }
  if (channels < 1 || channels > channelLimit) throw new DamagedAudio(`${channels} channels`);
  if (sampleRate < rateRange.minimum || sampleRate > rateRange.maximum) {
    throw new DamagedAudio(`a sample rate of ${sampleRate} Hz`);
  }
  const place = { channels, sampleRate, dataOffset, dataBytes: dataBytesOf(source, chunks) };
  if (tag === MP3) return { ...place, kind: 'mp3' };

  const adpcm = tag === IMA_ADPCM ? 'ima-adpcm' : tag === MS_ADPCM ? 'ms-adpcm' : undefined;
  if (adpcm !== undefined && bits === 4 && !bigEndian) {
    // A group of IMA ADPCM is eight samples of one channel; a byte of MS ADPCM two.
    const step = adpcm === 'ima-adpcm' ? 4 * channels : channels;
    if (
      blockBytes <= adpcmHeadBytes[adpcm] * channels ||
      (blockBytes - adpcmHeadBytes[adpcm] * channels) % step > 0
    ) {
      throw new DamagedAudio(`blocks of ${blockBytes} bytes for ${channels} channels`);
    }
    const coefficients = adpcm === 'ms-adpcm' ? coefficientsOf(format) : [];
    const whole = framesInBlocks(adpcm, place, blockBytes);
    // The last block is filled up: only the declared number of samples is sound.
    const { factSamples = 0 } = chunks;
    const frames = factSamples > 0 && factSamples < whole ? factSamples : whole;
    return { ...place, kind: adpcm, blockBytes, coefficients, frames };
  }

  // Bits may be fewer than the bytes hold (20 in 3 bytes): samples are left-justified then.
  const sampleBytes = blockBytes / channels;
  const encoding = encodingOf(tag, sampleBytes, bits);
  if (encoding === undefined) throw new DamagedAudio(`WAV encoding ${tag} with ${bits} bits is not decoded`);
  const frames = Math.floor(place.dataBytes / blockBytes);
  return { ...place, kind: 'samples', encoding, bigEndian, sampleBytes, frames };
}

/** Samples per channel that one block of so many bytes holds; a last block may be shorter. */
export function framesInBlock(kind: AdpcmWav['kind'], channels: number, bytes: number): number {
  const left = bytes - adpcmHeadBytes[kind] * channels;
  if (left < 0) return 0;
  const coded =
    kind === 'ima-adpcm' ? Math.floor(left / (4 * channels)) * 8 : Math.floor((left * 2) / channels);
  return adpcmHeadSamples[kind] + coded;
}

function framesInBlocks(kind: AdpcmWav['kind'], { channels, dataBytes }: Place, blockBytes: number): number {
  const blocks = Math.floor(dataBytes / blockBytes);
  return (
    blocks * framesInBlock(kind, channels, blockBytes) + framesInBlock(kind, channels, dataBytes % blockBytes)
  );
}

function coefficientsOf(format: Buffer): [number, number][] {
  const count = format.length < 22 ? 0 : format.readUInt16LE(20);
  if (count === 0 || format.length < 22 + count * 4) throw new DamagedAudio('the ADPCM table is cut short');
  return Array.from({ length: count }, (_, index) => [
    format.readInt16LE(22 + index * 4),
    format.readInt16LE(24 + index * 4),
  ]);
}

function encodingOf(tag: number, sampleBytes: number, bits: number): SampleEncoding | undefined {
  if (bits > sampleBytes * 8) return undefined;
  if (tag === PCM && sampleBytes === 1) return 'unsigned';
  if (tag === PCM && [2, 3, 4].includes(sampleBytes)) return 'signed';
  if (tag === FLOAT && [4, 8].includes(sampleBytes)) return 'float';
  if (tag === A_LAW && sampleBytes === 1) return 'a-law';
  if (tag === MU_LAW && sampleBytes === 1) return 'mu-law';
  return undefined;
}

function dataBytesOf(source: ByteSource, { dataOffset, dataBytes }: RiffChunks): number {
  const present = Math.max(0, source.size - dataOffset);
  if (dataBytes !== undefined && dataBytes > present) {
    throw new DamagedAudio(`cut short: ${present} of ${dataBytes} bytes of samples`);
  }
  return dataBytes ?? present;
}
