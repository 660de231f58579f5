import { createListeners } from '#console/ui/listeners.ts';
import { type Job, type JobPhase, type JobRecord, toJobRecord } from './job.ts';

/**
 * Is told of changes, to store them and to send them to other tabs. `record` is false for a change that is not stored.
 */
export interface JobListWatcher {
  readonly changed: (job: Job, record: boolean) => void;
  readonly removed: (id: string) => void;
}

const historyLimit = 60;

/**
 * The jobs of this page. The cost of a change does not depend on the number of jobs: subscribers of the job are
 * notified at once, subscribers of the list once for all changes in the same task.
 */
export class JobList {
  readonly #jobs = new Map<string, Job>();
  readonly #followers = new Map<string, Set<() => void>>();
  readonly #listeners = createListeners();
  #watcher: JobListWatcher | undefined;
  #newestFirst: readonly Job[] | undefined;
  #notifying = false;
  #latest = 0;

  watch(watcher: JobListWatcher): void {
    this.#watcher = watcher;
  }

  /** Creation time of the newest job. */
  get latest(): number {
    return this.#latest;
  }

  readonly find = (id: string): Job | undefined => this.#jobs.get(id);

  /** All jobs, newest first. */
  readonly all = (): readonly Job[] => {
    this.#newestFirst ??= [...this.#jobs.values()].sort((a, b) => b.createdAt - a.createdAt);
    return this.#newestFirst;
  };

  /** Notifies of jobs added or removed, and of changes to their records. */
  readonly subscribe = this.#listeners.subscribe;

  /** Notifies of every change to one job. */
  readonly subscribeTo = (id: string, follower: () => void): (() => void) => {
    const followers = this.#followers.get(id) ?? new Set();
    this.#followers.set(id, followers.add(follower));
    return () => {
      followers.delete(follower);
      if (followers.size === 0) this.#followers.delete(id);
    };
  };

  insert(job: Job): void {
    this.#set(job, true);
  }

  /** Sets a job received from another tab or from storage, without notifying the watcher. */
  take(job: Job): void {
    const before = this.#jobs.get(job.id);
    this.#jobs.set(job.id, job);
    this.#latest = Math.max(this.#latest, job.createdAt);
    this.#notify(job.id, before === undefined || hasStoredChanges(before, job));
  }

  /** Changes a job without storing the change. */
  show(id: string, change: Partial<Job>): void {
    const before = this.#jobs.get(id);
    if (before) this.#set({ ...before, ...change }, false);
  }

  /** Changes a job. If its phase changes, the new phase starts now. */
  change(id: string, change: Partial<Job>): void {
    const before = this.#jobs.get(id);
    if (!before) return;
    const began = change.phase !== undefined && change.phase !== before.phase;
    const job = { ...before, ...change, ...(began && phaseFields(before, change.phase ?? before.phase)) };
    this.#set(job, hasStoredChanges(before, job));
  }

  remove(id: string): void {
    if (this.forget(id)) this.#watcher?.removed(id);
  }

  /** Removes a job that another tab has removed. */
  forget(id: string): boolean {
    const known = this.#jobs.delete(id);
    if (known) this.#notify(id, true);
    return known;
  }

  #set(job: Job, record: boolean): void {
    this.#jobs.set(job.id, job);
    this.#latest = Math.max(this.#latest, job.createdAt);
    this.#watcher?.changed(job, record);
    this.#notify(job.id, record);
  }

  #notify(id: string, everyone: boolean): void {
    this.#newestFirst = undefined;
    for (const follower of this.#followers.get(id) ?? []) follower();
    if (!everyone || this.#notifying) return;
    this.#notifying = true;
    queueMicrotask(() => {
      this.#notifying = false;
      this.#listeners.notify();
    });
  }
}

/** Whether the stored part of a job has changed. */
function hasStoredChanges(before: Job, after: Job): boolean {
  const [old, fresh] = [new Map(Object.entries(toJobRecord(before))), Object.entries(toJobRecord(after))];
  return fresh.some(([name, value]) => old.get(name) !== value);
}

function phaseFields(before: JobRecord, phase: JobPhase): Partial<Job> {
  const at = Date.now();
  const ended = phase === 'completed' || phase === 'failed' || phase === 'refused';
  const history = before.history.length > 0 ? before.history : [{ phase: before.phase, at: before.since }];
  return {
    since: at,
    endedAt: ended ? at : undefined,
    history: [...history, { phase, at }].slice(-historyLimit),
  };
}
