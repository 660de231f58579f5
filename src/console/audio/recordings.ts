import type { AnalysisProgress, AnalysisResult } from './analysis.ts';
import { packAnalysis, unpackAnalysis } from './analysis-file.ts';
import { type AudioFiles, audioFiles } from './audio-files.ts';
import { mediaTypeOf } from './audio-kind.ts';
import { type ReadAudioOptions, readAudio } from './read-audio.ts';

/** Where readings outlive the page. Both calls may fail: then the recording is read again. */
export type ReadingFiles = Pick<AudioFiles, 'get' | 'put'>;

/** How far the reading of a recording is. */
export interface Reading {
  readonly progress?: AnalysisProgress;
  readonly result?: AnalysisResult;
}

export interface OpenOptions {
  /** Also peak, loudness and silence. */
  readonly measure?: boolean;
  /** Somebody looks at it; otherwise it is read in advance, one at a time. */
  readonly urgent?: boolean;
  /** The key of its content, where known: what was kept under it is brought back, and what is read is kept. */
  readonly key?: string | undefined;
}

/** A recording that somebody wants to be read. */
export interface OpenRecording {
  readonly reading: () => Reading;
  readonly subscribe: (changed: () => void) => () => void;
  /** Settles with the reading; undefined when everybody let go before its end. */
  readonly finished: Promise<AnalysisResult | undefined>;
  /** Says the key of its content when that was not known at first. Settles when the reading is kept, or cannot be. */
  readonly keepAs: (key: string) => Promise<void>;
  /** Lets go of it. A reading that nobody wants any more ends at once. */
  readonly close: () => void;
}

interface Shared {
  readonly measure: boolean;
  readonly stop: AbortController;
  readonly hurry: AbortController;
  readonly listeners: Set<() => void>;
  readonly finished: Promise<AnalysisResult | undefined>;
  reading: Reading;
  users: number;
  /** The key that it is kept under, or being kept. */
  keptAs?: string;
}

type Read = (file: Blob, options: ReadAudioOptions) => Promise<AnalysisResult | undefined>;

/** The recordings that are being read or looked at. Whoever asks for the same file joins in. */
export class Recordings {
  readonly #read: Read;
  readonly #files: ReadingFiles;
  readonly #shared = new Map<Blob, Shared>();

  constructor(read: Read, files: ReadingFiles) {
    this.#read = read;
    this.#files = files;
  }

  open(file: Blob, { measure = false, urgent = false, key }: OpenOptions = {}): OpenRecording {
    const known = this.#shared.get(file);
    const shared = known && (known.measure || !measure) ? known : this.#start(file, measure, key);
    this.#shared.set(file, shared);
    shared.users += 1;
    if (urgent) shared.hurry.abort();
    let open = true;
    return {
      reading: () => shared.reading,
      subscribe: (changed) => {
        shared.listeners.add(changed);
        return () => shared.listeners.delete(changed);
      },
      finished: shared.finished,
      keepAs: (name) => this.#keep(shared, name),
      close: () => {
        if (!open) return;
        open = false;
        shared.users -= 1;
        if (shared.users > 0) return;
        shared.stop.abort();
        if (this.#shared.get(file) === shared) this.#shared.delete(file);
      },
    };
  }

  #start(file: Blob, measure: boolean, key: string | undefined): Shared {
    const [stop, hurry] = [new AbortController(), new AbortController()];
    const { signal } = stop;
    const tell = (reading: Reading) => {
      shared.reading = reading;
      for (const changed of shared.listeners) changed();
    };
    const read = async () => {
      const found = key && (await this.#bringBack(file, key, measure));
      if (found) shared.keptAs = key;
      const onProgress = (progress: AnalysisProgress) => tell({ progress });
      const result = found || (await this.#read(file, { measure, hurry: hurry.signal, signal, onProgress }));
      if (!result || signal.aborted) return undefined;
      tell({ result });
      return result;
    };
    const shared: Shared = {
      measure,
      stop,
      hurry,
      listeners: new Set(),
      finished: Promise.resolve().then(read),
      reading: {},
      users: 0,
    };
    if (key) void this.#keep(shared, key);
    return shared;
  }

  /** A browser without room for it costs time at the next visit, nothing else. */
  async #keep(shared: Shared, key: string): Promise<void> {
    const result = await shared.finished;
    if (result?.kind !== 'analysis' || shared.keptAs === key || shared.stop.signal.aborted) return;
    shared.keptAs = key;
    try {
      if (result.analysis.remuxed) await this.#files.put(key, 'remuxed', result.playable);
      await this.#files.put(key, 'peaks', packAnalysis(result.analysis));
    } catch {}
  }

  async #bringBack(file: Blob, key: string, measure: boolean): Promise<AnalysisResult | undefined> {
    try {
      const packed = await this.#files.get(key, 'peaks');
      const analysis = packed && (await unpackAnalysis(packed));
      if (!analysis || (measure && !analysis.levels)) return undefined;
      const playable = analysis.remuxed
        ? await this.#files.get(key, 'remuxed')
        : file.slice(0, file.size, mediaTypeOf[analysis.facts.kind]);
      return playable && { kind: 'analysis', analysis, playable: asAudio(playable) };
    } catch {
      return undefined;
    }
  }
}

/** A kept file has no media type of its own. */
const asAudio = (file: Blob): Blob => (file.type ? file : file.slice(0, file.size, 'audio/mp4'));

/** All recordings of this page. */
export const recordings = new Recordings(readAudio, audioFiles);
