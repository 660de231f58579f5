import { Application, createEncoder, type OpusEncoderHandle } from 'libopus-wasm';
import type { AudioEncoder } from './audio-encoder.ts';
import { oggWriter, segmentCount } from './ogg-pages.ts';

/** Rates of the codec, with a bit rate for speech at each. The highest, 48 kHz, adds nothing: voices end at 11 kHz. */
const codecRates = [
  { rate: 8000, bitrate: 16_000 },
  { rate: 12_000, bitrate: 20_000 },
  { rate: 16_000, bitrate: 28_000 },
  { rate: 24_000, bitrate: 36_000 },
] as const;

/** Samples per second in which positions in Opus streams count, whatever the rate of the codec. */
const granuleRate = 48_000;
const frameSeconds = 0.02;
const packetsPerPage = 50;
/** Serial number of the Ogg stream. A single stream may have any; a constant one makes the output reproducible. */
const streamSerial = 1;

/**
 * Opus in Ogg, mono, variable bit rate.
 *
 * Samples are expected at the lowest of the codec's rates that is at least `sampleRate`, or at 24 kHz; `sampleRate` is
 * written to the header. Players drop the pre-skip and the padding of the last frame.
 */
export async function opusEncoder(sampleRate: number): Promise<AudioEncoder> {
  const codec = codecRates.find(({ rate }) => rate >= sampleRate) ?? codecRates[3];
  const encoder = await createEncoder({
    channels: 1,
    sampleRate: codec.rate,
    application: Application.Audio,
    bitrate: codec.bitrate,
    frameSize: codec.rate * frameSeconds,
    vbr: true,
    // With a higher complexity the encoder takes almost four times as long: 7 s instead of 2 s for 435 s of speech.
    complexity: 5,
  });
  const scale = granuleRate / codec.rate;
  const preSkip = encoder.getLookahead() * scale;
  const ogg = oggWriter(streamSerial);
  const head = [
    ogg.page([identificationHeader(preSkip, sampleRate)], 0, 'first'),
    ogg.page([commentHeader()], 0),
  ];
  const frames = frameQueue(encoder);
  let packets: Uint8Array[] = [];
  let samples = 0;
  let paged = 0;

  const fullPages = () => {
    const pages: Uint8Array[] = [];
    while (packets.length > packetsPerPage) {
      const taken = packets.splice(0, packetsPerPage);
      if (taken.reduce((sum, packet) => sum + segmentCount(packet), 0) > 255) {
        packets.unshift(...taken.splice(taken.length >> 1));
      }
      paged += taken.length;
      pages.push(ogg.page(taken, paged * frameSeconds * granuleRate));
    }
    return pages;
  };
  return {
    sampleRate: codec.rate,
    write(more) {
      samples += more.length;
      packets.push(...frames.encode(more));
      return Uint8Array.from(Buffer.concat(fullPages()));
    },
    finish() {
      packets.push(...frames.flush(preSkip / scale));
      const pages = fullPages();
      pages.push(ogg.page(packets, preSkip + samples * scale, 'last'));
      packets = [];
      encoder.free();
      return { head: Uint8Array.from(Buffer.concat(head)), tail: Uint8Array.from(Buffer.concat(pages)) };
    },
  };
}

/** Splits samples into whole frames and encodes them. */
function frameQueue(encoder: OpusEncoderHandle) {
  let left = new Float32Array();
  const encode = (more: Float32Array): Uint8Array[] => {
    const all = new Float32Array(left.length + more.length);
    all.set(left);
    all.set(more, left.length);
    const packets: Uint8Array[] = [];
    let at = 0;
    for (; at + encoder.frameSize <= all.length; at += encoder.frameSize) {
      packets.push(encoder.encodeFloat(all.subarray(at, at + encoder.frameSize)).slice());
    }
    left = all.slice(at);
    return packets;
  };
  return {
    encode,
    /** Pads the last frame, and adds one if the codec's delay needs it. */
    flush(delay: number): Uint8Array[] {
      const frames = Math.max(1, Math.ceil((left.length + delay) / encoder.frameSize));
      return encode(new Float32Array(frames * encoder.frameSize - left.length));
    },
  };
}

function identificationHeader(preSkip: number, sampleRate: number): Uint8Array {
  const packet = new Uint8Array(19);
  const view = new DataView(packet.buffer);
  packet.set(Buffer.from('OpusHead', 'latin1'));
  packet.set([1, 1], 8);
  view.setUint16(10, preSkip, true);
  view.setUint32(12, sampleRate, true);
  return packet;
}

function commentHeader(): Uint8Array {
  const vendor = Buffer.from('libopus', 'latin1');
  const packet = new Uint8Array(8 + 4 + vendor.length + 4);
  packet.set(Buffer.from('OpusTags', 'latin1'));
  new DataView(packet.buffer).setUint32(8, vendor.length, true);
  packet.set(vendor, 12);
  return packet;
}
