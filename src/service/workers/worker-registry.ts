import type { RecogniserLanguages } from '../speech-to-text/speech-to-text.ts';

/** A process that takes jobs. */
export interface Worker {
  readonly id: string;
  /** The name of its machine. */
  readonly host: string;
  /** Jobs that it works on at the same time. */
  readonly jobsAtOnce: number;
  /** Its recognisers in order of preference. */
  readonly engines: readonly RecogniserLanguages[];
}

/** The workers of all machines that share a queue. */
export interface WorkerRegistry {
  /** Announces a worker, or renews its announcement. Call it more often than every `lifetime` milliseconds. */
  announce(worker: Worker): Promise<void>;
  /** The workers announced within the last `lifetime` milliseconds, in the order in which they started. */
  live(): Promise<readonly Worker[]>;
  leave(id: string): Promise<void>;
  /**
   * Calls `changed` when a worker joins, leaves or reports different engines. @returns a function that stops listening
   */
  listen(changed: () => void): () => void;
  readonly lifetime: number;
}

/** The engines of several workers: each id once, with the languages that any worker serves with it. */
export function mergeEngines(all: readonly RecogniserLanguages[]): readonly RecogniserLanguages[] {
  const merged = new Map<string, Set<RecogniserLanguages['languages'][number]>>();
  for (const { id, languages } of all) {
    const known = merged.get(id) ?? new Set();
    for (const language of languages) known.add(language);
    merged.set(id, known);
  }
  return [...merged].map(([id, languages]) => ({ id, languages: [...languages] }));
}
