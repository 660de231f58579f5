import { createEncoder } from '#service/audio-files/audio-encoder.ts';

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

export function joined(...parts: readonly Float32Array[]): Float32Array {
  return Float32Array.from(parts.flatMap((part) => [...part]));
}

export interface WavVariant {
  readonly sampleRate: number;
  readonly channels?: number;
  /** WAVE format tag: 1 PCM, 3 float, 6 A-law, 7 mu-law. */
  readonly tag?: number;
  readonly bits?: number;
  readonly extensible?: boolean;
  /** Size written into the data chunk instead of the true one. */
  readonly declaredBytes?: number;
  /** A chunk between format and samples. */
  readonly extraChunk?: Buffer;
}

/** A WAV file of any variant; the same samples on every channel. */
export function wavBytes(samples: Float32Array, variant: WavVariant): Buffer {
  const { sampleRate, channels = 1, tag = 1, bits = 16, extensible = false, extraChunk } = variant;
  const bytes = bits / 8;
  const data = Buffer.alloc(samples.length * channels * bytes);
  samples.forEach((sample, index) => {
    for (let channel = 0; channel < channels; channel++) {
      writeSample(data, (index * channels + channel) * bytes, sample, tag, bits);
    }
  });
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
  const chunks = [
    chunk('fmt ', format),
    ...(extraChunk ? [chunk('LIST', extraChunk)] : []),
    chunk('data', data, variant.declaredBytes),
  ];
  const body = Buffer.concat([Buffer.from('WAVE', 'latin1'), ...chunks]);
  return chunk('RIFF', body);
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
