import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSpeechQueue, estimatedSeconds, maxShortSeconds } from './speech-queue.ts';
import {
  type SpeechProgram,
  type SpeechWorker,
  startSpeechWorker,
  type WorkerLimits,
} from './speech-worker.ts';
import type { SpeechOutcome, SpeechRequest, Synthesizer } from './synthesizer.ts';

/** Settings that tests and operators may change. */
export interface SpeechPoolSettings extends Partial<WorkerLimits> {
  /** Maximum number of processes. One of them never takes long requests. */
  readonly processes?: number;
  /** Maximum number of waiting requests; further ones are refused because the engine is busy. */
  readonly waiting?: number;
  /** How long a request may wait before it is refused. */
  readonly waitMilliseconds?: number;
  /** Prepares each process while it is idle: otherwise its first sentences are slow. */
  readonly warmUp?: boolean;
  /** The processes end after this time without a request, to free their memory; never if absent. */
  readonly idleMilliseconds?: number;
  /** A request with more audio than this is long: it takes more than about a second. */
  readonly longSeconds?: number;
}

interface SpeechPoolOptions extends SpeechPoolSettings {
  /** Returns the program to run; called whenever a process starts. */
  readonly program: () => SpeechProgram;
  /** Whether one process starts now and is replaced when it dies, instead of with the first request. */
  readonly keepsOneReady: boolean;
}

/** A pool of speech processes. */
export interface SpeechPool {
  speak: Synthesizer['speak'];
  /** The running processes, and whether they have a request. */
  processes(): { readonly id: number; readonly busy: boolean }[];
  /** The reason why processes cannot be started, if the last attempts failed. */
  startFailure(): string | undefined;
  close(): Promise<void>;
}

/** The time limit in milliseconds: ten times what the longest texts take on an idle machine. */
const jobTimeout = (audioSeconds: number) => 120_000 + 100 * audioSeconds;

const busyCause = 'the speech engine is busy; try again later';

interface WaitingRequest {
  readonly request: SpeechRequest;
  readonly seconds: number;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (outcome: SpeechOutcome) => void;
  attempts: number;
}

/**
 * Speech processes that are kept for later requests.
 *
 * A process that dies is replaced, and its request is retried once. A request that exceeds its time, or does not stop
 * when it is cancelled, is ended by killing its process. Long requests never occupy all processes, so that a short one
 * starts at once.
 */
