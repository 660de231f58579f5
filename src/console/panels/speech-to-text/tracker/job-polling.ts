import { type Job, phaseOf, polledPhases } from './job.ts';
import { type JobCall, jobFieldsOf } from './job-call.ts';
import type { JobList } from './job-list.ts';
import { busyResponseOf, delayWhenBusy, pollingDelay } from './retry-delays.ts';

/**
 * Maximum number of requests at a time. A browser has six connections per origin; uploads and user actions need a free
 * one.
 */
const maxConcurrentChecks = 2;

interface JobPollingOptions {
  readonly jobs: JobList;
  readonly call: JobCall;
  /** Called when a job is completed. */
  readonly onCompleted: (id: string) => Promise<unknown>;
}

/**
 * Polls the state of jobs until they end: after 1 s at first, then less and less often, and not while the page is
 * hidden.
 */
export function createJobPolling({ jobs, call, onCompleted }: JobPollingOptions) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const checks = new Map<string, number>();
  /** Jobs that are due, in order. */
  const due = new Set<string>();
  /** Number of each job's latest call: answers to earlier calls are ignored. */
  const calls = new Map<string, number>();
  let asking = 0;
  let paused = true;

  /** Starts polling a job that the service has just accepted. */
  function begin(id: string): void {
    checks.set(id, 0);
    schedule(id);
  }

  /** Polls a job now, even while the page is hidden. */
  function check(id: string): void {
    cancelTimer(id);
    due.add(id);
    next();
  }

  /** Stops polling a job for good. */
  function forget(id: string): void {
    cancelTimer(id);
    checks.delete(id);
    calls.delete(id);
    due.delete(id);
  }

  /** Pauses until `resume`. */
  function pause(): void {
    paused = true;
    due.clear();
    for (const id of [...timers.keys()]) {
      cancelTimer(id);
      jobs.show(id, { nextCheckAt: undefined });
    }
  }

  /** Polls every job that has not ended, at once. */
  function resume(): void {
    paused = false;
    for (const { id, phase, problem } of jobs.all()) {
      // Jobs whose account was refused are polled only on request.
      if (polledPhases.includes(phase) && problem?.httpStatus !== 403) check(id);
    }
  }

  function next(): void {
    for (const id of due) {
      if (asking >= maxConcurrentChecks) return;
      due.delete(id);
      asking += 1;
      void ask(id).finally(() => {
        asking -= 1;
        next();
      });
    }
  }

  async function ask(id: string): Promise<void> {
    const job = jobs.find(id);
    if (!job?.jobId) return;
    const latest = (calls.get(id) ?? 0) + 1;
    calls.set(id, latest);
    jobs.show(id, { nextCheckAt: undefined });
    const outcome = await call(job.place, 'stt_status', { query: { job_id: job.jobId } });
    const now = jobs.find(id);
    if (!now || now.jobId !== job.jobId || calls.get(id) !== latest) return;
    if (outcome.kind === 'ok') {
      const { code, message, status } = outcome.data;
      await applyStatus(now, {
        phase: phaseOf(status, code) ?? now.phase,
        code,
        message: message ?? undefined,
      });
      return;
    }
    if (outcome.kind === 'aborted') return;
    if (outcome.kind === 'refused' && ['001', '002'].includes(outcome.facts.code ?? '')) {
      jobs.change(id, { phase: 'failed', ...jobFieldsOf(outcome), connectionLost: false });
      return;
    }
    // If the service is unreachable or failing, the state of the job is unknown, so the phase stays as it is.
    const lost = outcome.kind === 'network';
    jobs.change(id, { ...(lost ? {} : jobFieldsOf(outcome)), connectionLost: lost });
    const stumbled =
      lost || outcome.kind === 'unexpected' || (outcome.kind === 'refused' && outcome.httpStatus !== 403);
    const busy = busyResponseOf(outcome);
    if (stumbled) schedule(id, busy && delayWhenBusy(checks.get(id) ?? 0, busy.retryAfter));
  }

  async function applyStatus(job: Job, answer: Pick<Job, 'phase' | 'code' | 'message'>): Promise<void> {
    const { id } = job;
    if (answer.phase !== job.phase) checks.set(id, 0);
    jobs.change(id, { ...answer, problem: undefined, connectionLost: false });
    if (polledPhases.includes(answer.phase)) schedule(id);
    else if (answer.phase === 'completed') await onCompleted(id);
  }

  function schedule(id: string, delayAsked?: number): void {
    const times = checks.get(id) ?? 0;
    checks.set(id, times + 1);
    cancelTimer(id);
    if (paused) return;
    const delay = delayAsked ?? pollingDelay(times);
    timers.set(
      id,
      setTimeout(() => check(id), delay),
    );
    jobs.show(id, { nextCheckAt: Date.now() + delay });
  }

  function cancelTimer(id: string): void {
    clearTimeout(timers.get(id));
    timers.delete(id);
  }

  return { begin, check, forget, pause, resume };
}
