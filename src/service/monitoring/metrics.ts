import type { FunctionName } from '../function-of.ts';
import type { JobLine, RequestLine } from '../log.ts';
import type { QueueFigures } from '../store/job-queue.ts';

/** Figures of this process for Prometheus. */
export interface Metrics {
  request(line: RequestLine): void;
  job(line: JobLine): void;
  /** Returns the engine with its calls of `method` timed; the method must return a promise. */
  timed<E extends { readonly id: string }>(engine: E, method: keyof E & string, name: FunctionName): E;
  /** Reports the queue: `figures` is called whenever the metrics are read. */
  watchQueue(figures: () => Promise<QueueFigures>): void;
  /** All figures in the text format of Prometheus. */
  read(): Promise<{ readonly contentType: string; readonly text: string }>;
}

const prefix = 'language_service_';
/** Upper bounds of the histogram buckets in seconds: from a cached answer to a long recording. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const engineBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1_800];

/** Loads the library of Prometheus, which also measures the memory, processor and event loop of the process. */
export async function createMetrics(): Promise<Metrics> {
  const { default: prometheus } = await import('prom-client');
  const registry = new prometheus.Registry();
  const registers = [registry];
  prometheus.collectDefaultMetrics({ register: registry });

  const requests = new prometheus.Counter({
    name: `${prefix}requests_total`,
    help: 'Requests by function and HTTP status; 499: the client left before its answer.',
    labelNames: ['function', 'status'],
    registers,
  });
  const durations = new prometheus.Histogram({
    name: `${prefix}request_duration_seconds`,
    help: 'Time from the head of a request to the end of its answer.',
    labelNames: ['function'],
    buckets: requestBuckets,
    registers,
  });
  const attempts = new prometheus.Counter({
    name: `${prefix}job_attempts_total`,
    help: 'Attempts at jobs by outcome; again: the job waits for another attempt, lost: its lease ran out.',
    labelNames: ['outcome'],
    registers,
  });
  const engineTime = new prometheus.Histogram({
    name: `${prefix}engine_duration_seconds`,
    help: 'Time of each call of an engine.',
    labelNames: ['function', 'engine', 'outcome'],
    buckets: engineBuckets,
    registers,
  });
  let askQueue: (() => Promise<QueueFigures>) | undefined;
  const jobs = new prometheus.Gauge({
    name: `${prefix}queue_jobs`,
    help: 'Jobs of all processes that share the queue, by state.',
    labelNames: ['state'],
    registers,
  });
  const oldest = new prometheus.Gauge({
    name: `${prefix}queue_oldest_seconds`,
    help: 'How long the oldest waiting job has been in the queue; 0 if none waits.',
    registers,
  });
  /** Reads the metrics of the queue. If the queue does not answer, they are left out; all others are still reported. */
  const readQueue = async () => {
    jobs.reset();
    oldest.remove();
    const figures = await askQueue?.().catch(() => undefined);
    if (!figures) return;
    jobs.set({ state: 'queued' }, figures.queued);
    jobs.set({ state: 'processing' }, figures.processing);
    oldest.set(figures.oldestMilliseconds / 1_000);
  };

  return {
    request(line) {
      requests.inc({ function: line.function, status: line.status });
      durations.observe({ function: line.function }, line.ms / 1_000);
    },
    job: ({ outcome }) => attempts.inc({ outcome }),
    timed: (engine, method, name) =>
      new Proxy(engine, {
        get(target, key) {
          const value: unknown = Reflect.get(target, key);
          if (key !== method || typeof value !== 'function') return value;
          return async (...given: readonly unknown[]) => {
            const end = engineTime.startTimer({ function: name, engine: target.id });
            try {
              const result: unknown = await Reflect.apply(value, target, given);
              end({ outcome: isFailure(result) ? 'failed' : 'ok' });
              return result;
            } catch (error) {
              end({ outcome: 'failed' });
              throw error;
            }
          };
        },
      }),
    watchQueue(ask) {
      askQueue = ask;
    },
    async read() {
      await readQueue();
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}

/** Whether a result is a failure: speech engines report failures in their result instead of throwing. */
const isFailure = (result: unknown) =>
  typeof result === 'object' && result !== null && 'ok' in result && result.ok === false;