export function createSpeechPool(options: SpeechPoolOptions): SpeechPool {
  const limits: WorkerLimits = {
    heapMegabytes: options.heapMegabytes ?? 256,
    startMilliseconds: options.startMilliseconds ?? 60_000,
    jobMilliseconds: options.jobMilliseconds ?? jobTimeout,
    cancelMilliseconds: options.cancelMilliseconds ?? 2000,
    // Three times the length of the longest allowed text of ordinary words at the lowest speed.
    longest: options.longest ?? 3 * 3600,
    folder: options.folder ?? join(tmpdir(), `language-console-speech-${randomUUID()}`),
  };
  // Remove files that an earlier process may have left.
  rmSync(limits.folder, { recursive: true, force: true });
  const maximumProcesses = options.processes ?? 3;
  const maximumWaiting = options.waiting ?? 100;
  const maximumWait = options.waitMilliseconds ?? 120_000;
  const longSeconds = options.longSeconds ?? maxShortSeconds;
  const isLong = ({ seconds }: WaitingRequest) => seconds > longSeconds;
  const queue = createSpeechQueue<WaitingRequest>(Math.max(1, maximumProcesses - 1), longSeconds);
  const workers = new Set<SpeechWorker>();
  const idle = new Set<SpeechWorker>();
  const busy = new Map<SpeechWorker, WaitingRequest>();
  let failedStarts = 0;
  let startFailure: string | undefined;
  let closed = false;
  let idleTimer: NodeJS.Timeout | undefined;

  async function addWorker(): Promise<void> {
    const worker = startSpeechWorker(options.program(), limits);
    workers.add(worker);
    const failure = await worker.started;
    if (failure === undefined) {
      failedStarts = 0;
      startFailure = undefined;
      idle.add(worker);
      if (options.warmUp) worker.warmUp();
    } else {
      failedStarts++;
      retire(worker);
      if (failedStarts > 1) startFailure = failure;
      if (failedStarts > 1 && workers.size === 0) refuseAll(failure);
    }
    dispatch();
  }

  function retire(worker: SpeechWorker): void {
    workers.delete(worker);
    idle.delete(worker);
  }

  function refuseAll(cause: string): void {
    for (const waiting of queue.takeAll()) waiting.resolve({ ok: false, reason: 'unavailable', cause });
  }

  function dispatch(): void {
    const longRunning = () => [...busy.values()].filter(isLong).length;
    // The process that started first is preferred: it has spoken most, so its code is best optimised.
    for (const worker of [...workers].filter((one) => idle.has(one))) {
      if (!worker.alive()) {
        retire(worker);
        continue;
      }
      const waiting = queue.next(longRunning());
      if (!waiting) break;
      idle.delete(worker);
      busy.set(worker, waiting);
      void serve(worker, waiting);
    }
    // While a long request runs, another process is kept ready for the next short one.
    const wanted = queue.startable(longRunning()) + (longRunning() > 0 ? 1 : 0);
    const starting = workers.size - idle.size - busy.size;
    const canStart = failedStarts < 2 || workers.size === 0;
    if (!closed && canStart && workers.size < maximumProcesses && wanted > idle.size + starting)
      void addWorker();
  }

  async function serve(worker: SpeechWorker, waiting: WaitingRequest): Promise<void> {
    const outcome = await worker.run(waiting.request, waiting.signal);
    busy.delete(worker);
    if (worker.alive()) idle.add(worker);
    else retire(worker);
    if (outcome.ok || outcome.reason !== 'died') waiting.resolve(outcome);
    else if (closed) waiting.resolve({ ok: false, reason: 'aborted', cause: 'the service is stopping' });
    else if (waiting.attempts++ === 0) queue.add(waiting);
    else waiting.resolve({ ok: false, reason: 'failed', cause: outcome.cause });
    if (options.keepsOneReady && workers.size === 0 && queue.length === 0 && !closed) void addWorker();
    dispatch();
    endWhenIdle();
  }

  function endWhenIdle(): void {
    clearTimeout(idleTimer);
    if (options.idleMilliseconds === undefined || busy.size > 0 || queue.length > 0) return;
    idleTimer = setTimeout(() => {
      for (const worker of [...idle]) {
        retire(worker);
        void worker.end();
      }
    }, options.idleMilliseconds);
    idleTimer.unref();
  }

  if (options.keepsOneReady) void addWorker();

  return {
    startFailure: () => startFailure,
    speak(request, signal) {
      const refuse = (reason: 'unavailable' | 'aborted', cause: string): Promise<SpeechOutcome> =>
        Promise.resolve({ ok: false, reason, cause });
      if (closed) return refuse('aborted', 'the service is stopping');
      if (signal?.aborted) return refuse('aborted', 'the request was cancelled');
      if (queue.length >= maximumWaiting) return refuse('unavailable', busyCause);
      return new Promise((resolve) => {
        const giveUp = (reason: 'unavailable' | 'aborted', cause: string) => {
          if (queue.remove(waiting)) waiting.resolve({ ok: false, reason, cause });
        };
        const abort = () => giveUp('aborted', 'the request was cancelled');
        const timer = setTimeout(() => giveUp('unavailable', busyCause), maximumWait);
        const seconds = estimatedSeconds(request.segments);
        const waiting: WaitingRequest = {
          request,
          seconds,
          signal,
          attempts: 0,
          resolve: (outcome) => {
            clearTimeout(timer);
            signal?.removeEventListener('abort', abort);
            resolve(outcome);
          },
        };
        signal?.addEventListener('abort', abort, { once: true });
        queue.add(waiting);
        dispatch();
      });
    },
    processes: () =>
      [...workers].flatMap((worker) =>
        worker.pid === undefined ? [] : [{ id: worker.pid, busy: busy.has(worker) }],
      ),
    async close() {
      closed = true;
      clearTimeout(idleTimer);
      for (const waiting of queue.takeAll()) {
        waiting.resolve({ ok: false, reason: 'aborted', cause: 'the service is stopping' });
      }
      await Promise.all([...workers].map((worker) => worker.end()));
      await rm(limits.folder, { recursive: true, force: true });
    },
  };
}
