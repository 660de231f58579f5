import { createEncoder } from '#service/audio-files/encoders.ts';
import { imaAdpcm, msAdpcm } from './adpcm-samples.ts';

/** A sine tone, half of full scale. */
export function tone(seconds: number, sampleRate: number, hertz = 440): Float32Array {
  return Float32Array.from(
    { length: Math.round(seconds * sampleRate) },
    (_, at) => 0.5 * Math.sin((2 * Math.PI * hertz * at) / sampleRate),
  );
}

export function silence(seconds: number, sampleRate: number): Float32Array {
  return new Float32Array(Math.round(seconds * sampleRate));
}

export function concatSamples(...parts: readonly Float32Array[]): Float32Array {
  return Float32Array.from(parts.flatMap((part) => [...part]));
}

export interface WavVariant {
  readonly sampleRate: number;
  readonly channels?: number;
  /** WAVE format tag: 1 PCM, 2 MS ADPCM, 3 float, 6 A-law, 7 mu-law, 0x11 IMA ADPCM. */
  readonly tag?: number;
  readonly bits?: number;
  readonly extensible?: boolean;
  /** Size written into the data chunk instead of the true one. */
  readonly declaredBytes?: number;
  /** An additional chunk between the format chunk and the samples. */
  readonly extraChunk?: Buffer;
  /** A `fact` chunk with this number of samples, as block formats have it. */
  readonly fact?: number;
  /** RIFF by default. RF64 gives its size in a separate chunk; RIFX is big-endian. */
  readonly container?: 'RIFX' | 'RF64';
  /** Puts the samples before the format chunk, between two meaningless chunks. */
  readonly samplesFirst?: boolean;
}

/** A WAV file of any variant; the same samples on every channel. */
export function wavBytes(samples: Float32Array, variant: WavVariant): Buffer {
  const { sampleRate, channels = 1, tag = 1, bits = 16, extraChunk } = variant;
  const { container, fact, samplesFirst = false } = variant;
  const adpcm = tag === 2 ? msAdpcm : tag === 0x11 ? imaAdpcm : undefined;
  const stored = adpcm
    ? adpcm(samples, sampleRate, channels)
    : { format: plainFormat(variant), data: plainData(samples, channels, tag, bits) };
  const declared = variant.declaredBytes ?? (container === 'RF64' ? 0xffff_ffff : stored.data.length);
  const format = chunk('fmt ', stored.format);
  const data = chunk('data', stored.data, declared);
  const chunks = [
    ...(container === 'RF64' ? [chunk('ds64', extendedSizes(stored.data.length))] : []),
    ...(fact === undefined ? [] : [chunk('fact', uint32(fact))]),
    ...(samplesFirst
      ? [chunk('JUNK', Buffer.alloc(7)), data, chunk('bext', Buffer.alloc(602)), format]
      : [format]),
    ...(extraChunk ? [chunk('LIST', extraChunk)] : []),
    ...(samplesFirst ? [] : [data]),
  ];
  const file = riffFile(Buffer.concat([Buffer.from('WAVE', 'latin1'), ...chunks]));
  if (container !== undefined) file.write(container, 'latin1');
  return container === 'RIFX' ? withReversedByteOrder(file, bits / 8) : file;
}

/** A WAV file whose samples are an MP3 stream. */
export function wavContainingMp3(mp3: Buffer, sampleRate: number): Buffer {
  const format = Buffer.alloc(30);
  format.writeUInt16LE(0x55, 0);
  format.writeUInt16LE(1, 2);
  format.writeUInt32LE(sampleRate, 4);
  format.writeUInt16LE(1, 12);
  format.writeUInt16LE(12, 16);
  return riffFile(Buffer.concat([Buffer.from('WAVE', 'latin1'), chunk('fmt ', format), chunk('data', mp3)]));
}

const riffFile = (body: Buffer) => chunk('RIFF', body);

