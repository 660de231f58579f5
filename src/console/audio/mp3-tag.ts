import { readMp3Frame, sideInformationBytes, textAt } from './audio-kind.ts';

/** Samples that an encoder put around the recording and that a player leaves out. */
export interface Gap {
  readonly start: number;
  readonly end: number;
}

/** What an encoder wrote into a first frame that holds no sound. */
export interface Mp3Tag {
  /** `Info` stands before a constant bit rate, the others before a varying one. */
  readonly name: 'Xing' | 'Info' | 'VBRI';
  /** Frames of sound; absent when the encoder did not say. */
  readonly frames?: number;
  readonly gap: Gap;
}

/** The tag in the frame that begins here; undefined when the frame holds sound. */
export function readMp3Tag(bytes: Uint8Array, at: number): Mp3Tag | undefined {
  const frame = readMp3Frame(bytes, at);
  if (!frame) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const numberAt = (place: number) => (place + 4 <= view.byteLength ? view.getUint32(place) : 0);
  if (textAt(bytes, at + 36, 4) === 'VBRI') {
    return { name: 'VBRI', frames: numberAt(at + 50), gap: { start: 0, end: 0 } };
  }
  const tag = at + 4 + sideInformationBytes(bytes.subarray(at));
  const text = textAt(bytes, tag, 4);
  const name = text === 'Xing' || text === 'Info' ? text : undefined;
  if (!name) return undefined;
  const flags = bytes[tag + 7] ?? 0;
  const encoder =
    tag + 8 + (flags & 1 ? 4 : 0) + (flags & 2 ? 4 : 0) + (flags & 4 ? 100 : 0) + (flags & 8 ? 4 : 0);
  const frames = flags & 1 ? numberAt(tag + 8) : 0;
  return { name, ...(frames > 0 && { frames }), gap: readGap(bytes, encoder + 21) };
}

function readGap(bytes: Uint8Array, at: number): Gap {
  const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3);
  const delay = (a << 4) | (b >> 4);
  const padding = ((b & 0x0f) << 8) | c;
  if (delay === 0 && padding === 0) return { start: 0, end: 0 };
  // The decoder itself adds 529 samples.
  return { start: delay + 529, end: Math.max(0, padding - 529) };
}
