import { type HeaderReader, textAt, viewOf } from './header-reader.ts';

/** The encoding and position of the samples of a WAV file. */
export interface WavHeader {
  /** RIFX: all numbers in the file are big-endian. */
  readonly bigEndian: boolean;
  /** Body of the format chunk, at least 16 bytes, cut off at the length of the longest known format. */
  readonly format: Uint8Array;
  /** Code of the encoding; for an extensible chunk, the code of the sub-format. */
  readonly code: number;
  /** The 14 bytes after that code in an extensible chunk, which all common sub-formats share. */
  readonly subFormatTail?: Uint8Array;
  readonly channels: number;
  /** Hertz. */
  readonly sampleRate: number;
  /** Size in bytes of one sample of all channels, or of one block. */
  readonly blockBytes: number;
  /** Bits of one sample. */
  readonly bits: number;
  readonly dataOffset: number;
  /**
   * The declared size of the samples; absent when the writer did not know it, so that they reach to the end of the
   * file.
   */
  readonly dataBytes?: number;
  /** Samples per channel, which block formats declare in a `fact` chunk. */
  readonly factSamples?: number;
}

export type WavProblem = 'no-data' | 'no-format' | 'short-format' | 'short-extension';

export const wavCodes = {
  pcm: 1,
  msAdpcm: 2,
  float: 3,
  aLaw: 6,
  muLaw: 7,
  imaAdpcm: 0x11,
  mp3: 0x55,
} as const;
const extensibleCode = 0xfffe;

const maximumChunks = 10_000;
/** Longest format chunk: MS ADPCM with its own table. */
const maxFormatBytes = 22 + 4 * 256;
const unknownSize = 0xffff_ffff;
/** Sizes that programs such as arecord and SoX write when the length is unknown, besides `unknownSize`. */
const sizePlaceholders = [0x8000_0000, 0x7fff_ffff, 0x7fff_ff00, 0x7fff_f000];

/** Reads the chunks of a RIFF, RIFX, RF64 or BW64 file, in any order. */
export function* readWavHeader(): HeaderReader<WavHeader | WavProblem> {
  const kind = textAt(yield { offset: 0, length: 4 }, 0, 4);
  const littleEndian = kind !== 'RIFX';
  const wide = kind === 'RF64' || kind === 'BW64';
  let wideSize: number | undefined;
  let format: Uint8Array | undefined;
  let factSamples: number | undefined;
  let data: { readonly offset: number; readonly declared: number } | undefined;
  let offset = 12;
  for (let chunks = 0; chunks < maximumChunks && (format === undefined || data === undefined); chunks++) {
    const head = yield { offset, length: 8 };
    if (head.length < 8) break;
    const name = textAt(head, 0, 4);
    const size = viewOf(head).getUint32(4, littleEndian);
    const body = offset + 8;
    let length = size;
    if (name === 'ds64' && wide) {
      const bytes = yield { offset: body, length: 16 };
      if (bytes.length === 16) wideSize = Number(viewOf(bytes).getBigUint64(8, true));
    } else if (name === 'fmt ') {
      format = yield { offset: body, length: Math.min(size, maxFormatBytes) };
    } else if (name === 'fact') {
      const bytes = yield { offset: body, length: 4 };
      if (bytes.length === 4) factSamples = viewOf(bytes).getUint32(0, littleEndian);
    } else if (name === 'data' && data === undefined) {
      if (size === unknownSize && wideSize !== undefined) length = wideSize;
      data = { offset: body, declared: length };
    }
    offset = body + length + (length & 1);
  }
  if (data === undefined) return 'no-data';
  if (format === undefined) return 'no-format';
  if (format.length < 16) return 'short-format';
  const view = viewOf(format);
  const extensible = view.getUint16(0, littleEndian) === extensibleCode;
  if (extensible && format.length < 40) return 'short-extension';
  const blockBytes = view.getUint16(12, littleEndian);
  return {
    bigEndian: !littleEndian,
    format,
    code: view.getUint16(extensible ? 24 : 0, littleEndian),
    ...(extensible && { subFormatTail: format.subarray(26, 40) }),
    channels: view.getUint16(2, littleEndian),
    sampleRate: view.getUint32(4, littleEndian),
    blockBytes,
    bits: view.getUint16(14, littleEndian),
    dataOffset: data.offset,
    ...(isRealSize(data.declared, blockBytes) && { dataBytes: data.declared }),
    ...(factSamples !== undefined && { factSamples }),
  };
}

/** Whether a size is real rather than a placeholder, which may be rounded down to whole blocks. */
function isRealSize(size: number, blockBytes: number): boolean {
  if (size === 0 || size === unknownSize) return false;
  return !sizePlaceholders.some(
    (placeholder) => size === placeholder || size === placeholder - (placeholder % blockBytes),
  );
}

export const plainWavHeaderBytes = 44;

/**
 * The header of a WAV file of signed 16-bit mono samples.
 *
 * @param dataBytes size of the samples that follow
 */
export function plainWavHeader(sampleRate: number, dataBytes: number): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(plainWavHeaderBytes);
  const view = viewOf(header);
  const text = (at: number, value: string) =>
    header.set(
      Array.from(value, (letter) => letter.charCodeAt(0)),
      at,
    );
  text(0, 'RIFF');
  view.setUint32(4, plainWavHeaderBytes - 8 + dataBytes, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, wavCodes.pcm, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, dataBytes, true);
  return header;
}
