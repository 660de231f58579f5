import { textAt, viewOf } from './header-reader.ts';
import { type Mp3Frame, mp3HeaderBytes, sideInformationBytes } from './mp3-frame.ts';

/** The tag that an encoder writes into a first frame without audio. */
export interface Mp3Tag {
  /** `Info` means that the stream has a constant bit rate, the others that it has a variable one. */
  readonly name: 'Xing' | 'Info' | 'VBRI';
  /** Number of audio frames, not counting the tag's frame; absent when the encoder did not declare it. */
  readonly frames?: number;
  /** Samples that the encoder put before the audio. */
  readonly delay: number;
  /** Samples that the encoder put after the audio. */
  readonly padding: number;
}

/** Number of bytes of a frame up to the end of the longest tag: header, side information, Xing with its table, LAME. */
const maxTagBytes = 200;

/** How many bytes `readMp3Tag` looks at. */
export const mp3TagBytes = ({ length }: Mp3Frame): number => Math.max(length, maxTagBytes);

/** Reads the tag of the frame at the start of these bytes; undefined when the frame contains audio. */
export function readMp3Tag(frame: Uint8Array): Mp3Tag | undefined {
  // Pads the bytes with zeros in case the file is truncated.
  const bytes = new Uint8Array(Math.max(frame.length, maxTagBytes));
  bytes.set(frame);
  const view = viewOf(bytes);
  const counted = (frames: number) => (frames > 0 ? { frames } : {});
  if (textAt(bytes, mp3HeaderBytes + 32, 4) === 'VBRI') {
    return { name: 'VBRI', ...counted(view.getUint32(mp3HeaderBytes + 46)), delay: 0, padding: 0 };
  }
  const at = mp3HeaderBytes + sideInformationBytes(bytes);
  const name = textAt(bytes, at, 4);
  if (name !== 'Xing' && name !== 'Info') return undefined;
  const flags = view.getUint32(at + 4);
  const lame =
    at + 8 + (flags & 1 ? 4 : 0) + (flags & 2 ? 4 : 0) + (flags & 4 ? 100 : 0) + (flags & 8 ? 4 : 0);
  const [a = 0, b = 0, c = 0] = bytes.subarray(lame + 21, lame + 24);
  return {
    name,
    ...counted(flags & 1 ? view.getUint32(at + 8) : 0),
    delay: (a << 4) | (b >> 4),
    padding: ((b & 0x0f) << 8) | c,
  };
}
