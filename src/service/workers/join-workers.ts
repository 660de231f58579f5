import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { messageOf } from '../error-message.ts';
import type { RecogniserLanguages } from '../speech-to-text/speech-to-text.ts';
import { mergeEngines, type WorkerRegistry } from './worker-registry.ts';

export interface JoinOptions {
  readonly registry: WorkerRegistry;
  /** The recognisers of this process; absent in a process that takes no jobs. */
  readonly own?: () => readonly RecogniserLanguages[];
  readonly jobsAtOnce: number;
  log(message: string): void;
}

/** Milliseconds between announcements, and between reads of the registry. */
const interval = 3_000;

/**
 * Announces this process to the others, if it takes jobs, and keeps track of the engines of all workers. While the
 * registry cannot be read, the last known engines are used; afterwards too, until the workers have had time to renew
 * their announcements, which expired meanwhile.
 */
export async function joinWorkers({ registry, own, jobsAtOnce, log }: JoinOptions) {
  const id = randomUUID();
  let others: readonly RecogniserLanguages[] = [];
  let isMember = own !== undefined;
  let lastProblem = '';
  /**
   * The last call of the registry. Calls are made one after the other, so that no announcement follows the departure.
   */
  let last = Promise.resolve();

  const inTurn = (work: () => Promise<void>) => {
    last = last.then(work).then(
      () => {
        lastProblem = '';
      },
      (error: unknown) => {
        const problem = `the worker registry cannot be reached: ${messageOf(error)}`;
        if (problem !== lastProblem) log(problem);
        lastProblem = problem;
      },
    );
    return last;
  };
  let wasAway = false;
  let renewedBy = 0;
  const read = async () => {
    const workers = await registry.live().catch((error: unknown) => {
      wasAway = true;
      throw error;
    });
    if (wasAway) renewedBy = performance.now() + registry.lifetime;
    wasAway = false;
    const found = workers.filter((worker) => worker.id !== id).flatMap(({ engines }) => engines);
    others = performance.now() < renewedBy ? mergeEngines([...found, ...others]) : found;
  };
  const announce = async () => {
    if (own && isMember)
      await registry.announce({ id, host: hostname(), jobsAtOnce, engines: enginesOf(own) });
  };

  await inTurn(announce);
  await inTurn(read);
  const stopListening = registry.listen(() => void inTurn(read));
  const timer = setInterval(() => {
    void inTurn(announce);
    void inTurn(read);
  }, interval);

  return {
    /** The engines of this process and of all live workers. */
    engines: (): readonly RecogniserLanguages[] =>
      mergeEngines([...(own && isMember ? own() : []), ...others]),
    /** Removes this process from the registry, because it takes no more jobs. */
    async leave(): Promise<void> {
      const wasMember = isMember;
      isMember = false;
      if (wasMember) await inTurn(() => registry.leave(id));
    },
    async close(): Promise<void> {
      clearInterval(timer);
      stopListening();
      await this.leave();
      await last;
    },
  };
}

const enginesOf = (own: () => readonly RecogniserLanguages[]) =>
  own().map(({ id, languages }) => ({ id, languages: [...languages] }));
