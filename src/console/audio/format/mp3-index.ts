import type { Mp3Tag } from '#audio-formats/mp3-tag.ts';
import { walkMp3 } from '#audio-formats/mp3-walk.ts';
import { ByteWindow } from './byte-window.ts';
import { headerReader } from './read-headers.ts';

/** Number of silent samples before and after the recording, which a player skips. */
export interface SilentGap {
  readonly start: number;
  readonly end: number;
}

/** The position of every frame of an mp3 file. */
export interface Mp3Index {
  readonly sampleRate: number;
  readonly channels: 1 | 2;
  /** Samples per frame and channel. */
  readonly samplesPerFrame: number;
  /** Offset and size of each frame of audio, in order; without the encoder's tag frame. */
  readonly starts: Float64Array;
  readonly sizes: Uint16Array;
  readonly gap: SilentGap;
  /**
   * Whether browsers seek inaccurately in this file: they assume a constant bit rate, or interpolate between the
   * hundred entries of its tag.
   */
  readonly seeksWrong: boolean;
  /** Whether the file ends inside a frame, or has fewer frames than its tag declares. */
  readonly cutShort: boolean;
}

/** Reads the headers of all frames; undefined when there is none. */
export async function indexMp3(file: Blob): Promise<Mp3Index | undefined> {
  const starts: number[] = [];
  const sizes: number[] = [];
  const onFrame = (start: number, size: number) => {
    starts.push(start);
    sizes.push(size);
  };
  const walk = await headerReader(file)(walkMp3(file.size, onFrame));
  if (!walk) return undefined;
  const { first, tag, frames, varying, gaps, cutShort } = walk;
  return {
    sampleRate: first.sampleRate,
    channels: first.channels,
    samplesPerFrame: first.samples,
    starts: Float64Array.from(starts),
    sizes: Uint16Array.from(sizes),
    gap: silentGapOf(tag),
    seeksWrong: varying || gaps || (tag !== undefined && tag.name !== 'Info'),
    cutShort: cutShort || frames < (tag?.frames ?? 0),
  };
}

/** Delay in samples that every mp3 decoder adds. */
const decoderDelay = 529;

function silentGapOf(
  { delay, padding }: Pick<Mp3Tag, 'delay' | 'padding'> = { delay: 0, padding: 0 },
): SilentGap {
  if (delay === 0 && padding === 0) return { start: 0, end: 0 };
  return { start: delay + decoderDelay, end: Math.max(0, padding - decoderDelay) };
}

/** Samples per channel of the recording itself, without the encoder's delay and padding. */
export function sampleCountOf({ starts, samplesPerFrame, gap }: Mp3Index): number {
  return Math.max(0, starts.length * samplesPerFrame - gap.start - gap.end);
}

/** The bytes of each frame, in order. */
export async function* mp3Packets(file: Blob, { starts, sizes }: Mp3Index): AsyncGenerator<Uint8Array> {
  const window = new ByteWindow(file, starts[0]);
  for (let index = 0; index < starts.length; index += 1) {
    const start = starts[index] ?? 0;
    const size = sizes[index] ?? 0;
    if (!window.holds(start, size)) await window.moveTo(start, size);
    yield window.bytes.subarray(start - window.start, start - window.start + size);
  }
}
