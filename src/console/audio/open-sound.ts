import type { Unreadable } from './analysis.ts';
import { type AudioFacts, flacFacts, flacFrames, oggFacts, oggFrames } from './audio-facts.ts';
import { type AudioKind, tailOf } from './audio-kind.ts';
import { framesOf, type Mp3Walk, walkMp3 } from './mp3-walk.ts';
import { type Block, upTo, withoutGap } from './trim-blocks.ts';
import { readWavLayout } from './wav-layout.ts';
import { fullScaleOf, wavBlocks } from './wav-samples.ts';

/** A recording whose samples can be read from its beginning to its end, once. */
export interface Sound {
  readonly facts: AudioFacts;
  /** Of the samples; a codec may decode at another rate than its source had. */
  readonly sampleRate: number;
  readonly channels: number;
  /** What its samples go to: 1, or 32,768 for integers. */
  readonly fullScale: number;
  /** Samples of one channel as far as the file tells; 0 when it does not. */
  readonly expectedFrames: number;
  /** Throws where the bytes cannot be decoded. */
  readonly blocks: AsyncIterable<Block>;
  /** Whether so many frames are fewer than the file should hold. */
  readonly cutShort: (frames: number) => boolean;
  /** Present for mp3. */
  readonly walk?: Mp3Walk;
}

/** What a decoder makes of a file. */
export interface Decoded {
  readonly blocks: AsyncIterable<Block>;
  readonly sampleRate: number;
  readonly channels: number;
}

/** What a decoder is told about a file before it begins. `bytes` is the size of all samples, 0 when unknown. */
export interface Compressed {
  readonly file: Blob;
  readonly facts: AudioFacts;
  readonly bytes: number;
  readonly walk?: Mp3Walk;
}

/** Decodes mp3, flac and ogg block by block, or says why it cannot. */
export type Decode = (compressed: Compressed) => Promise<Decoded | 'no-decoder' | 'too-long'>;

/** Finds out how long a file is and how its samples are read; nothing is decoded yet. */
export async function openSound(
  file: Blob,
  kind: AudioKind,
  head: Uint8Array,
  decode: Decode,
): Promise<Sound | Unreadable> {
  switch (kind) {
    case 'wav':
      return openWav(file, head);
    case 'mp3':
      return openMp3(file, decode);
    case 'flac':
      return openFlac(file, head, decode);
    case 'ogg':
      return openOgg(file, head, decode);
  }
}

async function openWav(file: Blob, head: Uint8Array): Promise<Sound | Unreadable> {
  const layout = await readWavLayout(file, head);
  if (typeof layout === 'string') return layout === 'unknown-encoding' ? layout : 'damaged';
  const { encoding, bits, channels, sampleRate, frames, cutShort } = layout;
  const codec = encoding === 'float' ? 'float' : 'PCM';
  return {
    facts: { kind: 'wav', codec, bits, channels, sampleRate },
    sampleRate,
    channels,
    expectedFrames: frames,
    fullScale: fullScaleOf(layout),
    blocks: wavBlocks(file, layout),
    cutShort: () => cutShort,
  };
}

async function openMp3(file: Blob, decode: Decode): Promise<Sound | Unreadable> {
  const walk = await walkMp3(file);
  if (!walk) return 'damaged';
  const { sampleRate, channels, gap } = walk;
  const facts: AudioFacts = { kind: 'mp3', codec: 'MP3', sampleRate, channels };
  const expectedFrames = framesOf(walk);
  const decoded = await decode({ file, facts, bytes: sizeOf(expectedFrames, channels), walk });
  if (typeof decoded === 'string') return decoded;
  return {
    ...decoded,
    fullScale: 1,
    facts,
    expectedFrames,
    blocks: withoutGap(decoded.blocks, gap),
    cutShort: () => walk.cutShort,
    walk,
  };
}

async function openFlac(file: Blob, head: Uint8Array, decode: Decode): Promise<Sound | Unreadable> {
  const facts = flacFacts(head);
  if (!facts) return 'damaged';
  const expectedFrames = flacFrames(head) ?? 0;
  const decoded = await decode({ file, facts, bytes: sizeOf(expectedFrames, facts.channels) });
  if (typeof decoded === 'string') return decoded;
  return { ...decoded, fullScale: 1, facts, expectedFrames, cutShort: (frames) => frames < expectedFrames };
}

async function openOgg(file: Blob, head: Uint8Array, decode: Decode): Promise<Sound | Unreadable> {
  const facts = oggFacts(head);
  if (!facts) return 'damaged';
  // The last page says where the recording ends; its last packet may be longer.
  const end = oggFrames(head, await tailOf(file));
  const decoded = await decode({ file, facts, bytes: sizeOf(end ?? 0, facts.channels) });
  if (typeof decoded === 'string') return decoded;
  return {
    ...decoded,
    fullScale: 1,
    facts,
    expectedFrames: end ?? 0,
    blocks: upTo(decoded.blocks, end ?? Number.POSITIVE_INFINITY),
    cutShort: (frames) => end === undefined || frames < end,
  };
}

const sizeOf = (frames: number, channels: number) => frames * channels * Float32Array.BYTES_PER_ELEMENT;
