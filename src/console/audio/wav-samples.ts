import { ByteWindow } from './byte-window.ts';
import type { Block } from './trim-blocks.ts';
import type { WavLayout } from './wav-layout.ts';

/** Few enough that samples are looked at while they are in the cache. */
const blockBytes = 65_536;
/** The first bars are wanted before a browser has made this code fast. */
const firstBlockBytes = 8192;

/** The samples of a wav file as they stream in. A block is good until the next one is asked for. */
export async function* wavBlocks(file: Blob, layout: WavLayout): AsyncGenerator<Block> {
  const { frames, bytesPerFrame, dataStart, channels } = layout;
  const end = dataStart + frames * bytesPerFrame;
  const window = new ByteWindow(file.slice(0, end), dataStart);
  const framesIn = (bytes: number) => Math.max(1, Math.floor(bytes / bytesPerFrame));
  const Room = isWhole(layout) ? Int16Array : Float32Array;
  const room = Array.from({ length: channels }, () => new Room(framesIn(blockBytes)));
  let most = framesIn(firstBlockBytes);
  let position = dataStart;
  while (position < end) {
    if (!window.holds(position, bytesPerFrame)) await window.moveTo(position, bytesPerFrame);
    const from = position - window.start;
    const count = Math.min(most, Math.floor((window.bytes.length - from) / bytesPerFrame));
    if (count < 1) throw new Error('The file ends before its size says.');
    const bytes = window.bytes.subarray(from, from + count * bytesPerFrame);
    yield wavSamples(bytes, layout, room);
    position += bytes.length;
    most = framesIn(blockBytes);
  }
}

/** Samples of 16 bits are looked at as the file has them, which takes a third of the time. */
const isWhole = ({ encoding, bits }: WavLayout) => encoding !== 'float' && bits === 16;

/** What the samples of `wavBlocks` go to. */
export const fullScaleOf = (layout: WavLayout): number => (isWhole(layout) ? 32_768 : 1);

/** Whole frames of wav bytes as one array of samples for each channel; those of several are written into `room`. */
function wavSamples(bytes: Uint8Array<ArrayBuffer>, layout: WavLayout, room: Block): Block {
  const { encoding, bits, channels, bytesPerFrame } = layout;
  const frames = Math.floor(bytes.length / bytesPerFrame);
  const interleaved = asNumbers(bytes, encoding, bits, frames * channels);
  if (channels === 1 && interleaved instanceof Int16Array) return [interleaved];
  const scale = encoding === 'float' || isWhole(layout) ? 1 : 1 / 2 ** (bits - 1);
  return room.map((whole, channel) => {
    const samples = whole.subarray(0, frames);
    for (let frame = 0, from = channel; frame < frames; frame += 1, from += channels) {
      samples[frame] = (interleaved[from] as number) * scale;
    }
    return samples;
  });
}

function asNumbers(
  bytes: Uint8Array<ArrayBuffer>,
  encoding: WavLayout['encoding'],
  bits: number,
  count: number,
): Int8Array | Int16Array | Int32Array | Float32Array | Float64Array {
  // Numbers are read where a multiple of their size stands.
  const { buffer, byteOffset } = bytes.byteOffset % (bits / 8) === 0 ? bytes : bytes.slice();
  if (encoding === 'float') {
    return bits === 64
      ? new Float64Array(buffer, byteOffset, count)
      : new Float32Array(buffer, byteOffset, count);
  }
  switch (bits) {
    case 8: {
      // Eight bits are written without a sign, 128 being silence.
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

/** Headerless signed 16-bit little-endian mono samples with a wav header before them, so that a browser plays them. */
export function wrapPcm(samples: Blob, sampleRate: number): Blob {
  const header = new DataView(new ArrayBuffer(44));
  const text = (at: number, value: string) => {
    for (const [index, letter] of [...value].entries()) header.setUint8(at + index, letter.charCodeAt(0));
  };
  const size = samples.size - (samples.size % 2);
  text(0, 'RIFF');
  header.setUint32(4, 36 + size, true);
  text(8, 'WAVE');
  text(12, 'fmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, sampleRate, true);
  header.setUint32(28, sampleRate * 2, true);
  header.setUint16(32, 2, true);
  header.setUint16(34, 16, true);
  text(36, 'data');
  header.setUint32(40, size, true);
  return new Blob([header, samples.slice(0, size)], { type: 'audio/wav' });
}
