import { readMp3Frame } from '#audio-formats/mp3-frame.ts';

/** Samples that LAME inserts before the audio. */
const encoderDelay = 576;

/**
 * The frame with a `Xing` block that encoders write before a stream of variable bit rate: the number of frames and
 * bytes, where each hundredth begins, and how many samples at both ends are padding.
 *
 * @param samples of one channel, before encoding
 */
export function xingFrame(stream: Uint8Array, samples: number): Uint8Array {
  const offsets: number[] = [];
  let at = 0;
  const first = readMp3Frame(stream, 0);
  if (!first) throw new Error('The stream does not begin with a frame.');
  for (let frame = readMp3Frame(stream, at); frame; frame = readMp3Frame(stream, at)) {
    offsets.push(at);
    at += frame.length;
  }
  // A frame of 128 kbit/s is large enough for the block at the usual sample rates.
  const header = Uint8Array.from(stream.subarray(0, 4));
  header[2] = (9 << 4) | ((header[2] ?? 0) & 0b1100);
  const length = readMp3Frame(header, 0)?.length ?? 0;
  const frame = new Uint8Array(length);
  frame.set(header);
  const view = new DataView(frame.buffer);
  const info = first.channels === 1 ? 21 : 36;
  frame.set(Buffer.from('Xing', 'latin1'), info);
  view.setUint32(info + 4, 0b1111);
  view.setUint32(info + 8, offsets.length);
  view.setUint32(info + 12, stream.length + length);
  for (let percent = 0; percent < 100; percent += 1) {
    const offset = offsets[Math.floor((percent / 100) * offsets.length)] ?? 0;
    frame[info + 16 + percent] = Math.floor((256 * offset) / stream.length);
  }
  view.setUint32(info + 116, 50);
  const lame = info + 120;
  const padding = Math.min(0xfff, offsets.length * first.samples - encoderDelay - samples);
  frame.set(Buffer.from('LAME3.100', 'latin1'), lame);
  frame[lame + 9] = 4;
  frame.set([encoderDelay >> 4, ((encoderDelay & 0xf) << 4) | (padding >> 8), padding & 0xff], lame + 21);
  return frame;
}
