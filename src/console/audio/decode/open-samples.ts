import type { AudioKind } from '#audio-formats/audio-kind.ts';
import { readFlacHeader } from '#audio-formats/flac-header.ts';
import { readOggHeader } from '#audio-formats/ogg-header.ts';
import type { AudioFacts } from '../format/audio-facts.ts';
import { indexMp3, type Mp3Index, sampleCountOf } from '../format/mp3-index.ts';
import type { ReadHeader } from '../format/read-headers.ts';
import { readWavLayout } from '../format/wav-layout.ts';
import { fullScaleOf, wavBlocks } from '../format/wav-samples.ts';
import type { UnreadableReason } from '../measure/analysis.ts';
import { type Block, trimGap, truncateBlocks } from './trim-blocks.ts';

/** A recording whose samples can be read once, from beginning to end. */
export interface SampleStream {
  readonly facts: AudioFacts;
  /** Rate of the samples in hertz; a codec may decode at another rate than the source's. */
  readonly sampleRate: number;
  readonly channels: number;
  /** The value of a full-scale sample: 1, or 32,768 for integers. */
  readonly fullScale: number;
  /** Samples per channel according to the file; 0 when unknown. */
  readonly expectedFrames: number;
  /** The samples in order. Iterating throws at the point where the bytes cannot be decoded. */
  readonly blocks: AsyncIterable<Block>;
  /** Whether the file is cut short, given the number of frames that were read. */
  readonly cutShort: (frames: number) => boolean;
  /** The positions of the frames of an mp3 file; absent for other formats. */
  readonly mp3?: Mp3Index;
}

/** The output of a decoder. */
export interface DecodedStream {
  readonly blocks: AsyncIterable<Block>;
  readonly sampleRate: number;
  readonly channels: number;
}

/** The input of a decoder. `bytes` is the size of all decoded samples, 0 when unknown. */
export interface CompressedAudio {
  readonly file: Blob;
  readonly facts: AudioFacts;
  readonly bytes: number;
  readonly mp3?: Mp3Index;
}

/** A decoder of mp3, flac and ogg: returns the samples block by block, or why it cannot decode them. */
export type Decode = (compressed: CompressedAudio) => Promise<DecodedStream | 'no-decoder' | 'too-long'>;

/** Reads the header of a file and prepares the reading of its samples; decodes nothing yet. */
export async function openSamples(
  file: Blob,
  kind: AudioKind,
  read: ReadHeader,
  decode: Decode,
): Promise<SampleStream | UnreadableReason> {
  switch (kind) {
    case 'wav':
      return openWav(file, read);
    case 'mp3':
      return openMp3(file, decode);
    case 'flac':
      return openFlac(file, read, decode);
    case 'ogg':
      return openOgg(file, read, decode);
  }
}

async function openWav(file: Blob, read: ReadHeader): Promise<SampleStream | UnreadableReason> {
  const layout = await readWavLayout(file.size, read);
  if (typeof layout === 'string') return layout;
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

async function openMp3(file: Blob, decode: Decode): Promise<SampleStream | UnreadableReason> {
  const mp3 = await indexMp3(file);
  if (!mp3) return 'damaged';
  const { sampleRate, channels, gap } = mp3;
  const facts: AudioFacts = { kind: 'mp3', codec: 'MP3', sampleRate, channels };
  const stream = await openCompressed({ file, facts, mp3 }, sampleCountOf(mp3), decode);
  if (typeof stream === 'string') return stream;
  return { ...stream, blocks: trimGap(stream.blocks, gap), cutShort: () => mp3.cutShort, mp3 };
}

async function openFlac(
  file: Blob,
  read: ReadHeader,
  decode: Decode,
): Promise<SampleStream | UnreadableReason> {
  const header = await read(readFlacHeader());
  if (typeof header === 'string' || header.sampleRate === 0) return 'damaged';
  const { sampleRate, channels, bits, samples = 0 } = header;
  const facts: AudioFacts = { kind: 'flac', codec: 'FLAC', sampleRate, channels, bits };
  return openCompressed({ file, facts }, samples, decode);
}

async function openOgg(
  file: Blob,
  read: ReadHeader,
  decode: Decode,
): Promise<SampleStream | UnreadableReason> {
  const header = await read(readOggHeader(file.size));
  if (!header) return 'damaged';
  // The last Ogg page states where the recording ends; the last packet may be longer.
  const { samples: end, ...facts } = header;
  const stream = await openCompressed({ file, facts: { kind: 'ogg', ...facts } }, end ?? 0, decode);
  if (typeof stream === 'string') return stream;
  return end === undefined
    ? { ...stream, cutShort: () => true }
    : { ...stream, blocks: truncateBlocks(stream.blocks, end) };
}

async function openCompressed(
  source: Omit<CompressedAudio, 'bytes'>,
  expectedFrames: number,
  decode: Decode,
): Promise<SampleStream | UnreadableReason> {
  const { facts } = source;
  const bytes = expectedFrames * facts.channels * Float32Array.BYTES_PER_ELEMENT;
  const decoded = await decode({ ...source, bytes });
  if (typeof decoded === 'string') return decoded;
  return { ...decoded, fullScale: 1, facts, expectedFrames, cutShort: (frames) => frames < expectedFrames };
}
