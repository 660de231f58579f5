/** What the bytes of an audio file say they are; names and media types are not asked. */
export type AudioKind = 'wav' | 'flac' | 'mp3' | 'ogg';

/** How many bytes of the start `audioKindOf` looks at. A leading ID3 tag longer than this counts as mp3. */
export const headBytes = 65_536;

/**
 * The kind of audio file these first bytes belong to, or undefined when they are none of wav, flac, mp3 and ogg.
 * A damaged or cut file still has its kind.
 */
export function audioKindOf(head: Uint8Array): AudioKind | undefined {
  const name = textAt(head, 0, 4);
  if (['RIFF', 'RF64', 'BW64'].includes(name) && textAt(head, 8, 4) === 'WAVE') return 'wav';
  if (name === 'OggS') return 'ogg';
  const start = afterTags(head);
  if (textAt(head, start, 4) === 'fLaC') return 'flac';
  if (start > 0 && start >= head.length) return 'mp3';
  return hasMp3Frame(head, start) ? 'mp3' : undefined;
}

/** The first bytes of a file, as many as `audioKindOf` wants. */
export async function headOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
}

/** The media type by which a browser knows each kind. */
export const mediaTypeOf: Readonly<Record<AudioKind, string>> = {
  wav: 'audio/wav',
  flac: 'audio/flac',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
};

/** As many of the last bytes of a file. */
export async function tailOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(Math.max(0, file.size - headBytes)).arrayBuffer());
}

export function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

/** Where the audio begins behind any number of leading ID3v2 tags; may lie beyond the bytes given. */
export function afterTags(head: Uint8Array): number {
  let at = 0;
  while (textAt(head, at, 3) === 'ID3' && at + 10 <= head.length) {
    // Seven bits a byte, so that no length looks like the start of a frame.
    const [a = 0, b = 0, c = 0, d = 0] = head.subarray(at + 6, at + 10);
    const footer = (head[at + 5] ?? 0) & 0x10 ? 10 : 0;
    at += 10 + (((a & 0x7f) << 21) | ((b & 0x7f) << 14) | ((c & 0x7f) << 7) | (d & 0x7f)) + footer;
  }
  return at;
}

const bitRates1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const bitRates2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const rates = [44_100, 48_000, 32_000];

/** One layer-3 frame header: size in bytes, rate in hertz, samples of one channel. */
export interface Mp3Frame {
  readonly size: number;
  readonly sampleRate: number;
  readonly samples: number;
  readonly channels: 1 | 2;
  readonly version: 1 | 2;
  readonly kilobits: number;
}

/** The frame header at this place; undefined when these are not the bytes of one. */
export function readMp3Frame(bytes: Uint8Array, at: number): Mp3Frame | undefined {
  if (at + 4 > bytes.length || bytes[at] !== 0xff) return undefined;
  const [b = 0, c = 0, d = 0] = [bytes[at + 1], bytes[at + 2], bytes[at + 3]];
  if ((b & 0xe0) !== 0xe0) return undefined;
  const versionBits = (b >> 3) & 3;
  const layer = (b >> 1) & 3;
  const kbps = (versionBits === 3 ? bitRates1 : bitRates2)[c >> 4];
  const rate = rates[(c >> 2) & 3];
  if (versionBits === 1 || layer !== 1 || !kbps || !rate) return undefined;
  const sampleRate = rate / (versionBits === 3 ? 1 : versionBits === 2 ? 2 : 4);
  const samples = versionBits === 3 ? 1152 : 576;
  const size = Math.floor((samples / 8) * ((kbps * 1000) / sampleRate)) + ((c >> 1) & 1);
  return {
    size,
    sampleRate,
    samples,
    channels: d >> 6 === 3 ? 1 : 2,
    version: versionBits === 3 ? 1 : 2,
    kilobits: kbps,
  };
}

/** Whether the frame that begins these bytes has one channel. */
export const isMonoFrame = (frame: Uint8Array): boolean => (frame[3] ?? 0) >> 6 === 3;

/** Bytes of the side information that follows the header of a frame. */
export function sideInformationBytes(frame: Uint8Array): number {
  const [narrow, wide] = (((frame[1] ?? 0) >> 3) & 3) === 3 ? [17, 32] : [9, 17];
  return isMonoFrame(frame) ? narrow : wide;
}

/** Where the first frame that is followed by another one stands, from `start` on; undefined when there is none. */
export function firstMp3Frame(bytes: Uint8Array, start: number): number | undefined {
  for (let at = start; at + 4 <= bytes.length; at += 1) {
    const frame = readMp3Frame(bytes, at);
    if (!frame) continue;
    const next = at + frame.size;
    if (next + 4 > bytes.length ? at === start : readMp3Frame(bytes, next)) return at;
  }
  return undefined;
}

function hasMp3Frame(bytes: Uint8Array, start: number): boolean {
  return firstMp3Frame(bytes, start) !== undefined;
}
