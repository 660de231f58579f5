/** Body of a format chunk, and the sample blocks that it describes. */
export interface AdpcmSamples {
  readonly format: Buffer;
  readonly data: Buffer;
}

const blockBytesPerChannel = 256;

/**
 * MS ADPCM with the same samples on every channel. The coefficients extrapolate a line through two samples.
 */
export function msAdpcm(samples: Float32Array, sampleRate: number, channels = 1): AdpcmSamples {
  const perBlock = (blockBytesPerChannel - 7) * 2 + 2;
  const adaptation = [230, 230, 230, 230, 307, 409, 512, 614, 768, 614, 512, 409, 307, 230, 230, 230];
  const data = blocksOf(samples, perBlock, channels, (block, at) => {
    let [before, last, step] = [at(0), at(1), 16];
    for (let channel = 0; channel < channels; channel++) {
      block.writeInt16LE(step, channels + channel * 2);
      block.writeInt16LE(last, 3 * channels + channel * 2);
      block.writeInt16LE(before, 5 * channels + channel * 2);
    }
    for (let frame = 2; frame < perBlock; frame++) {
      const predicted = 2 * last - before;
      const next = (code: number) => clampSample(predicted + (code < 8 ? code : code - 16) * step);
      const code = nearestCode(at(frame), next);
      [before, last] = [last, next(code)];
      step = Math.max(16, (step * (adaptation[code] ?? 0)) >> 8);
      for (let channel = 0; channel < channels; channel++) {
        const half = (frame - 2) * channels + channel;
        block[7 * channels + (half >> 1)]! |= code << (half & 1 ? 0 : 4);
      }
    }
  });
  // A table with one pair of coefficients.
  const table = [int16(1), int16(512), int16(-256)];
  return { format: formatOf(2, sampleRate, channels, perBlock, table), data };
}

/** IMA ADPCM: the same samples on every channel. */
export function imaAdpcm(samples: Float32Array, sampleRate: number, channels = 1): AdpcmSamples {
  const perBlock = (blockBytesPerChannel - 4) * 2 + 1;
  let index = 0;
  const data = blocksOf(samples, perBlock, channels, (block, at) => {
    let last = at(0);
    for (let channel = 0; channel < channels; channel++) {
      block.writeInt16LE(last, channel * 4);
      block.writeUInt8(index, channel * 4 + 2);
    }
    for (let nth = 0; nth < perBlock - 1; nth++) {
      const step = imaSteps[index] ?? 0;
      const next = (code: number) => {
        const change =
          (step >> 3) + [4, 2, 1].reduce((sum, bit, shift) => sum + (code & bit ? step >> shift : 0), 0);
        return clampSample(code & 8 ? last - change : last + change);
      };
      const code = nearestCode(at(nth + 1), next);
      last = next(code);
      index = Math.max(0, Math.min(imaSteps.length - 1, index + (code & 4 ? 2 * (code & 3) + 2 : -1)));
      for (let channel = 0; channel < channels; channel++) {
        const byte = 4 * channels * (1 + (nth >> 3)) + 4 * channel + ((nth & 7) >> 1);
        block[byte]! |= code << (nth & 1 ? 4 : 0);
      }
    }
  });
  return { format: formatOf(0x11, sampleRate, channels, perBlock, []), data };
}

/** The step table of the IMA: each step is a tenth larger than the one before, rounded as in the standard. */
const imaSteps = (
  '7 8 9 10 11 12 13 14 16 17 19 21 23 25 28 31 34 37 41 45 50 55 60 66 73 80 88 97 107 118 130 143 157 173 190 209 ' +
  '230 253 279 307 337 371 408 449 494 544 598 658 724 796 876 963 1060 1166 1282 1411 1552 1707 1878 2066 2272 2499 ' +
  '2749 3024 3327 3660 4026 4428 4871 5358 5894 6484 7132 7845 8630 9493 10442 11487 12635 13899 15289 16818 18500 ' +
  '20350 22385 24623 27086 29794 32767'
)
  .split(' ')
  .map(Number);

function blocksOf(
  samples: Float32Array,
  perBlock: number,
  channels: number,
  fill: (block: Buffer, sampleAt: (frame: number) => number) => void,
): Buffer {
  const blocks: Buffer[] = [];
  for (let from = 0; from < samples.length; from += perBlock) {
    const block = Buffer.alloc(blockBytesPerChannel * channels);
    fill(block, (frame) => Math.round((samples[from + frame] ?? 0) * 32_767));
    blocks.push(block);
  }
  return Buffer.concat(blocks);
}

function formatOf(
  tag: number,
  sampleRate: number,
  channels: number,
  perBlock: number,
  more: readonly Buffer[],
): Buffer {
  const blockBytes = blockBytesPerChannel * channels;
  const format = Buffer.alloc(20);
  format.writeUInt16LE(tag, 0);
  format.writeUInt16LE(channels, 2);
  format.writeUInt32LE(sampleRate, 4);
  format.writeUInt32LE(Math.round((sampleRate * blockBytes) / perBlock), 8);
  format.writeUInt16LE(blockBytes, 12);
  format.writeUInt16LE(4, 14);
  const extra = Buffer.concat(more);
  format.writeUInt16LE(2 + extra.length, 16);
  format.writeUInt16LE(perBlock, 18);
  return Buffer.concat([format, extra]);
}

function nearestCode(wanted: number, next: (code: number) => number): number {
  let best = 0;
  for (let code = 1; code < 16; code++) {
    if (Math.abs(next(code) - wanted) < Math.abs(next(best) - wanted)) best = code;
  }
  return best;
}

function clampSample(sample: number): number {
  return Math.max(-32_768, Math.min(32_767, sample));
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16LE(value);
  return bytes;
}
