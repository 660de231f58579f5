import { type AdpcmWav, framesInBlock } from './wav-encoding.ts';

/** Decodes one block; the last of a file may be shorter. Samples from -1 to 1, per channel. */
export type BlockDecoder = (block: Buffer) => Float32Array[];

/** The block decoder of an ADPCM file. */
export function createBlockDecoder({ kind, channels, coefficients }: AdpcmWav): BlockDecoder {
  if (kind === 'ima-adpcm') return (block) => imaBlock(block, channels);
  return (block) => msBlock(block, channels, coefficients);
}

const fullScale = 32_768;

function clampSample(sample: number): number {
  return Math.max(-32_768, Math.min(32_767, sample));
}

const imaSteps = [
  7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73, 80, 88, 97,
  107, 118, 130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494, 544, 598, 658, 724,
  796, 876, 963, 1060, 1166, 1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499, 2749, 3024, 3327, 3660, 4026,
  4428, 4871, 5358, 5894, 6484, 7132, 7845, 8630, 9493, 10442, 11487, 12635, 13899, 15289, 16818, 18500,
  20350, 22385, 24623, 27086, 29794, 32767,
];
const imaIndexSteps = [-1, -1, -1, -1, 2, 4, 6, 8];

/**
 * IMA ADPCM: for each channel its first sample and an index into the table of steps, then groups of four bytes per
 * channel with eight differences each, low nibble first.
 */
function imaBlock(block: Buffer, channels: number): Float32Array[] {
  const frames = framesInBlock('ima-adpcm', channels, block.length);
  return Array.from({ length: frames === 0 ? 0 : channels }, (_, channel) => {
    const samples = new Float32Array(frames);
    let sample = block.readInt16LE(channel * 4);
    let index = Math.min(imaSteps.length - 1, block.readUInt8(channel * 4 + 2));
    samples[0] = sample / fullScale;
    for (let frame = 1; frame < frames; frame++) {
      const nth = frame - 1;
      const at = 4 * channels * (1 + (nth >> 3)) + 4 * channel + ((nth & 7) >> 1);
      const code = (block[at]! >> (nth & 1 ? 4 : 0)) & 15;
      const step = imaSteps[index]!;
      let change = step >> 3;
      if (code & 1) change += step >> 2;
      if (code & 2) change += step >> 1;
      if (code & 4) change += step;
      sample = clampSample(code & 8 ? sample - change : sample + change);
      index = Math.max(0, Math.min(imaSteps.length - 1, index + imaIndexSteps[code & 7]!));
      samples[frame] = sample / fullScale;
    }
    return samples;
  });
}

const msAdaptationTable = [230, 230, 230, 230, 307, 409, 512, 614, 768, 614, 512, 409, 307, 230, 230, 230];
const smallestStep = 16;

/**
 * MS ADPCM: the block header has, for each channel, an index into the coefficients, a step and two samples, the later
 * first; then the channels alternate by nibble, high nibble first.
 */
function msBlock(block: Buffer, channels: number, coefficients: AdpcmWav['coefficients']): Float32Array[] {
  const frames = framesInBlock('ms-adpcm', channels, block.length);
  return Array.from({ length: frames === 0 ? 0 : channels }, (_, channel) => {
    const samples = new Float32Array(frames);
    const [first, second] = coefficients[block.readUInt8(channel)] ?? [0, 0];
    let step = block.readInt16LE(channels + channel * 2);
    let last = block.readInt16LE(3 * channels + channel * 2);
    let before = block.readInt16LE(5 * channels + channel * 2);
    samples[0] = before / fullScale;
    samples[1] = last / fullScale;
    for (let frame = 2; frame < frames; frame++) {
      const half = (frame - 2) * channels + channel;
      const code = (block[7 * channels + (half >> 1)]! >> (half & 1 ? 0 : 4)) & 15;
      const predicted = Math.trunc((last * first + before * second) / 256);
      before = last;
      last = clampSample(predicted + (code < 8 ? code : code - 16) * step);
      step = Math.max(smallestStep, Math.floor((msAdaptationTable[code]! * step) / 256));
      samples[frame] = last / fullScale;
    }
    return samples;
  });
}
