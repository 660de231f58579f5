import { audioKind } from '#audio-formats/audio-kind.ts';
import { type Decode, openSamples, type SampleStream } from '../decode/open-samples.ts';
import type { Block } from '../decode/trim-blocks.ts';
import { mediaTypeOf } from '../format/audio-facts.ts';
import type { Mp3Index } from '../format/mp3-index.ts';
import { headerReader } from '../format/read-headers.ts';
import type {
  Analysis,
  AnalysisProgress,
  AnalysisResult,
  AnalysisTask,
  UnreadableReason,
} from './analysis.ts';
import { EnergyCollector } from './energy-track.ts';
import { LevelMeter } from './level-meter.ts';
import { PeakCollector } from './peak-pyramid.ts';

/** Functions of the platform that an analysis calls. */
export interface Codecs {
  readonly decode: Decode;
  /** Copies the frames of an mp3 file into a container that browsers seek in accurately. */
  readonly remux: (file: Blob, mp3: Mp3Index) => Promise<Blob>;
}

const previewColumns = 1000;
const progressMilliseconds = 80;

/**
 * Reads a recording once and determines its format, length, waveform, energy and, on request, its levels. Only one
 * block is in memory at a time.
 */
export async function analyse(
  { file, measure }: AnalysisTask,
  { decode, remux }: Codecs,
  onProgress: (progress: AnalysisProgress) => void = () => {},
): Promise<AnalysisResult> {
  if (file.size === 0) return unreadableResult('empty');
  const read = headerReader(file);
  const kind = await read(audioKind(file.size));
  if (!kind) return unreadableResult('unknown-kind');
  const stream = await openSamples(file, kind, read, decode).catch(() => 'damaged' as const);
  if (typeof stream === 'string') return unreadableResult(stream);

  const reader = new AnalysisReader(stream, measure, onProgress);
  let damaged = false;
  try {
    for await (const block of stream.blocks) reader.add(block);
  } catch {
    damaged = true;
  }
  const analysis = reader.finish(damaged);
  if (!analysis) return unreadableResult(damaged ? 'damaged' : 'no-samples');
  const { mp3 } = stream;
  const playable =
    mp3 && analysis.remuxed ? await remux(file, mp3) : file.slice(0, file.size, mediaTypeOf[kind]);
  return { kind: 'analysis', analysis, playable };
}

/** Collects the measurements that all formats share. */
class AnalysisReader {
  readonly #stream: SampleStream;
  readonly #peaks: PeakCollector;
  readonly #energy: EnergyCollector;
  readonly #levels: LevelMeter | undefined;
  readonly #onProgress: (progress: AnalysisProgress) => void;
  #frames = 0;
  /** Time of the last progress report; the first block is reported at once. */
  #reported = Number.NEGATIVE_INFINITY;

  constructor(stream: SampleStream, measure: boolean, onProgress: (progress: AnalysisProgress) => void) {
    const { sampleRate, channels, fullScale, expectedFrames } = stream;
    this.#stream = stream;
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
    const expected = this.#stream.expectedFrames;
    const now = performance.now();
    if (now - this.#reported < progressMilliseconds || this.#frames >= expected) return;
    this.#reported = now;
    this.#onProgress({
      fraction: this.#frames / expected,
      outline: this.#peaks.preview(expected, previewColumns),
    });
  }

  /** The finished analysis; undefined when there were no samples. */
  finish(damaged: boolean): Analysis | undefined {
    if (this.#frames === 0) return undefined;
    const { facts, sampleRate, cutShort, mp3 } = this.#stream;
    return {
      facts,
      duration: this.#frames / sampleRate,
      pyramid: this.#peaks.pyramid(),
      energy: this.#energy.track(),
      ...(this.#levels && { levels: this.#levels.levels() }),
      cutShort: cutShort(this.#frames),
      damaged,
      remuxed: mp3?.seeksWrong ?? false,
    };
  }
}

function unreadableResult(why: UnreadableReason): AnalysisResult {
  return { kind: 'unreadable', why };
}
