/** The values that an information frame contains. */
export interface Mp3InfoFields {
  readonly sampleRate: number;
  readonly kilobits: number;
  /** Length of the original audio in samples, without the encoder's delay and padding. */
  readonly samples: number;
  /** Size of all following frames in bytes. */
  readonly bytes: number;
  /** CRC-16 of all following frames. */
  readonly checksum: number;
}

/** Delay of the encoder in samples. */
const encoderDelay = 576;

/** Values of the MPEG header fields for version and sample rate, by sample rate in Hz. */
const mpegHeaderIndices: Record<number, { readonly version: number; readonly rate: number }> = {
  8000: { version: 0, rate: 2 },
  16000: { version: 2, rate: 2 },
  22050: { version: 2, rate: 0 },
  24000: { version: 2, rate: 1 },
  44100: { version: 3, rate: 0 },
  48000: { version: 3, rate: 1 },
};
const bitRateIndex: Record<'first' | 'later', Record<number, number>> = {
  first: { 64: 5, 96: 7 },
  later: { 64: 8, 96: 10 },
};

/**
 * A silent frame with an `Info` block, as usual for constant bit rate: number of frames and bytes, a seek table,
 * encoder delay and padding.
 */
export function mp3InfoFrame(facts: Mp3InfoFields): Uint8Array<ArrayBuffer> {
  const { version, rate } = mpegHeaderIndices[facts.sampleRate]!;
  const first = version === 3;
  const samplesPerFrame = first ? 1152 : 576;
  const bytesPerFrame = ((samplesPerFrame / 8) * facts.kilobits * 1000) / facts.sampleRate;
  const frames = Math.round(facts.bytes / bytesPerFrame);
  const frame = new Uint8Array(Math.floor(bytesPerFrame));
  const view = new DataView(frame.buffer);

  const bitRate = bitRateIndex[first ? 'first' : 'later'][facts.kilobits]!;
  frame.set([0xff, 0xe0 | (version << 3) | 0b011, (bitRate << 4) | (rate << 2), 0b1100_0100]);
  const info = first ? 21 : 13;
  frame.set(Buffer.from('Info', 'latin1'), info);
  view.setUint32(info + 4, 0b1111);
  view.setUint32(info + 8, frames);
  view.setUint32(info + 12, facts.bytes + frame.length);
  for (let percent = 0; percent < 100; percent++) frame[info + 16 + percent] = Math.floor(percent * 2.56);
  view.setUint32(info + 116, 50);

  const lame = info + 120;
  const padding = Math.max(0, Math.min(0xfff, frames * samplesPerFrame - encoderDelay - facts.samples));
  frame.set(Buffer.from('LAME3.100', 'latin1'), lame);
  frame[lame + 9] = 1;
  frame[lame + 20] = facts.kilobits;
  frame.set([encoderDelay >> 4, ((encoderDelay & 0xf) << 4) | (padding >> 8), padding & 0xff], lame + 21);
  view.setUint32(lame + 28, facts.bytes + frame.length);
  view.setUint16(lame + 32, facts.checksum);
  view.setUint16(lame + 34, crc16(frame.subarray(0, lame + 34), 0));
  return frame;
}

/** CRC-16 with the reflected polynomial 0x8005, continued from `start`. */
export function crc16(bytes: Uint8Array, start: number): number {
  let crc = start;
  for (const byte of bytes) crc = (crc >> 8) ^ crcTable[(crc ^ byte) & 0xff]!;
  return crc;
}

const crcTable = Uint16Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >> 1) ^ 0xa001 : value >> 1;
  return value;
});
