import { type Job, type JobPhase, type JobRecord, recordOf } from './job.ts';

/** Told what changed, for the store and for other tabs; a job without its `record` changed for this moment only. */
export interface JobListWatcher {
  readonly changed: (job: Job, record: boolean) => void;
  readonly removed: (id: string) => void;
}

const historyLimit = 60;

/**
 * The jobs of this page. One that changes costs the same whether there are ten or a thousand: its own followers are
 * told at once, those of the whole list once for all that changed together.
 */
export class JobList {
  readonly #jobs = new Map<string, Job>();
  readonly #followers = new Map<string, Set<() => void>>();
  readonly #listeners = new Set<() => void>();
  #watcher: JobListWatcher | undefined;
  #newestFirst: readonly Job[] | undefined;
  #telling = false;
  #latest = 0;

  watch(watcher: JobListWatcher): void {
    this.#watcher = watcher;
  }

  /** The moment of the newest job. */
  get latest(): number {
    return this.#latest;
  }

  readonly find = (id: string): Job | undefined => this.#jobs.get(id);

  /** Newest first. */
  readonly all = (): readonly Job[] => {
    this.#newestFirst ??= [...this.#jobs.values()].sort((a, b) => b.createdAt - a.createdAt);
    return this.#newestFirst;
  };

  /** Follows which jobs there are, and their records. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Follows one job in every detail. */
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

  /** Takes a job as another tab or the store has it: nobody else needs to be told. */
  take(job: Job): void {
    const before = this.#jobs.get(job.id);
    this.#jobs.set(job.id, job);
    this.#latest = Math.max(this.#latest, job.createdAt);
    this.#tell(job.id, before === undefined || differs(before, job));
  }

  /** Changes a job for this moment only. */
  show(id: string, change: Partial<Job>): void {
    const before = this.#jobs.get(id);
    if (before) this.#set({ ...before, ...change }, false);
  }

  /** Changes a job; a new phase begins now. */
  change(id: string, change: Partial<Job>): void {
    const before = this.#jobs.get(id);
    if (!before) return;
    const began = change.phase !== undefined && change.phase !== before.phase;
    const job = { ...before, ...change, ...(began && begin(before, change.phase ?? before.phase)) };
    this.#set(job, differs(before, job));
  }

  remove(id: string): void {
    if (this.forget(id)) this.#watcher?.removed(id);
  }

  /** Removes a job that another tab has removed. */
  forget(id: string): boolean {
    const known = this.#jobs.delete(id);
    if (known) this.#tell(id, true);
    return known;
  }

  #set(job: Job, record: boolean): void {
    this.#jobs.set(job.id, job);
    this.#latest = Math.max(this.#latest, job.createdAt);
    this.#watcher?.changed(job, record);
    this.#tell(job.id, record);
  }

  #tell(id: string, everyone: boolean): void {
    this.#newestFirst = undefined;
    for (const follower of this.#followers.get(id) ?? []) follower();
    if (!everyone || this.#telling) return;
    this.#telling = true;
    queueMicrotask(() => {
      this.#telling = false;
      for (const listener of this.#listeners) listener();
    });
  }
}

/** Whether anything that outlives the page is different. */
function differs(before: Job, after: Job): boolean {
  const [old, fresh] = [new Map(Object.entries(recordOf(before))), Object.entries(recordOf(after))];
  return fresh.some(([name, value]) => old.get(name) !== value);
}

function begin(before: JobRecord, phase: JobPhase): Partial<Job> {
  const at = Date.now();
  const ended = phase === 'completed' || phase === 'failed' || phase === 'refused';
  const history = before.history.length > 0 ? before.history : [{ phase: before.phase, at: before.since }];
  return {
    since: at,
    endedAt: ended ? at : undefined,
    history: [...history, { phase, at }].slice(-historyLimit),
  };
}
