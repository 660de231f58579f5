import type { Analysis, AnalysisOrder, AnalysisProgress, AnalysisResult } from './analysis.ts';
import {
  type AudioFacts,
  flacFacts,
  type Gap,
  mp3Facts,
  mp3Gap,
  oggFacts,
  oggFrames,
} from './audio-facts.ts';
import { audioKindOf, headOf, tailOf } from './audio-kind.ts';
import { LevelMeter } from './level-meter.ts';
import { outlineOf, PeakCollector } from './peak-pyramid.ts';
import { readWavLayout } from './wav-layout.ts';
import { wavSamples } from './wav-samples.ts';

/** A block of samples, one array a channel. */
export type Block = readonly Float32Array[];

/** Decodes mp3, flac and ogg block by block; undefined when the platform cannot. */
export type DecodeBlocks = (file: Blob) => Promise<
  | {
      readonly blocks: AsyncIterable<Block>;
      readonly sampleRate: number;
      readonly channels: number;
      /** Seconds, as far as the file says. */
      readonly expectedDuration: number | undefined;
    }
  | undefined
>;

const wavBlockBytes = 4_000_000;
const previewColumns = 1000;
const progressEvery = 80;

/**
 * Reads a recording once, block by block, and says what it is, how long it is, how it looks and, if asked, how loud
 * it is. Only one block is in memory at a time.
 */
export async function analyse(
  order: AnalysisOrder,
  decodeBlocks: DecodeBlocks,
  onProgress: (progress: AnalysisProgress) => void = () => {},
): Promise<AnalysisResult> {
  const head = await headOf(order.file);
  const kind = audioKindOf(head);
  if (!kind) return unreadable('unknown-kind');
  if (kind === 'wav') return analyseWav(order, onProgress);

  const facts = kind === 'mp3' ? mp3Facts(head) : kind === 'flac' ? flacFacts(head) : oggFacts(head);
  if (!facts) return unreadable('damaged');
  if (order.decoded) {
    const { channels, sampleRate } = order.decoded;
    const frames = channels[0]?.length ?? 0;
    const reader = new Reader(order, sampleRate, channels.length, frames, onProgress);
    reader.add(channels);
    return reader.finish(facts, false);
  }
  try {
    const decoder = await decodeBlocks(order.file);
    if (!decoder) return unreadable('no-decoder');
    const { blocks, sampleRate, channels, expectedDuration = 0 } = decoder;
    const expected = Math.round(expectedDuration * sampleRate);
    const gap = kind === 'mp3' ? mp3Gap(head) : { start: 0, end: 0 };
    const reader = new Reader(order, sampleRate, channels, expected, onProgress);
    // The last page of an ogg file says where the recording ends; its last packet may be longer.
    const end = kind === 'ogg' ? oggFrames(head, await tailOf(order.file)) : undefined;
    for await (const block of upTo(withoutGap(blocks, gap), end ?? Number.POSITIVE_INFINITY))
      reader.add(block);
    return reader.finish(facts, false);
  } catch {
    return unreadable('damaged');
  }
}

async function analyseWav(order: AnalysisOrder, onProgress: (progress: AnalysisProgress) => void) {
  const layout = await readWavLayout(order.file);
  if (typeof layout === 'string') return unreadable(layout === 'unknown-encoding' ? layout : 'damaged');
  const reader = new Reader(order, layout.sampleRate, layout.channels, layout.frames, onProgress);
  const framesPerBlock = Math.max(1, Math.floor(wavBlockBytes / layout.bytesPerFrame));
  for (let frame = 0; frame < layout.frames; frame += framesPerBlock) {
    const start = layout.dataStart + frame * layout.bytesPerFrame;
    const end = layout.dataStart + Math.min(layout.frames, frame + framesPerBlock) * layout.bytesPerFrame;
    reader.add(wavSamples(await order.file.slice(start, end).arrayBuffer(), layout));
  }
  const { encoding, bits, channels, sampleRate } = layout;
  const codec = encoding === 'float' ? 'float' : 'PCM';
  return reader.finish({ kind: 'wav', codec, bits, channels, sampleRate }, layout.cutShort);
}

/** What every kind of recording has in common once its samples are there. */
class Reader {
  readonly #peaks: PeakCollector;
  readonly #levels: LevelMeter | undefined;
  readonly #sampleRate: number;
  readonly #expected: number;
  readonly #onProgress: (progress: AnalysisProgress) => void;
  #frames = 0;
  #reported = 0;

  constructor(
    { measure }: AnalysisOrder,
    sampleRate: number,
    channels: number,
    expectedFrames: number,
    onProgress: (progress: AnalysisProgress) => void,
  ) {
    this.#peaks = new PeakCollector(expectedFrames);
    this.#levels = measure ? new LevelMeter(sampleRate, channels) : undefined;
    this.#sampleRate = sampleRate;
    this.#expected = expectedFrames;
    this.#onProgress = onProgress;
  }

  add(block: Block): void {
    this.#peaks.add(block);
    this.#levels?.add(block);
    this.#frames += block[0]?.length ?? 0;
    const now = performance.now();
    if (now - this.#reported < progressEvery || this.#frames >= this.#expected) return;
    this.#reported = now;
    this.#onProgress({
      fraction: this.#frames / this.#expected,
      outline: outlineOf(this.#peaks.pyramid(), 0, this.#expected, previewColumns),
    });
  }

  finish(facts: AudioFacts, cutShort: boolean): AnalysisResult {
    if (this.#frames === 0) return unreadable('no-samples');
    const analysis: Analysis = {
      facts,
      duration: this.#frames / this.#sampleRate,
      pyramid: this.#peaks.pyramid(),
      cutShort,
      ...(this.#levels && { levels: this.#levels.levels() }),
    };
    return { kind: 'analysis', analysis };
  }
}

/** Leaves out the first and the last frames of a stream of blocks. */
async function* withoutGap(blocks: AsyncIterable<Block>, { start, end }: Gap): AsyncIterable<Block> {
  let skip = start;
  const held: Block[] = [];
  let heldFrames = 0;
  for await (const block of blocks) {
    const length = block[0]?.length ?? 0;
    const dropped = Math.min(skip, length);
    skip -= dropped;
    if (dropped === length) continue;
    const rest = dropped === 0 ? block : block.map((samples) => samples.subarray(dropped));
    held.push(rest);
    heldFrames += length - dropped;
    for (let first = held[0]; first && heldFrames - (first[0]?.length ?? 0) >= end; first = held[0]) {
      heldFrames -= first[0]?.length ?? 0;
      held.shift();
      yield first;
    }
  }
  let keep = heldFrames - end;
  for (const block of held) {
    const length = Math.min(keep, block[0]?.length ?? 0);
    if (length <= 0) return;
    keep -= length;
    yield block.map((samples) => samples.subarray(0, length));
  }
}

/** Leaves out what comes after `end` frames. */
async function* upTo(blocks: AsyncIterable<Block>, end: number): AsyncIterable<Block> {
  let left = end;
  for await (const block of blocks) {
    const length = block[0]?.length ?? 0;
    if (left >= length) yield block;
    else if (left > 0) yield block.map((samples) => samples.subarray(0, left));
    left -= length;
  }
}

function unreadable(why: Extract<AnalysisResult, { kind: 'unreadable' }>['why']): AnalysisResult {
  return { kind: 'unreadable', why };
}