function plainFormat({
  sampleRate,
  channels = 1,
  tag = 1,
  bits = 16,
  extensible = false,
}: WavVariant): Buffer {
  const bytes = bits / 8;
  const format = Buffer.alloc(extensible ? 40 : 16);
  format.writeUInt16LE(extensible ? 0xfffe : tag, 0);
  format.writeUInt16LE(channels, 2);
  format.writeUInt32LE(sampleRate, 4);
  format.writeUInt32LE(sampleRate * channels * bytes, 8);
  format.writeUInt16LE(channels * bytes, 12);
  format.writeUInt16LE(bits, 14);
  if (extensible) {
    format.writeUInt16LE(22, 16);
    format.writeUInt16LE(bits, 18);
    format.writeUInt16LE(tag, 24);
    format.write('000000001000800000aa00389b71', 26, 'hex');
  }
  return format;
}

function plainData(samples: Float32Array, channels: number, tag: number, bits: number): Buffer {
  const bytes = bits / 8;
  const data = Buffer.alloc(samples.length * channels * bytes);
  samples.forEach((sample, index) => {
    for (let channel = 0; channel < channels; channel++) {
      writeSample(data, (index * channels + channel) * bytes, sample, tag, bits);
    }
  });
  return data;
}

/** The body of the `ds64` chunk of RF64: sizes of file and samples in 64 bits, and an empty table. */
function extendedSizes(dataBytes: number): Buffer {
  const sizes = Buffer.alloc(28);
  sizes.writeBigUInt64LE(BigInt(dataBytes + 72), 0);
  sizes.writeBigUInt64LE(BigInt(dataBytes), 8);
  return sizes;
}

/** A FLAC or MP3 file as the service's own text-to-speech writes it. */
export async function encodedBytes(
  format: 'FLAC' | 'MP3',
  samples: Float32Array,
  sampleRate: number,
): Promise<Buffer> {
  const encoder = await createEncoder(format, sampleRate);
  if (encoder === undefined) throw new Error(`no encoder for ${format}`);
  const body = encoder.write(samples);
  const { head, tail } = encoder.finish();
  return Buffer.concat([head, body, tail]);
}

/** A WAV file of one format and one data chunk, with the bytes of every number in reverse order. */
function withReversedByteOrder(file: Buffer, sampleBytes: number): Buffer {
  const reversed = Buffer.from(file);
  const reverse = (at: number, length: number) => reversed.subarray(at, at + length).reverse();
  for (const at of [4, 16, 24, 28, 40]) reverse(at, 4);
  for (const at of [20, 22, 32, 34]) reverse(at, 2);
  for (let at = 44; at < reversed.length; at += sampleBytes) reverse(at, sampleBytes);
  return reversed;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function chunk(name: string, body: Buffer, size = body.length): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 0, 'latin1');
  head.writeUInt32LE(size, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length & 1)]);
}

function writeSample(data: Buffer, at: number, sample: number, tag: number, bits: number): void {
  const scaled = Math.round(sample * (2 ** (bits - 1) - 1));
  if (tag === 3 && bits === 32) data.writeFloatLE(sample, at);
  else if (tag === 3) data.writeDoubleLE(sample, at);
  else if (tag === 6) data[at] = aLaw(sample);
  else if (tag === 7) data[at] = muLaw(sample);
  else if (bits === 8) data.writeUInt8(scaled + 128, at);
  else data.writeIntLE(scaled, at, bits / 8);
}

/** G.711 A-law by its definition: the segment is the power of two, the mantissa the next four bits. */
function aLaw(sample: number): number {
  const magnitude = Math.min(4095, Math.floor(Math.abs(sample) * 4096));
  const segment = Math.max(0, Math.floor(Math.log2(Math.max(magnitude, 1))) - 4);
  const mantissa = (magnitude >> Math.max(1, segment)) & 15;
  return ((sample < 0 ? 0 : 0x80) | (magnitude < 32 ? magnitude >> 1 : (segment << 4) | mantissa)) ^ 0x55;
}

/** G.711 mu-law: as above with a bias of 33 in 14 bits, all bits inverted. */
function muLaw(sample: number): number {
  const magnitude = Math.min(8158, Math.floor(Math.abs(sample) * 8192)) + 33;
  const segment = Math.floor(Math.log2(magnitude)) - 5;
  const mantissa = (magnitude >> (segment + 1)) & 15;
  return ~((sample < 0 ? 0x80 : 0) | (segment << 4) | mantissa) & 0xff;
}
