import type { AudioEncoder } from './audio-encoder.ts';

/** Signed 16-bit little-endian samples without a header. */
export function pcmEncoder(sampleRate: number): AudioEncoder {
  return { sampleRate, write: toPcm16, finish: () => ({ head: new Uint8Array(), tail: new Uint8Array() }) };
}

/** RIFF WAVE, mono, 16 bit. */
export function wavEncoder(sampleRate: number): AudioEncoder {
  let bytes = 0;
  return {
    sampleRate,
    write(samples) {
      const pcm = toPcm16(samples);
      bytes += pcm.length;
      return pcm;
    },
    finish: () => ({ head: wavHeader(sampleRate, bytes), tail: new Uint8Array() }),
  };
}

/** Rounds samples in -1..1 to signed 16-bit values; what is beyond is clipped. */
export function toInt16(samples: Float32Array): Int16Array {
  const rounded = new Int16Array(samples.length);
  for (let index = 0; index < samples.length; index++) {
    rounded[index] = Math.max(-32768, Math.min(32767, Math.round(samples[index]! * 32768)));
  }
  return rounded;
}

function toPcm16(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const rounded = toInt16(samples);
  const bytes = new Uint8Array(rounded.length * 2);
  const view = new DataView(bytes.buffer);
  rounded.forEach((value, index) => {
    view.setInt16(index * 2, value, true);
  });
  return bytes;
}

function wavHeader(sampleRate: number, dataBytes: number): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(44);
  const view = new DataView(header.buffer);
  const tag = (offset: number, text: string) => header.set(Buffer.from(text, 'latin1'), offset);
  tag(0, 'RIFF');
  view.setUint32(4, 36 + dataBytes, true);
  tag(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  tag(36, 'data');
  view.setUint32(40, dataBytes, true);
  return header;
}
