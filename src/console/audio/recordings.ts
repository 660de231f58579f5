import type { AnalysisProgress, AnalysisResult } from './analysis.ts';
import { packAnalysis, unpackAnalysis } from './analysis-file.ts';
import { mediaTypeOf } from './audio-kind.ts';
import { type ReadAudioOptions, readAudio } from './read-audio.ts';

/** Where what was read of a recording outlives the page. Both calls may fail: then the recording is read again. */
export interface RecordingShelf {
  readonly read: (key: string, part: ShelfPart) => Promise<Blob | undefined>;
  readonly write: (key: string, part: ShelfPart, content: Blob) => Promise<void>;
}

/** The packed analysis; the same sound in a container that seeks right, where the file itself does not. */
export type ShelfPart = 'analysis' | 'playable';

/** The place of a recording on a shelf. */
export interface Kept {
  readonly shelf: RecordingShelf;
  /** Names the content of the file; the same bytes may share it. */
  readonly key: string;
}

/** How far the reading of a recording is. */
export interface Reading {
  readonly progress?: AnalysisProgress;
  readonly result?: AnalysisResult;
}

/** A recording that somebody wants to be read. */
export interface OpenRecording {
  /** The same object until something changes. */
  readonly reading: () => Reading;
  readonly subscribe: (changed: () => void) => () => void;
  /** Settles with the reading; undefined when everybody let go before its end. */
  readonly finished: Promise<AnalysisResult | undefined>;
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
}

type Read = (file: Blob, options: ReadAudioOptions) => Promise<AnalysisResult | undefined>;

/** The recordings that are being read or looked at. Whoever asks for the same one joins in. */
export class Recordings {
  readonly #read: Read;
  readonly #shared = new Map<Blob | string, Shared>();

  constructor(read: Read) {
    this.#read = read;
  }

  /**
   * @param urgent somebody looks at it; otherwise it is read in advance, one at a time
   * @param kept brought back from there when it was read before, and put there when it was not
   */
  open(
    file: Blob,
    {
      measure = false,
      urgent = false,
      kept,
    }: { readonly measure?: boolean; readonly urgent?: boolean; readonly kept?: Kept | undefined } = {},
  ): OpenRecording {
    const name = kept?.key ?? file;
    const known = this.#shared.get(name);
    const shared = known && (known.measure || !measure) ? known : this.#start(file, measure, kept);
    this.#shared.set(name, shared);
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
      close: () => {
        if (!open) return;
        open = false;
        shared.users -= 1;
        if (shared.users > 0) return;
        shared.stop.abort();
        if (this.#shared.get(name) === shared) this.#shared.delete(name);
      },
    };
  }

  #start(file: Blob, measure: boolean, kept: Kept | undefined): Shared {
    const [stop, hurry] = [new AbortController(), new AbortController()];
    const tell = (reading: Reading) => {
      shared.reading = reading;
      for (const changed of shared.listeners) changed();
    };
    const work = async () => {
      const { signal } = stop;
      const onProgress = (progress: AnalysisProgress) => tell({ progress });
      const found = kept && (await takeFrom(kept, file, measure));
      const result = found ?? (await this.#read(file, { measure, hurry: hurry.signal, signal, onProgress }));
      if (!result || signal.aborted) return undefined;
      tell({ result });
      if (kept && !found) await putOn(kept, result);
      return result;
    };
    const shared: Shared = {
      measure,
      stop,
      hurry,
      listeners: new Set(),
      finished: Promise.resolve().then(work),
      reading: {},
      users: 0,
    };
    return shared;
  }
}

/** All recordings of this page. */
export const recordings = new Recordings(readAudio);

async function takeFrom(
  { shelf, key }: Kept,
  file: Blob,
  measure: boolean,
): Promise<AnalysisResult | undefined> {
  try {
    const packed = await shelf.read(key, 'analysis');
    const analysis = packed && (await unpackAnalysis(packed));
    if (!analysis || (measure && !analysis.levels)) return undefined;
    const playable = analysis.remuxed
      ? await shelf.read(key, 'playable')
      : file.slice(0, file.size, mediaTypeOf[analysis.facts.kind]);
    return playable && { kind: 'analysis', analysis, playable };
  } catch {
    return undefined;
  }
}

/** A shelf that is full or gone costs time at the next visit, nothing else. */
async function putOn({ shelf, key }: Kept, result: AnalysisResult): Promise<void> {
  if (result.kind !== 'analysis') return;
  try {
    if (result.analysis.remuxed) await shelf.write(key, 'playable', result.playable);
    await shelf.write(key, 'analysis', packAnalysis(result.analysis));
  } catch {}
}
