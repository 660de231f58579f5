import { busyOf } from './busy.ts';
import { type Job, phaseOf, polledPhases } from './job.ts';
import { failed, type JobCall } from './job-call.ts';
import type { JobList } from './job-list.ts';
import { delayBefore, delayWhenBusy } from './polling.ts';

/** A browser has six connections to one address: uploads and what the person does must find one. */
export const checksAtOnce = 2;

interface JobPollingOptions {
  readonly jobs: JobList;
  readonly call: JobCall;
  /** Told when a job is completed. */
  readonly onCompleted: (id: string) => Promise<unknown>;
}

/**
 * Asks for the state of jobs until each has reached its end: after 1 s at first, then less and less often, and not
 * at all while nobody looks.
 */
export class JobPolling {
  readonly #jobs: JobList;
  readonly #call: JobCall;
  readonly #onCompleted: JobPollingOptions['onCompleted'];
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #checks = new Map<string, number>();
  /** Jobs whose time has come, in that order. */
  readonly #due = new Set<string>();
  /** Which call is the last one of a job: an answer of an earlier one means nothing. */
  readonly #calls = new Map<string, number>();
  #asking = 0;
  #paused = true;

  constructor({ jobs, call, onCompleted }: JobPollingOptions) {
    this.#jobs = jobs;
    this.#call = call;
    this.#onCompleted = onCompleted;
  }

  /** Starts anew with a job that the service has just taken. */
  begin(id: string): void {
    this.#checks.set(id, 0);
    this.#schedule(id);
  }

  /** Asks for a job's state now, even while nobody looks. */
  check(id: string): void {
    this.#cancelTimer(id);
    this.#due.add(id);
    this.#next();
  }

  /** Never asks for a job again. */
  forget(id: string): void {
    this.#cancelTimer(id);
    this.#checks.delete(id);
    this.#calls.delete(id);
    this.#due.delete(id);
  }

  /** Asks for nothing until `resume`. */
  pause(): void {
    this.#paused = true;
    this.#due.clear();
    for (const id of [...this.#timers.keys()]) {
      this.#cancelTimer(id);
      this.#jobs.show(id, { nextCheckAt: undefined });
    }
  }

  /** Asks for every job that is not at its end, at once. */
  resume(): void {
    this.#paused = false;
    for (const { id, phase, problem } of this.#jobs.all()) {
      // One whose account was refused is asked for again only when told to.
      if (polledPhases.includes(phase) && problem?.httpStatus !== 403) this.check(id);
    }
  }

  #next(): void {
    for (const id of this.#due) {
      if (this.#asking >= checksAtOnce) return;
      this.#due.delete(id);
      this.#asking += 1;
      void this.#ask(id).finally(() => {
        this.#asking -= 1;
        this.#next();
      });
    }
  }

  async #ask(id: string): Promise<void> {
    const job = this.#jobs.find(id);
    if (!job?.jobId) return;
    const call = (this.#calls.get(id) ?? 0) + 1;
    this.#calls.set(id, call);
    this.#jobs.show(id, { nextCheckAt: undefined });
    const outcome = await this.#call(job.place, 'stt_status', { query: { job_id: job.jobId } });
    const now = this.#jobs.find(id);
    if (!now || now.jobId !== job.jobId || this.#calls.get(id) !== call) return;
    if (outcome.kind === 'ok') {
      const { code, message, status } = outcome.data;
      await this.#tell(now, {
        phase: phaseOf(status, code) ?? now.phase,
        code,
        message: message ?? undefined,
      });
      return;
    }
    if (outcome.kind === 'aborted') return;
    if (outcome.kind === 'refused' && ['001', '002'].includes(outcome.facts.code ?? '')) {
      this.#jobs.change(id, { phase: 'failed', ...failed(outcome), connectionLost: false });
      return;
    }
    // A service that cannot be reached, or that stumbles, says nothing about the job.
    const lost = outcome.kind === 'network';
    this.#jobs.change(id, { ...(lost ? {} : failed(outcome)), connectionLost: lost });
    const stumbled =
      lost || outcome.kind === 'unexpected' || (outcome.kind === 'refused' && outcome.httpStatus !== 403);
    const busy = busyOf(outcome);
    if (stumbled) this.#schedule(id, busy && delayWhenBusy(this.#checks.get(id) ?? 0, busy.asked));
  }

  async #tell(job: Job, answer: Pick<Job, 'phase' | 'code' | 'message'>): Promise<void> {
    const { id } = job;
    if (answer.phase !== job.phase) this.#checks.set(id, 0);
    this.#jobs.change(id, { ...answer, problem: undefined, connectionLost: false });
    if (polledPhases.includes(answer.phase)) this.#schedule(id);
    else if (answer.phase === 'completed') await this.#onCompleted(id);
  }

  #schedule(id: string, asked?: number): void {
    const check = this.#checks.get(id) ?? 0;
    this.#checks.set(id, check + 1);
    this.#cancelTimer(id);
    if (this.#paused) return;
    const delay = asked ?? delayBefore(check);
    this.#timers.set(
      id,
      setTimeout(() => this.check(id), delay),
    );
    this.#jobs.show(id, { nextCheckAt: Date.now() + delay });
  }

  #cancelTimer(id: string): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }
}
