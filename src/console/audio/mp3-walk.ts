import { afterTags, firstMp3Frame, headOf, type Mp3Frame, readMp3Frame } from './audio-kind.ts';
import { ByteWindow } from './byte-window.ts';
import { type Gap, readMp3Tag } from './mp3-tag.ts';

/** Every frame of an mp3 file, found by going from header to header. */
export interface Mp3Walk {
  readonly sampleRate: number;
  readonly channels: 1 | 2;
  /** Samples a frame and channel. */
  readonly samplesPerFrame: number;
  /** First byte and size of each frame that holds sound, in order; the frame of an encoder's tag holds none. */
  readonly starts: Float64Array;
  readonly sizes: Uint16Array;
  /** Samples around the recording that a player leaves out. */
  readonly gap: Gap;
  /**
   * A browser that jumps in this file lands beside the place: it reckons with one bit rate, or with the hundred
   * entries of a tag.
   */
  readonly seeksWrong: boolean;
  /** The file ends inside a frame, or before its tag says. */
  readonly cutShort: boolean;
}

/** More than two frames of the highest bit rate. */
const mostFrameBytes = 4096;

/** Reads the headers of all frames; undefined when there is none. Bytes between frames are passed over. */
export async function walkMp3(file: Blob): Promise<Mp3Walk | undefined> {
  const head = await headOf(file);
  const tags = afterTags(head);
  // A tag longer than the first bytes (a picture, mostly) hides where the frames begin.
  const opening = tags < head.length ? head : await headOf(file.slice(tags));
  const openingAt = tags < head.length ? 0 : tags;
  const at = firstMp3Frame(opening, tags - openingAt);
  const first = at === undefined ? undefined : readMp3Frame(opening, at);
  if (at === undefined || !first) return undefined;
  const tag = readMp3Tag(opening, at);

  const frames = new FrameList();
  const rates = new Set<number>();
  let position = openingAt + at + (tag ? first.size : 0);
  let [lost, gaps, cutShort] = [false, false, false];
  const window = new ByteWindow(file, position);
  while (position + 4 <= file.size) {
    if (!window.holds(position, mostFrameBytes)) await window.moveTo(position, mostFrameBytes);
    const frame = frameOf(first, window.bytes, position - window.start, lost);
    if (!frame) {
      position += 1;
      lost = true;
      continue;
    }
    if (position + frame.size > file.size) {
      cutShort = true;
      break;
    }
    // What stands behind the last frame (tags of other programs) hinders nobody; what stands between two does.
    gaps ||= lost;
    lost = false;
    frames.add(position, frame.size);
    rates.add(frame.kilobits);
    position += frame.size;
  }
  const { sampleRate, channels, samples } = first;
  return {
    sampleRate,
    channels,
    samplesPerFrame: samples,
    ...frames.lists(),
    gap: tag?.gap ?? { start: 0, end: 0 },
    seeksWrong: rates.size > 1 || gaps || (tag !== undefined && tag.name !== 'Info'),
    cutShort: cutShort || frames.count < (tag?.frames ?? 0),
  };
}

/** The sound of a walked file in samples of one channel, without what the encoder put around it. */
export function framesOf({ starts, samplesPerFrame, gap }: Mp3Walk): number {
  return Math.max(0, starts.length * samplesPerFrame - gap.start - gap.end);
}

/** The bytes of all frames one after the other. */
export async function* mp3Packets(file: Blob, { starts, sizes }: Mp3Walk): AsyncGenerator<Uint8Array> {
  const window = new ByteWindow(file, starts[0]);
  for (let index = 0; index < starts.length; index += 1) {
    const start = starts[index] ?? 0;
    const size = sizes[index] ?? 0;
    if (!window.holds(start, size)) await window.moveTo(start, size);
    yield window.bytes.subarray(start - window.start, start - window.start + size);
  }
}

/** The frame here, of the same kind as the first. After bytes of something else only a frame before another counts. */
function frameOf(first: Mp3Frame, block: Uint8Array, at: number, lost: boolean): Mp3Frame | undefined {
  const alike = (place: number) => {
    const frame = readMp3Frame(block, place);
    return frame?.sampleRate === first.sampleRate && frame.samples === first.samples ? frame : undefined;
  };
  const frame = alike(at);
  return frame && (!lost || alike(at + frame.size)) ? frame : undefined;
}

/** Two lists that grow together. */
class FrameList {
  count = 0;
  #starts = new Float64Array(8192);
  #sizes = new Uint16Array(8192);

  add(start: number, size: number): void {
    if (this.count === this.#starts.length) {
      const [starts, sizes] = [new Float64Array(this.count * 2), new Uint16Array(this.count * 2)];
      starts.set(this.#starts);
      sizes.set(this.#sizes);
      [this.#starts, this.#sizes] = [starts, sizes];
    }
    this.#starts[this.count] = start;
    this.#sizes[this.count] = size;
    this.count += 1;
  }

  lists() {
    return { starts: this.#starts.slice(0, this.count), sizes: this.#sizes.slice(0, this.count) };
  }
}
