import { createMp3Encoder } from 'wasm-media-encoders';

export interface Mp3Variant {
  readonly sampleRate: 8000 | 16_000 | 22_050 | 24_000 | 44_100 | 48_000;
  readonly channels?: 1 | 2;
  /** Kilobits per second; a variable rate when absent. */
  readonly kilobits?: 32 | 64 | 128;
}

/** An MP3 stream without an info frame; the same samples on both channels. */
export async function mp3Stream(samples: Float32Array, variant: Mp3Variant): Promise<Buffer> {
  const { sampleRate, channels = 1, kilobits } = variant;
  const encoder = await createMp3Encoder();
  const rate = { sampleRate, outputSampleRate: sampleRate, channels };
  encoder.configure(kilobits === undefined ? { ...rate, vbrQuality: 4 } : { ...rate, bitrate: kilobits });
  const given = Array<Float32Array>(channels).fill(samples);
  const body = Buffer.from(encoder.encode(given));
  return Buffer.concat([body, encoder.finalize()]);
}

/** MP3 frames of silence at 8 kHz, each 72 bytes and 72 ms long. */
export function silentMp3(frames: number): Buffer {
  const frame = Buffer.alloc(72);
  // MPEG 2.5, layer III, 8 kbit/s, 8 kHz, one channel.
  frame.writeUInt32BE(0xffe3_18c4);
  return Buffer.alloc(72 * frames, frame);
}

/** An ID3 tag of any size, for example with a cover picture, before an MP3 stream. */
export function id3v2(bytes: number): Buffer {
  const head = Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1');
  for (let nth = 0; nth < 4; nth++) head[9 - nth] = (bytes >> (7 * nth)) & 0x7f;
  return Buffer.concat([head, Buffer.alloc(bytes, 0xff)]);
}

/** An ID3v1 tag, which follows the MP3 stream. */
export function id3v1(): Buffer {
  return Buffer.concat([Buffer.from('TAG'), Buffer.alloc(125, 0x20)]);
}

/** An APE tag of one item, with header and footer. */
export function apeTag(): Buffer {
  const item = Buffer.from('\x04\0\0\0\0\0\0\0Title\0tone', 'latin1');
  const part = (isHead: boolean) => {
    const bytes = Buffer.alloc(32);
    bytes.write('APETAGEX', 'latin1');
    bytes.writeUInt32LE(2_000, 8);
    bytes.writeUInt32LE(item.length + 32, 12);
    bytes.writeUInt32LE(1, 16);
    bytes.writeUInt32LE(isHead ? 0xa000_0000 : 0x8000_0000, 20);
    return bytes;
  };
  return Buffer.concat([part(true), item, part(false)]);
}
