import { plainWavHeader } from '#audio-formats/wav-header.ts';
import type { Block } from '../decode/trim-blocks.ts';
import { ByteWindow } from './byte-window.ts';
import type { WavLayout } from './wav-layout.ts';

/** Size of a block: small enough that its samples stay in the processor's cache. */
const blockBytes = 65_536;
/**
 * Size of the first block: smaller, because this code is not compiled yet and the first bars of the waveform should
 * appear soon (`bench waveform`).
 */
const firstBlockBytes = 8192;

/** The samples of a wav file, block by block. A block is valid until the next one is requested. */
export async function* wavBlocks(file: Blob, layout: WavLayout): AsyncGenerator<Block> {
  const { frames, bytesPerFrame, dataStart, channels } = layout;
  const end = dataStart + frames * bytesPerFrame;
  const window = new ByteWindow(file.slice(0, end), dataStart);
  const framesIn = (bytes: number) => Math.max(1, Math.floor(bytes / bytesPerFrame));
  const Samples = is16Bit(layout) ? Int16Array : Float32Array;
  const buffers = Array.from({ length: channels }, () => new Samples(framesIn(blockBytes)));
  let blockFrames = framesIn(firstBlockBytes);
  let position = dataStart;
  while (position < end) {
    if (!window.holds(position, bytesPerFrame)) await window.moveTo(position, bytesPerFrame);
    const from = position - window.start;
    const count = Math.min(blockFrames, Math.floor((window.bytes.length - from) / bytesPerFrame));
    if (count < 1) throw new Error('The file is shorter than its header says.');
    const bytes = window.bytes.subarray(from, from + count * bytesPerFrame);
    yield wavSamples(bytes, layout, buffers);
    position += bytes.length;
    blockFrames = framesIn(blockBytes);
  }
}

/** Whether samples have 16 bits. Converting these to floats would take three times as long (`bench waveform`). */
const is16Bit = ({ encoding, bits }: WavLayout) => encoding !== 'float' && bits === 16;

/** The value of a full-scale sample of `wavBlocks`. */
export const fullScaleOf = (layout: WavLayout): number => (is16Bit(layout) ? 32_768 : 1);

/**
 * Converts whole frames of wav bytes to one array of samples per channel. The samples are written into `buffers`,
 * except those of 16-bit mono, which need no conversion.
 */
function wavSamples(bytes: Uint8Array<ArrayBuffer>, layout: WavLayout, buffers: Block): Block {
  const { encoding, bits, channels, bytesPerFrame } = layout;
  const frames = Math.floor(bytes.length / bytesPerFrame);
  const interleaved = toNumberArray(bytes, encoding, bits, frames * channels);
  if (channels === 1 && interleaved instanceof Int16Array) return [interleaved];
  const scale = encoding === 'float' || is16Bit(layout) ? 1 : 1 / 2 ** (bits - 1);
  return buffers.map((whole, channel) => {
    const samples = whole.subarray(0, frames);
    for (let frame = 0, from = channel; frame < frames; frame += 1, from += channels) {
      samples[frame] = (interleaved[from] as number) * scale;
    }
    return samples;
  });
}

function toNumberArray(
  bytes: Uint8Array<ArrayBuffer>,
  encoding: WavLayout['encoding'],
  bits: number,
  count: number,
): Int8Array | Int16Array | Int32Array | Float32Array | Float64Array {
  // Typed arrays need an aligned offset.
  const { buffer, byteOffset } = bytes.byteOffset % (bits / 8) === 0 ? bytes : bytes.slice();
  if (encoding === 'float') {
    return bits === 64
      ? new Float64Array(buffer, byteOffset, count)
      : new Float32Array(buffer, byteOffset, count);
  }
  switch (bits) {
    case 8: {
      // Samples of 8 bits are unsigned, with silence at 128.
      return Int8Array.from(bytes.subarray(0, count), (value) => value - 128);
    }
    case 16:
      return new Int16Array(buffer, byteOffset, count);
    case 24: {
      const values = new Int32Array(count);
      for (let index = 0, at = 0; index < count; index += 1, at += 3) {
        values[index] = (((bytes[at + 2] ?? 0) << 24) >> 8) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at] ?? 0);
      }
      return values;
    }
    default:
      return new Int32Array(buffer, byteOffset, count);
  }
}

/** Adds a wav header to signed 16-bit little-endian mono samples, so that browsers play them. */
export function wrapPcm(samples: Blob, sampleRate: number): Blob {
  const size = samples.size - (samples.size % 2);
  return new Blob([plainWavHeader(sampleRate, size), samples.slice(0, size)], { type: 'audio/wav' });
}
