import { textAt } from './audio-kind.ts';

/** Where the samples of a wav file lie and how they are written. Sizes in bytes, rate in hertz. */
export interface WavLayout {
  readonly encoding: 'integer' | 'float';
  readonly bits: number;
  readonly channels: number;
  readonly sampleRate: number;
  readonly bytesPerFrame: number;
  readonly dataStart: number;
  /** Whole frames that are really there, whatever the header claims. */
  readonly frames: number;
  /** The header claims more than the file holds. */
  readonly cutShort: boolean;
}

export type WavProblem = 'no-format' | 'no-data' | 'unknown-encoding';

const supported = new Set(['integer8', 'integer16', 'integer24', 'integer32', 'float32', 'float64']);

/**
 * Reads the chunks of a wav file without loading it: a few bytes for each chunk header behind the first bytes, which are
 * given.
 * A data chunk without a size (as a streaming writer leaves it) reaches to the end of the file.
 */
export async function readWavLayout(file: Blob, head: Uint8Array): Promise<WavLayout | WavProblem> {
  const bytesOf = async (start: number, length: number) =>
    start + length <= head.length ? head.subarray(start, start + length) : fetchBytes(file, start, length);
  let format: Pick<WavLayout, 'encoding' | 'bits' | 'channels' | 'sampleRate' | 'bytesPerFrame'> | undefined;
  let at = 12;
  while (at + 8 <= file.size) {
    const header = await bytesOf(at, 8);
    const id = textAt(header, 0, 4);
    const size = viewOf(header).getUint32(4, true);
    if (id === 'fmt ') {
      const read = readFormat(await bytesOf(at + 8, Math.min(size, 40)));
      if (typeof read === 'string') return read;
      format = read;
    }
    if (id === 'data') {
      if (!format) return 'no-format';
      const there = file.size - (at + 8);
      const claimed = size === 0 || size === 0xffffffff ? there : size;
      return {
        ...format,
        dataStart: at + 8,
        frames: Math.floor(Math.min(claimed, there) / format.bytesPerFrame),
        cutShort: claimed > there,
      };
    }
    at += 8 + size + (size % 2);
  }
  return format ? 'no-data' : 'no-format';
}

function readFormat(chunk: Uint8Array) {
  if (chunk.length < 16) return 'no-format';
  const view = viewOf(chunk);
  const tag = view.getUint16(0, true);
  // An extensible chunk keeps the real tag in the first two bytes of its sub-format.
  const code = tag === 0xfffe && chunk.length >= 26 ? view.getUint16(24, true) : tag;
  const channels = view.getUint16(2, true);
  const sampleRate = view.getUint32(4, true);
  const bits = view.getUint16(14, true);
  const encoding = code === 1 ? 'integer' : code === 3 ? 'float' : undefined;
  if (!encoding || !supported.has(`${encoding}${bits}`) || channels === 0 || sampleRate === 0) {
    return 'unknown-encoding';
  }
  return { encoding, bits, channels, sampleRate, bytesPerFrame: (channels * bits) / 8 } as const;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

async function fetchBytes(file: Blob, start: number, length: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(start, start + length).arrayBuffer());
}
