import { readWavHeader, wavCodes } from '#audio-formats/wav-header.ts';
import type { ReadHeader } from './read-headers.ts';

/** Position and encoding of the samples of a wav file. Sizes in bytes, rate in hertz. */
export interface WavLayout {
  readonly encoding: 'integer' | 'float';
  readonly bits: number;
  readonly channels: number;
  readonly sampleRate: number;
  readonly bytesPerFrame: number;
  readonly dataStart: number;
  /** Number of complete frames in the file, whatever the header declares. */
  readonly frames: number;
  /** Whether the header declares more frames than the file contains. */
  readonly cutShort: boolean;
}

const supportedEncodings = new Set(['integer8', 'integer16', 'integer24', 'integer32', 'float32', 'float64']);

/**
 * Reads the header of a wav file. If it does not declare the length of the samples, they reach to the end of the file.
 *
 * @param size the size of the file in bytes
 */
export async function readWavLayout(
  size: number,
  read: ReadHeader,
): Promise<WavLayout | 'damaged' | 'unknown-encoding'> {
  const header = await read(readWavHeader());
  if (typeof header === 'string') return 'damaged';
  const { bigEndian, code, bits, channels, sampleRate, dataOffset } = header;
  const encoding = code === wavCodes.pcm ? 'integer' : code === wavCodes.float ? 'float' : undefined;
  const known = encoding && !bigEndian && supportedEncodings.has(`${encoding}${bits}`);
  if (!known || channels === 0 || sampleRate === 0) return 'unknown-encoding';
  const bytesPerFrame = (channels * bits) / 8;
  const present = Math.max(0, size - dataOffset);
  const { dataBytes = present } = header;
  return {
    encoding,
    bits,
    channels,
    sampleRate,
    bytesPerFrame,
    dataStart: dataOffset,
    frames: Math.floor(Math.min(dataBytes, present) / bytesPerFrame),
    cutShort: dataBytes > present,
  };
}
