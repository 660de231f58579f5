import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audioFormats } from '#contract/text-to-speech.ts';
import { approximations } from './approximations.ts';
import { espeakLanguages, medianPitch, variantOf } from './espeak-voices.ts';
import { type EspeakWorker, startEspeakWorker, type WorkerLimits } from './espeak-worker.ts';
import { createSpeechQueue, estimatedSeconds, isLong } from './speech-queue.ts';
import type { SpeechOutcome, SpeechRequest, Synthesizer } from './synthesizer.ts';

export interface EspeakOptions extends Partial<WorkerLimits> {
  /**
   * Maximum number of processes; the first starts at once, others when needed. One of them never takes long requests.
   */
  readonly processes?: number;
  /** Maximum number of waiting requests; further ones are refused because the engine is busy. */
  readonly waiting?: number;
  /** How long a request may wait before it is refused. */
  readonly waitMilliseconds?: number;
  /** Whether languages without a voice are spoken by the voice of a similar language. */
  readonly approximations?: boolean;
  /** Prepares each process for all languages while it is idle: without that its first sentences are slow. */
  readonly warmUp?: boolean;
  /** Name of the optional package; tests use another one to simulate its absence. */
  readonly packageName?: string;
}

/** The espeak-ng engine, with its processes for tests and operators. */
export interface EspeakSynthesizer extends Synthesizer {
  /** The running processes, and whether they have a request. */
  processes(): { readonly id: number; readonly busy: boolean }[];
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
 * espeak-ng in warm processes of its own, as its licence (GPL-3) requires too.
 *
 * A process that dies is replaced, and its request is retried once. A request that exceeds its time, or does not stop
 * when it is cancelled, is ended by killing its process. Long requests never occupy all processes, so that a short one
 * starts at once.
 */
export function createEspeakSynthesizer(options: EspeakOptions = {}): EspeakSynthesizer {
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
  const packageName = options.packageName ?? '@echogarden/espeak-ng-emscripten';
  const missing = isInstalled(packageName)
    ? undefined
    : `the optional package ${packageName} is not installed`;
  const maximumProcesses = options.processes ?? 3;
  const maximumWaiting = options.waiting ?? 100;
  const maximumWait = options.waitMilliseconds ?? 120_000;
  const queue = createSpeechQueue<WaitingRequest>(Math.max(1, maximumProcesses - 1));
  const workers = new Set<EspeakWorker>();
  const idle = new Set<EspeakWorker>();
  const busy = new Map<EspeakWorker, WaitingRequest>();
  let failedStarts = 0;
  let startFailure: string | undefined;
  let closed = false;

  async function addWorker(): Promise<void> {
    const worker = startEspeakWorker(limits);
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

  function retire(worker: EspeakWorker): void {
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

  async function serve(worker: EspeakWorker, waiting: WaitingRequest): Promise<void> {
    const outcome = await worker.run(waiting.request, waiting.signal);
    busy.delete(worker);
    if (worker.alive()) idle.add(worker);
    else retire(worker);
    if (outcome.ok || outcome.reason !== 'died') waiting.resolve(outcome);
    else if (closed) waiting.resolve({ ok: false, reason: 'aborted', cause: 'the service is stopping' });
    else if (waiting.attempts++ === 0) queue.add(waiting);
    else waiting.resolve({ ok: false, reason: 'failed', cause: outcome.cause });
    if (workers.size === 0 && queue.length === 0 && !closed) void addWorker();
    dispatch();
  }

  if (!missing) void addWorker();

  return {
    languages: espeakLanguages,
    approximations: options.approximations ? approximations : {},
    formats: audioFormats,
    basePitch: (voice) => medianPitch(variantOf(voice)),
    unavailable: () => missing ?? startFailure,
    speak(request, signal) {
      const refuse = (reason: 'unavailable' | 'aborted', cause: string): Promise<SpeechOutcome> =>
        Promise.resolve({ ok: false, reason, cause });
      if (missing) return refuse('unavailable', missing);
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
      for (const waiting of queue.takeAll()) {
        waiting.resolve({ ok: false, reason: 'aborted', cause: 'the service is stopping' });
      }
      await Promise.all([...workers].map((worker) => worker.end()));
      await rm(limits.folder, { recursive: true, force: true });
    },
  };
}

function isInstalled(packageName: string): boolean {
  try {
    createRequire(import.meta.url).resolve(packageName);
    return true;
  } catch {
    return false;
  }
}
