import { viewOf } from '#audio-formats/header-reader.ts';
import { readWavHeader, type WavHeader, type WavProblem, wavCodes } from '#audio-formats/wav-header.ts';
import { type ByteSource, readHeader } from '../byte-source.ts';
import { DamagedAudio } from '../damaged-audio.ts';

export type SampleEncoding = 'unsigned' | 'signed' | 'float' | 'a-law' | 'mu-law';

interface WavData {
  readonly channels: number;
  readonly sampleRate: number;
  readonly dataOffset: number;
  /** Total size of the samples in the file, in bytes. */
  readonly dataBytes: number;
}

/** A WAV file that stores each sample as a number. */
export interface PlainWav extends WavData {
  readonly kind: 'samples';
  readonly encoding: SampleEncoding;
  readonly bigEndian: boolean;
  /** Size in bytes of one sample of one channel. */
  readonly sampleBytes: number;
  readonly frames: number;
}

/** A WAV file that stores samples as 4-bit differences, in independent blocks. */
export interface AdpcmWav extends WavData {
  readonly kind: 'ima-adpcm' | 'ms-adpcm';
  readonly blockBytes: number;
  /** Pairs of coefficients that predict a sample from the two before it; MS ADPCM only. */
  readonly coefficients: readonly (readonly [number, number])[];
  readonly frames: number;
}

/** A WAV file that contains an MP3 stream. */
export interface Mp3Wav extends WavData {
  readonly kind: 'mp3';
}

export type WavEncoding = PlainWav | AdpcmWav | Mp3Wav;

const problemText: Record<WavProblem, string> = {
  'no-data': 'the file ends before its data chunk',
  'no-format': 'the file ends before its format chunk',
  'short-format': 'the format chunk is cut short',
  'short-extension': 'the extensible format chunk is cut short',
};
const channelLimit = 64;
const rateRange = { minimum: 1_000, maximum: 768_000 };
/** The rest of the sub-format GUID after the two bytes of the encoding. */
const subFormatTail = '000000001000800000aa00389b71';
const adpcmHeadBytes = { 'ima-adpcm': 4, 'ms-adpcm': 7 } as const;
const adpcmHeadSamples = { 'ima-adpcm': 1, 'ms-adpcm': 2 } as const;

/**
 * Reads the encoding and position of the samples of a WAV file.
 *
 * @throws DamagedAudio when a chunk is missing or contradicts the file, or the encoding is not supported.
 */
export function readWavEncoding(source: ByteSource): WavEncoding {
  const header = readHeader(source, readWavHeader());
  if (typeof header === 'string') throw new DamagedAudio(problemText[header]);
  const { format, bigEndian, code, channels, sampleRate, blockBytes, bits, dataOffset } = header;
  const tail = header.subFormatTail && Buffer.from(header.subFormatTail).toString('hex');
  if (tail !== undefined && tail !== subFormatTail && !bigEndian) {
    throw new DamagedAudio('an unknown sub-format');
  }
  if (channels < 1 || channels > channelLimit) throw new DamagedAudio(`${channels} channels`);
  if (sampleRate < rateRange.minimum || sampleRate > rateRange.maximum) {
    throw new DamagedAudio(`a sample rate of ${sampleRate} Hz`);
  }
  const place = { channels, sampleRate, dataOffset, dataBytes: dataBytesOf(source, header) };
  if (code === wavCodes.mp3) return { ...place, kind: 'mp3' };

  const adpcm = code === wavCodes.imaAdpcm ? 'ima-adpcm' : code === wavCodes.msAdpcm ? 'ms-adpcm' : undefined;
  if (adpcm !== undefined && bits === 4 && !bigEndian) {
    // A group of IMA ADPCM holds eight samples of one channel, a byte of MS ADPCM two.
    const step = adpcm === 'ima-adpcm' ? 4 * channels : channels;
    if (
      blockBytes <= adpcmHeadBytes[adpcm] * channels ||
      (blockBytes - adpcmHeadBytes[adpcm] * channels) % step > 0
    ) {
      throw new DamagedAudio(`blocks of ${blockBytes} bytes for ${channels} channels`);
    }
    const coefficients = adpcm === 'ms-adpcm' ? coefficientsOf(format) : [];
    const whole = framesInBlocks(adpcm, place, blockBytes);
    // The last block is padded: only the declared number of samples is audio.
    const { factSamples = 0 } = header;
    const frames = factSamples > 0 && factSamples < whole ? factSamples : whole;
    return { ...place, kind: adpcm, blockBytes, coefficients, frames };
  }

  // There may be fewer bits than the bytes hold (20 in 3 bytes): samples are then left-justified.
  const sampleBytes = blockBytes / channels;
  const encoding = encodingOf(code, sampleBytes, bits);
  if (encoding === undefined) throw new DamagedAudio(`WAV encoding ${code} with ${bits} bits is not decoded`);
  const frames = Math.floor(place.dataBytes / blockBytes);
  return { ...place, kind: 'samples', encoding, bigEndian, sampleBytes, frames };
}

/** Samples per channel in a block of this many bytes; the last block may be shorter. */
export function framesInBlock(kind: AdpcmWav['kind'], channels: number, bytes: number): number {
  const left = bytes - adpcmHeadBytes[kind] * channels;
  if (left < 0) return 0;
  const coded =
    kind === 'ima-adpcm' ? Math.floor(left / (4 * channels)) * 8 : Math.floor((left * 2) / channels);
  return adpcmHeadSamples[kind] + coded;
}

function framesInBlocks(
  kind: AdpcmWav['kind'],
  { channels, dataBytes }: WavData,
  blockBytes: number,
): number {
  const blocks = Math.floor(dataBytes / blockBytes);
  return (
    blocks * framesInBlock(kind, channels, blockBytes) + framesInBlock(kind, channels, dataBytes % blockBytes)
  );
}

function coefficientsOf(format: Uint8Array): [number, number][] {
  const view = viewOf(format);
  const count = format.length < 22 ? 0 : view.getUint16(20, true);
  if (count === 0 || format.length < 22 + count * 4) throw new DamagedAudio('the ADPCM table is cut short');
  return Array.from({ length: count }, (_, index) => [
    view.getInt16(22 + index * 4, true),
    view.getInt16(24 + index * 4, true),
  ]);
}

function encodingOf(code: number, sampleBytes: number, bits: number): SampleEncoding | undefined {
  if (bits > sampleBytes * 8) return undefined;
  if (code === wavCodes.pcm && sampleBytes === 1) return 'unsigned';
  if (code === wavCodes.pcm && [2, 3, 4].includes(sampleBytes)) return 'signed';
  if (code === wavCodes.float && [4, 8].includes(sampleBytes)) return 'float';
  if (code === wavCodes.aLaw && sampleBytes === 1) return 'a-law';
  if (code === wavCodes.muLaw && sampleBytes === 1) return 'mu-law';
  return undefined;
}

function dataBytesOf(source: ByteSource, { dataOffset, dataBytes }: WavHeader): number {
  const present = Math.max(0, source.size - dataOffset);
  if (dataBytes !== undefined && dataBytes > present) {
    throw new DamagedAudio(`cut short: ${present} of ${dataBytes} bytes of samples`);
  }
  return dataBytes ?? present;
}
