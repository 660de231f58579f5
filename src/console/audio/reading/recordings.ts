import { type AudioFiles, audioFiles } from '#console/storage/audio-files.ts';
import { createListeners } from '#console/ui/listeners.ts';
import { mediaTypeOf } from '../format/audio-facts.ts';
import type { AnalysisProgress, AnalysisResult } from '../measure/analysis.ts';
import { packAnalysis, unpackAnalysis } from '../measure/analysis-file.ts';
import { type ReadAudioOptions, readAudio } from './read-audio.ts';

/** Storage of analyses. Both calls may fail: then the recording is read again. */
export type AnalysisStore = Pick<AudioFiles, 'get' | 'put'>;

/** Progress of reading a recording. */
export interface ReadingState {
  readonly progress?: AnalysisProgress;
  readonly result?: AnalysisResult;
}

export interface OpenRecordingOptions {
  /** Whether to measure peak, loudness and silence too. */
  readonly measure?: boolean;
  /** Whether the recording is in view; otherwise it is read in advance, one recording at a time. */
  readonly urgent?: boolean;
  /** Content key, if known: the analysis is restored from and stored under it. */
  readonly key?: string | undefined;
}

interface SharedReading {
  readonly measure: boolean;
  readonly stop: AbortController;
  readonly hurry: AbortController;
  readonly listeners: ReturnType<typeof createListeners>;
  readonly finished: Promise<AnalysisResult | undefined>;
  reading: ReadingState;
  users: number;
  /** Content key under which the analysis is stored or is being stored. */
  storedAs?: string;
}

type ReadRecording = (file: Blob, options: ReadAudioOptions) => Promise<AnalysisResult | undefined>;

/** Recordings in use. Opening the same file again shares its analysis. */
export class Recordings {
  readonly #read: ReadRecording;
  readonly #files: AnalysisStore;
  readonly #shared = new Map<Blob, SharedReading>();

  constructor(read: ReadRecording, files: AnalysisStore) {
    this.#read = read;
    this.#files = files;
  }

  open(file: Blob, { measure = false, urgent = false, key }: OpenRecordingOptions = {}) {
    const known = this.#shared.get(file);
    const shared = known && (known.measure || !measure) ? known : this.#start(file, measure, key);
    this.#shared.set(file, shared);
    shared.users += 1;
    if (urgent) shared.hurry.abort();
    let open = true;
    return {
      reading: () => shared.reading,
      subscribe: shared.listeners.subscribe,
      /** Resolves with the analysis; undefined when all callers closed it before it was finished. */
      finished: shared.finished,
      /** Sets the content key when it was not known at first. Resolves when the analysis is stored or cannot be. */
      storeAs: (name: string) => this.#keep(shared, name),
      /** Releases the recording. Reading stops when no caller is left. */
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

  #start(file: Blob, measure: boolean, key: string | undefined): SharedReading {
    const [stop, hurry] = [new AbortController(), new AbortController()];
    const { signal } = stop;
    const notify = (reading: ReadingState) => {
      shared.reading = reading;
      shared.listeners.notify();
    };
    const read = async () => {
      const found = key && (await this.#bringBack(file, key, measure));
      if (found) shared.storedAs = key;
      const onProgress = (progress: AnalysisProgress) => notify({ progress });
      const result = found || (await this.#read(file, { measure, hurry: hurry.signal, signal, onProgress }));
      if (!result || signal.aborted) return undefined;
      notify({ result });
      return result;
    };
    const shared: SharedReading = {
      measure,
      stop,
      hurry,
      listeners: createListeners(),
      finished: Promise.resolve().then(read),
      reading: {},
      users: 0,
    };
    if (key) void this.#keep(shared, key);
    return shared;
  }

  /** Stores an analysis. When there is no space for it, the next visit reads the file again. */
  async #keep(shared: SharedReading, key: string): Promise<void> {
    const result = await shared.finished;
    if (result?.kind !== 'analysis' || shared.storedAs === key || shared.stop.signal.aborted) return;
    shared.storedAs = key;
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
      return playable && { kind: 'analysis', analysis, playable: withAudioType(playable) };
    } catch {
      return undefined;
    }
  }
}

/** A caller's handle on a recording. */
export type OpenRecording = ReturnType<Recordings['open']>;

/** Adds the media type of a remuxed file, which is stored without one. */
const withAudioType = (file: Blob): Blob => (file.type ? file : file.slice(0, file.size, 'audio/mp4'));

/** All recordings of this page. */
export const recordings = new Recordings(readAudio, audioFiles);
