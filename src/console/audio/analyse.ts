import type { Analysis, AnalysisOrder, AnalysisProgress, AnalysisResult, Unreadable } from './analysis.ts';
import { audioKindOf, headOf, mediaTypeOf } from './audio-kind.ts';
import { EnergyCollector } from './energy-track.ts';
import { LevelMeter } from './level-meter.ts';
import type { Mp3Walk } from './mp3-walk.ts';
import { type Decode, openSound, type Sound } from './open-sound.ts';
import { PeakCollector } from './peak-pyramid.ts';
import type { Block } from './trim-blocks.ts';

/** What the reading of a recording needs from the platform. */
export interface Codecs {
  readonly decode: Decode;
  /** Puts the frames of an mp3 file into a container in which browsers seek right. */
  readonly remux: (file: Blob, walk: Mp3Walk) => Promise<Blob>;
}

const previewColumns = 1000;
const progressEvery = 80;

/**
 * Reads a recording once, block by block, and says what it is, how long it is, how it looks and, if asked, how loud
 * it is. Only one block is in memory at a time.
 */
export async function analyse(
  { file, measure }: AnalysisOrder,
  { decode, remux }: Codecs,
  onProgress: (progress: AnalysisProgress) => void = () => {},
): Promise<AnalysisResult> {
  if (file.size === 0) return unreadable('empty');
  const head = await headOf(file);
  const kind = audioKindOf(head);
  if (!kind) return unreadable('unknown-kind');
  const sound = await openSound(file, kind, head, decode).catch(() => 'damaged' as const);
  if (typeof sound === 'string') return unreadable(sound);

  const reader = new Reader(sound, measure, onProgress);
  let damaged = false;
  try {
    for await (const block of sound.blocks) reader.add(block);
  } catch {
    damaged = true;
  }
  const analysis = reader.finish(damaged);
  if (!analysis) return unreadable(damaged ? 'damaged' : 'no-samples');
  const { walk } = sound;
  const playable =
    walk && analysis.remuxed ? await remux(file, walk) : file.slice(0, file.size, mediaTypeOf[kind]);
  return { kind: 'analysis', analysis, playable };
}

/** What every kind of recording has in common once its samples are there. */
class Reader {
  readonly #sound: Sound;
  readonly #peaks: PeakCollector;
  readonly #energy: EnergyCollector;
  readonly #levels: LevelMeter | undefined;
  readonly #onProgress: (progress: AnalysisProgress) => void;
  #frames = 0;
  /** The first bars wait for nothing. */
  #reported = Number.NEGATIVE_INFINITY;

  constructor(sound: Sound, measure: boolean, onProgress: (progress: AnalysisProgress) => void) {
    const { sampleRate, channels, fullScale, expectedFrames } = sound;
    this.#sound = sound;
    this.#peaks = new PeakCollector(expectedFrames, fullScale);
    this.#energy = new EnergyCollector(sampleRate, fullScale);
    this.#levels = measure ? new LevelMeter(sampleRate, channels, fullScale) : undefined;
    this.#onProgress = onProgress;
  }

  add(block: Block): void {
    this.#peaks.add(block);
    this.#energy.add(block);
    this.#levels?.add(block);
    this.#frames += block[0]?.length ?? 0;
    const expected = this.#sound.expectedFrames;
    const now = performance.now();
    if (now - this.#reported < progressEvery || this.#frames >= expected) return;
    this.#reported = now;
    this.#onProgress({
      fraction: this.#frames / expected,
      outline: this.#peaks.preview(expected, previewColumns),
    });
  }

  /** Undefined when there was no sample at all. */
  finish(damaged: boolean): Analysis | undefined {
    if (this.#frames === 0) return undefined;
    const { facts, sampleRate, cutShort, walk } = this.#sound;
    return {
      facts,
      duration: this.#frames / sampleRate,
      pyramid: this.#peaks.pyramid(),
      energy: this.#energy.track(),
      ...(this.#levels && { levels: this.#levels.levels() }),
      cutShort: cutShort(this.#frames),
      damaged,
      remuxed: walk?.seeksWrong ?? false,
    };
  }
}

function unreadable(why: Unreadable): AnalysisResult {
  return { kind: 'unreadable', why };
}
