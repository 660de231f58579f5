import type { Block } from './trim-blocks.ts';
import type { WavLayout } from './wav-layout.ts';

const blockBytes = 4_000_000;
/** The first bars are wanted at once. */
const firstBlockBytes = 131_072;

/**
 * The samples of a wav file, a few megabytes at a time; the next bytes are fetched while these are looked at. A block is
 * good until the next one is asked for.
 */
export async function* wavBlocks(file: Blob, layout: WavLayout): AsyncGenerator<Block> {
  const { frames, bytesPerFrame, dataStart, channels } = layout;
  const framesIn = (bytes: number) => Math.max(1, Math.floor(bytes / bytesPerFrame));
  const read = (from: number, to: number) =>
    file.slice(dataStart + from * bytesPerFrame, dataStart + to * bytesPerFrame).arrayBuffer();
  const room = Array.from({ length: channels }, () => new Float32Array(framesIn(blockBytes)));
  let [start, end] = [0, Math.min(frames, framesIn(firstBlockBytes))];
  let next = read(start, end);
  while (start < frames) {
    const bytes = await next;
    [start, end] = [end, Math.min(frames, end + framesIn(blockBytes))];
    if (start < frames) next = read(start, end);
    yield wavSamples(bytes, layout, room);
  }
}

/** Whole frames of wav bytes as one array of samples from -1 to 1 for each channel, written into `room`. */
function wavSamples(
  bytes: ArrayBuffer,
  { encoding, bits, channels, bytesPerFrame }: WavLayout,
  room: readonly Float32Array[],
): Block {
  const frames = Math.floor(bytes.byteLength / bytesPerFrame);
  const interleaved = asNumbers(bytes, encoding, bits, frames * channels);
  const scale = encoding === 'float' ? 1 : 1 / 2 ** (bits - 1);
  return room.map((whole, channel) => {
    const samples = whole.subarray(0, frames);
    for (let frame = 0, from = channel; frame < frames; frame += 1, from += channels) {
      samples[frame] = (interleaved[from] as number) * scale;
    }
    return samples;
  });
}

function asNumbers(
  bytes: ArrayBuffer,
  encoding: WavLayout['encoding'],
  bits: number,
  count: number,
): Int8Array | Int16Array | Int32Array | Float32Array | Float64Array {
  if (encoding === 'float')
    return bits === 64 ? new Float64Array(bytes, 0, count) : new Float32Array(bytes, 0, count);
  switch (bits) {
    case 8: {
      // Eight bits are written without a sign, 128 being silence.
      const given = new Uint8Array(bytes, 0, count);
      return Int8Array.from(given, (value) => value - 128);
    }
    case 16:
      return new Int16Array(bytes, 0, count);
    case 24: {
      const given = new Uint8Array(bytes);
      const values = new Int32Array(count);
      for (let index = 0, at = 0; index < count; index += 1, at += 3) {
        values[index] = (((given[at + 2] ?? 0) << 24) >> 8) | ((given[at + 1] ?? 0) << 8) | (given[at] ?? 0);
      }
      return values;
    }
    default:
      return new Int32Array(bytes, 0, count);
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
