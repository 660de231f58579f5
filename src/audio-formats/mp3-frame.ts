import { leadingTagsEnd, tagLength } from './audio-tags.ts';
import type { HeaderReader } from './header-reader.ts';

/** Header of one MPEG audio layer III frame. */
export interface Mp3Frame {
  /** Size in bytes, header included. */
  readonly length: number;
  readonly sampleRate: number;
  readonly channels: 1 | 2;
  /** Samples per channel. */
  readonly samples: 1152 | 576;
  readonly kilobits: number;
}

const mpeg1BitRates = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const mpeg2BitRates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const sampleRates = [44_100, 48_000, 32_000];
export const mp3HeaderBytes = 4;
const readAheadBytes = 65_536;
/** How far into the file the first frame may start; recordings of a stream may start inside a frame. */
const maxFirstFrameOffset = 8192;

/** Parses a frame header; undefined where there is none. Free-format frames have no length and are not supported. */
export function readMp3Frame(bytes: Uint8Array, at = 0): Mp3Frame | undefined {
  if (at + mp3HeaderBytes > bytes.length || bytes[at] !== 0xff) return undefined;
  const [b = 0, c = 0, d = 0] = [bytes[at + 1], bytes[at + 2], bytes[at + 3]];
  const version = (b >> 3) & 3;
  const layer = (b >> 1) & 3;
  if ((b & 0xe0) !== 0xe0 || version === 1 || layer !== 1 || (d & 3) === 2) return undefined;
  const first = version === 3;
  const kilobits = (first ? mpeg1BitRates : mpeg2BitRates)[c >> 4];
  const rate = sampleRates[(c >> 2) & 3];
  if (!kilobits || rate === undefined) return undefined;
  const sampleRate = first ? rate : version === 2 ? rate / 2 : rate / 4;
  const samples = first ? 1152 : 576;
  const length = Math.floor((samples / 8) * ((kilobits * 1000) / sampleRate)) + ((c >> 1) & 1);
  return { length, sampleRate, channels: isMonoFrame(bytes, at) ? 1 : 2, samples, kilobits };
}

/** Whether the frame that begins here has one channel. */
export const isMonoFrame = (bytes: Uint8Array, at = 0): boolean => (bytes[at + 3] ?? 0) >> 6 === 3;

/** Size in bytes of the side information that follows the header of the frame that begins here. */
export function sideInformationBytes(bytes: Uint8Array, at = 0): number {
  const [mono, stereo] = (((bytes[at + 1] ?? 0) >> 3) & 3) === 3 ? [17, 32] : [9, 17];
  return isMonoFrame(bytes, at) ? mono : stereo;
}

/**
 * The first of several consecutive frames, undefined when there are none. A single frame counts only at the very
 * beginning of the audio, if the file ends with it or inside it.
 */
export function* firstMp3Frame(
  size: number,
): HeaderReader<(Mp3Frame & { readonly offset: number }) | undefined> {
  const start = yield* leadingTagsEnd();
  const head = yield { offset: start, length: readAheadBytes };
  for (let at = 0; at < Math.min(head.length, maxFirstFrameOffset); at++) {
    const frame = readMp3Frame(head, at);
    if (!frame) continue;
    const left = size - start - at;
    const next = at + frame.length;
    const follows = whatFollowsFrame(head, next, left - frame.length, frame);
    const found = at === 0 ? follows !== 'no' : follows === 'frame' && hasThirdFrame(head, next, frame);
    if (found) return { ...frame, offset: start + at };
  }
  return undefined;
}

function hasThirdFrame(head: Uint8Array, second: number, { sampleRate }: Mp3Frame): boolean {
  const third = second + (readMp3Frame(head, second)?.length ?? 0);
  return readMp3Frame(head, third)?.sampleRate === sampleRate;
}

/**
 * What follows a frame: another frame of the same rate, the end of the file or a tag, or something else.
 *
 * @param left bytes from here to the end of the file
 */
export function whatFollowsFrame(
  bytes: Uint8Array,
  at: number,
  left: number,
  { sampleRate }: Mp3Frame,
): 'frame' | 'end' | 'no' {
  if (left < mp3HeaderBytes) return 'end';
  if (readMp3Frame(bytes, at)?.sampleRate === sampleRate) return 'frame';
  return tagLength(bytes, at, left) > 0 ? 'end' : 'no';
}
