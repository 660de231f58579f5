import type { MissingPart, Readiness } from '#contract/local/service.ts';

/** One thing that the service needs. `problem` says what is wrong with it, or undefined if nothing is. */
export interface ReadinessCheck {
  readonly part: MissingPart['part'];
  /** Whether the service should be sent no requests without this part. */
  readonly required: boolean;
  problem(): Promise<string | undefined> | string | undefined;
}

/** Whether the service can be sent requests. */
export interface ReadinessProbe {
  read(): Promise<Readiness>;
  /** The checks from now on; before the first call the service is starting. */
  begin(checks: readonly ReadinessCheck[]): void;
  /** Not ready from now on, because the service is stopping. */
  stop(): void;
  /**
   * Whether the service should stay open, so that a load balancer that checks readiness sees that it is not ready
   * before connections are refused.
   */
  isAwaited(): boolean;
}

/** Milliseconds after which a check counts as failed. */
const checkTimeout = 2_000;
/** Milliseconds after a readiness request for which a load balancer is assumed to watch readiness. */
const watchedFor = 30_000;
/** Milliseconds for which a stopping service waits for the next readiness request, and after answering it. */
const waitForQuestion = 10_000;
const waitAfterAnswer = 2_000;

/** Creates the probe of a service that is starting. @param now the clock, in milliseconds */
export function createReadiness(now: () => number = () => performance.now()): ReadinessProbe {
  let checks: readonly ReadinessCheck[] | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let stopping: { readonly since: number; readonly isWatched: boolean; toldAt?: number } | undefined;

  const problemsOf = async (all: readonly ReadinessCheck[]): Promise<MissingPart[]> => {
    const found = await Promise.all(
      all.map(async (check): Promise<MissingPart[]> => {
        const problem = await withinTime(async () => check.problem());
        return problem === undefined ? [] : [{ part: check.part, problem, required: check.required }];
      }),
    );
    return found.flat();
  };

  return {
    async read() {
      askedAt = now();
      const begun = checks ? await problemsOf(checks) : [starting];
      if (stopping) stopping.toldAt ??= now();
      const missing = stopping ? [ending, ...begun] : begun;
      return { ready: !missing.some(({ required }) => required), missing };
    },
    begin(given) {
      checks = given;
    },
    stop() {
      stopping ??= { since: now(), isWatched: now() - askedAt < watchedFor };
    },
    isAwaited() {
      if (!stopping?.isWatched) return false;
      const { since, toldAt } = stopping;
      return toldAt === undefined ? now() - since < waitForQuestion : now() - toldAt < waitAfterAnswer;
    },
  };
}

const starting: MissingPart = { part: 'start', problem: 'The service is starting.', required: true };
const ending: MissingPart = { part: 'stop', problem: 'The service is stopping.', required: true };

async function withinTime(check: () => Promise<string | undefined>): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`No answer within ${checkTimeout / 1_000} seconds.`), checkTimeout);
  });
  try {
    return await Promise.race([check(), late]);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    clearTimeout(timer);
  }
}
