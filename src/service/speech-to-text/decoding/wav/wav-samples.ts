import type { PlainWav } from './wav-encoding.ts';

/** Reads the sample at an offset, from -1 to 1. */
export type SampleReader = (bytes: Buffer, at: number) => number;

export function createSampleReader({
  encoding,
  sampleBytes,
  bigEndian,
}: Pick<PlainWav, 'encoding' | 'sampleBytes' | 'bigEndian'>): SampleReader {
  const scale = 2 ** (8 * sampleBytes - 1);
  switch (encoding) {
    case 'unsigned':
      return (bytes, at) => (bytes.readUInt8(at) - 128) / 128;
    case 'signed':
      return bigEndian
        ? (bytes, at) => bytes.readIntBE(at, sampleBytes) / scale
        : (bytes, at) => bytes.readIntLE(at, sampleBytes) / scale;
    case 'float':
      return floatReaderOf(sampleBytes, bigEndian);
    case 'a-law':
      return (bytes, at) => (aLaw[bytes.readUInt8(at)] ?? 0) / 32_768;
    case 'mu-law':
      return (bytes, at) => (muLaw[bytes.readUInt8(at)] ?? 0) / 32_768;
  }
}

function floatReaderOf(sampleBytes: number, bigEndian: boolean): SampleReader {
  if (sampleBytes === 4) {
    return bigEndian
      ? (bytes, at) => finiteOrZero(bytes.readFloatBE(at))
      : (bytes, at) => finiteOrZero(bytes.readFloatLE(at));
  }
  return bigEndian
    ? (bytes, at) => finiteOrZero(bytes.readDoubleBE(at))
    : (bytes, at) => finiteOrZero(bytes.readDoubleLE(at));
}

function finiteOrZero(sample: number): number {
  return Number.isFinite(sample) ? sample : 0;
}

/**
 * The 16-bit samples of A-law by code (ITU-T G.711): sign, three bits of exponent, four bits of mantissa, every other
 * bit inverted.
 */
const aLaw = Int16Array.from({ length: 256 }, (_, code) => {
  const plain = code ^ 0x55;
  const exponent = (plain >> 4) & 7;
  const mantissa = ((plain & 15) << 4) + 8;
  const magnitude = exponent === 0 ? mantissa : (mantissa + 0x100) << (exponent - 1);
  return plain & 0x80 ? magnitude : -magnitude;
});

/**
 * The 16-bit samples of mu-law by code (ITU-T G.711): as A-law, but with all bits inverted and a bias of 33 in 14 bits.
 */
const muLaw = Int16Array.from({ length: 256 }, (_, code) => {
  const plain = ~code & 0xff;
  const exponent = (plain >> 4) & 7;
  const magnitude = ((((plain & 15) << 3) + 0x84) << exponent) - 0x84;
  return plain & 0x80 ? -magnitude : magnitude;
});
