export interface FlacVariant {
  readonly sampleRate: number;
  readonly bits: 8 | 16 | 24;
  readonly channels?: number;
  /** Samples per frame, 4,096 by default. */
  readonly blockSamples?: number;
  /** Leaves length and frame sizes out of the header, like an encoder that writes to a pipe. */
  readonly streamed?: boolean;
}

/** An uncompressed FLAC file of any bit depth, without a checksum of its samples; the same samples on every channel. */
export function plainFlac(samples: Float32Array, variant: FlacVariant): Buffer {
  const { bits, channels = 1, blockSamples = 4_096 } = variant;
  const bytes = bits / 8;
  const frames: Buffer[] = [];
  for (let from = 0; from < samples.length; from += blockSamples) {
    const block = samples.subarray(from, from + blockSamples);
    const subframe = Buffer.alloc(1 + block.length * bytes);
    subframe[0] = 0x02;
    block.forEach((sample, at) => {
      subframe.writeIntBE(Math.round(sample * (2 ** (bits - 1) - 1)), 1 + at * bytes, bytes);
    });
    frames.push(frameOf(frames.length, block.length, channels, Array(channels).fill(subframe)));
  }
  return Buffer.concat([headOf(samples.length, { ...variant, blockSamples }), ...frames]);
}

/** A FLAC file of silence: 18 bytes a frame of up to 65,535 samples. */
export function silentFlac(frames: number, variant: Omit<FlacVariant, 'blockSamples'>): Buffer {
  const { bits, channels = 1 } = variant;
  const blockSamples = 65_535;
  const subframe = Buffer.alloc(1 + bits / 8);
  const all = Array.from({ length: frames }, (_, number) =>
    frameOf(number, blockSamples, channels, Array(channels).fill(subframe)),
  );
  return Buffer.concat([headOf(frames * blockSamples, { ...variant, blockSamples }), ...all]);
}

function headOf(
  samples: number,
  { sampleRate, bits, channels = 1, blockSamples = 0, streamed }: FlacVariant,
): Buffer {
  const head = Buffer.alloc(42);
  head.write('fLaC', 'latin1');
  head.writeUInt32BE(0x8000_0022, 4);
  head.writeUInt16BE(blockSamples, 8);
  head.writeUInt16BE(blockSamples, 10);
  const packed = (BigInt(sampleRate) << 44n) | (BigInt(channels - 1) << 41n) | (BigInt(bits - 1) << 36n);
  head.writeBigUInt64BE(packed | BigInt(streamed ? 0 : samples), 18);
  return head;
}

function frameOf(number: number, samples: number, channels: number, subframes: readonly Buffer[]): Buffer {
  const head = [
    0xff,
    0xf8,
    0x70,
    (channels - 1) << 4,
    ...numberBytes(number),
    (samples - 1) >> 8,
    (samples - 1) & 255,
  ];
  const frame = Buffer.concat([Buffer.from(head), Buffer.from([checksum(head, 8, 0x07)]), ...subframes]);
  const end = Buffer.alloc(2);
  end.writeUInt16BE(checksum(frame, 16, 0x8005));
  return Buffer.concat([frame, end]);
}

/** A number encoded like a character in UTF-8. */
function numberBytes(number: number): number[] {
  return number < 0x80 ? [number] : [...Buffer.from(String.fromCodePoint(number), 'utf8')];
}

function checksum(bytes: Iterable<number>, width: 8 | 16, polynomial: number): number {
  const top = 1 << (width - 1);
  const mask = 2 ** width - 1;
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << (width - 8);
    for (let bit = 0; bit < 8; bit++) crc = (crc & top ? (crc << 1) ^ polynomial : crc << 1) & mask;
  }
  return crc;
}
