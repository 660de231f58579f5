import type { CallOptions } from '#client/call.ts';
import { describeFailure } from '#client/describe-failure.ts';
import type { LooseInput } from '#client/encode.ts';
import type { Failure, Outcome } from '#client/outcome.ts';
import type { AcceptedOf } from '#contract/operations.ts';
import {
  type Job,
  type JobPhase,
  type JobPlace,
  type JobRecord,
  type JobSettings,
  phaseOf,
  polledPhases,
  retryPhases,
  stoppablePhases,
  type UploadProblem,
} from './job.ts';
import type { JobStore } from './job-store.ts';
import { delayBefore } from './polling.ts';
import { toUploadHeaders } from './request.ts';

type Operation = 'stt_upload' | 'stt_status' | 'stt_transcript';

/** Calls the service that a job belongs to. */
export type JobCall = <Id extends Operation>(
  place: JobPlace,
  operation: Id,
  input: LooseInput,
  options?: CallOptions,
) => Promise<Outcome<AcceptedOf<Id>>>;

/** A file, an address or a job id that becomes a job. */
export interface NewJob {
  readonly source: { readonly file: File } | { readonly address: string } | { readonly jobId: string };
  readonly settings: JobSettings;
  readonly place: JobPlace;
  readonly found: readonly UploadProblem[];
}

export const uploadsAtOnce = 3;

/**
 * The jobs of this browser from drop to transcript: a queue of uploads, status calls with back-off, transcripts, all
 * of it kept in the store. It lives beside the page, so that a change of panel ends nothing.
 */
export class JobTracker {
  readonly #store: JobStore;
  readonly #call: JobCall;
  readonly #listeners = new Set<() => void>();
  /** Files of this page: sent from here, so that a browser that keeps nothing still sends them. */
  readonly #files = new Map<string, File>();
  readonly #uploads = new Map<string, AbortController>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #checks = new Map<string, number>();
  #jobs: readonly Job[] = [];
  #loaded: Promise<void> | undefined;

  constructor(store: JobStore, call: JobCall) {
    this.#store = store;
    this.#call = call;
  }

  /** Newest first. */
  readonly jobs = (): readonly Job[] => this.#jobs;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Brings back what the store holds, once. An upload that a reload cut off is stopped; the others go on. */
  load(): Promise<void> {
    this.#loaded ??= this.#load();
    return this.#loaded;
  }

  add({ source, settings, place, found }: NewJob): string {
    const now = Date.now();
    const id = crypto.randomUUID();
    // Files dropped together keep their order after a reload: no two jobs are of the same moment.
    const createdAt = Math.max(now, (this.#jobs[0]?.createdAt ?? 0) + 1);
    const common = { id, settings, place, found: [...found], sendAnyway: false, createdAt, since: now };
    if ('file' in source) {
      const { file } = source;
      const phase = found.length > 0 ? 'held' : 'waiting';
      this.#files.set(id, file);
      void this.#store.putAudio(id, file).catch(() => {});
      this.#insert({ ...common, name: file.name, source: 'file', size: file.size, phase });
    } else if ('address' in source) {
      const phase = found.length > 0 ? 'held' : 'waiting';
      this.#insert({ ...common, name: source.address, source: 'address', phase });
    } else {
      const { jobId } = source;
      this.#insert({ ...common, name: jobId, source: 'job_id', jobId, found: [], phase: 'queued' });
      this.check(id);
    }
    this.#pump();
    return id;
  }

  /** Sends what a check held back. */
  sendAnyway(id: string): void {
    if (this.#find(id)?.phase !== 'held') return;
    this.#change(id, { phase: 'waiting', sendAnyway: true });
    this.#pump();
  }

  /** Ends an upload that waits or is under way. */
  stop(id: string): void {
    const job = this.#find(id);
    if (!job || !stoppablePhases.includes(job.phase)) return;
    this.#uploads.get(id)?.abort();
    this.#uploads.delete(id);
    this.#change(id, { phase: 'stopped' });
    this.#pump();
  }

  /** Sends a job once more, under a new job id. A job that only has an id is asked for again. */
  retry(id: string): void {
    const job = this.#find(id);
    if (!job || !retryPhases.includes(job.phase)) return;
    const fresh = { code: undefined, message: undefined, problem: undefined };
    if (job.source === 'job_id') {
      this.#change(id, { ...fresh, phase: 'queued' });
      this.check(id);
      return;
    }
    this.#change(id, { ...fresh, jobId: undefined, phase: 'waiting' });
    this.#pump();
  }

  /** Forgets a job, here only: the service keeps what it has. */
  async remove(id: string): Promise<void> {
    this.#uploads.get(id)?.abort();
    this.#uploads.delete(id);
    this.#files.delete(id);
    this.#cancelTimer(id);
    this.#become(this.#jobs.filter((job) => job.id !== id));
    this.#pump();
    await this.#store.remove(id).catch(() => {});
  }

  /** Asks for a job's state now. */
  check(id: string): void {
    this.#cancelTimer(id);
    void this.#poll(id);
  }

  /** The audio of a job that was uploaded from this browser. */
  async audio(id: string): Promise<Blob | undefined> {
    return this.#files.get(id) ?? (await this.#store.audio(id).catch(() => undefined));
  }

  /** Keeps the length of a job's audio, in seconds. */
  setLength(id: string, length: number): void {
    if (this.#find(id)?.length !== length) this.#change(id, { length });
  }

  /** The transcript answer of a completed job as received, or why there is none. */
  async transcript(id: string): Promise<string | Failure> {
    const kept = await this.#store.transcript(id).catch(() => undefined);
    if (kept !== undefined) return kept;
    const job = this.#find(id);
    const outcome = await this.#call(job?.place ?? { target: '', account: '' }, 'stt_transcript', {
      query: { job_id: job?.jobId },
    });
    if (outcome.kind !== 'ok') return outcome;
    const body = outcome.exchange.response?.body;
    const text = typeof body === 'string' ? body : JSON.stringify(outcome.data);
    if (this.#find(id)) await this.#store.putTranscript(id, text).catch(() => {});
    return text;
  }

  async #load(): Promise<void> {
    const records = await this.#store.all().catch(() => [] as JobRecord[]);
    const known = new Set(this.#jobs.map(({ id }) => id));
    const restored = records
      .filter(({ id }) => !known.has(id))
      .map(
        (record): Job => (stoppablePhases.includes(record.phase) ? { ...record, phase: 'stopped' } : record),
      );
    this.#become([...this.#jobs, ...restored.reverse()]);
    for (const { id, phase } of restored) if (polledPhases.includes(phase)) this.check(id);
  }

  #pump(): void {
    for (const { id, phase } of [...this.#jobs].reverse()) {
      if (this.#uploads.size >= uploadsAtOnce) return;
      if (phase === 'waiting' && !this.#uploads.has(id)) void this.#upload(id);
    }
  }

  async #upload(id: string): Promise<void> {
    const job = this.#find(id);
    if (!job) return;
    const controller = new AbortController();
    this.#uploads.set(id, controller);
    this.#change(id, { phase: 'uploading', sent: 0 });
    const audio = job.source === 'file' ? await this.audio(id) : undefined;
    if (this.#uploads.get(id) !== controller) return;
    if (job.source === 'file' && !audio && !job.sendAnyway) {
      this.#uploads.delete(id);
      this.#change(id, { phase: 'held', found: ['audio-gone'] });
      this.#pump();
      return;
    }
    const outcome = await this.#call(
      job.place,
      'stt_upload',
      { headers: toUploadHeaders(job.settings), body: bodyOf(job, audio) },
      {
        signal: controller.signal,
        sendAnyway: job.sendAnyway,
        onProgress: ({ phase, sent }) => {
          if (this.#uploads.get(id) !== controller) return;
          if (phase === 'waiting') this.#change(id, { phase: 'received', sent });
          else this.#show(id, { sent });
        },
      },
    );
    // Stopped, removed or sent again in the meantime: this answer belongs to no one.
    if (this.#uploads.get(id) !== controller) return;
    this.#uploads.delete(id);
    if (outcome.kind === 'ok') {
      const { job_id, code, message } = outcome.data;
      this.#change(id, { phase: 'queued', jobId: job_id, code, message: message ?? undefined });
      this.#checks.set(id, 0);
      this.#schedule(id);
    } else {
      this.#change(id, { phase: 'refused', ...failed(outcome) });
    }
    this.#pump();
  }

  async #poll(id: string): Promise<void> {
    const job = this.#find(id);
    if (!job?.jobId) return;
    this.#show(id, { nextCheckAt: undefined });
    const outcome = await this.#call(job.place, 'stt_status', { query: { job_id: job.jobId } });
    const now = this.#find(id);
    if (!now || now.jobId !== job.jobId || this.#timers.has(id)) return;
    if (outcome.kind === 'ok') {
      const { code, message, status } = outcome.data;
      const phase = phaseOf(status, code) ?? now.phase;
      if (phase !== now.phase) this.#checks.set(id, 0);
      const answer = { phase, code, message: message ?? undefined, problem: undefined };
      this.#change(id, { ...answer, connectionLost: false });
      if (polledPhases.includes(phase)) this.#schedule(id);
      else if (phase === 'completed') void this.transcript(id);
      return;
    }
    if (outcome.kind === 'aborted') return;
    const invalid = outcome.kind === 'refused' && ['001', '002'].includes(outcome.facts.code ?? '');
    if (invalid) {
      this.#change(id, { phase: 'failed', ...failed(outcome), connectionLost: false });
      return;
    }
    // A service that cannot be reached, or that stumbles, says nothing about the job.
    const lost = outcome.kind === 'network';
    const stumbled =
      lost || outcome.kind === 'unexpected' || (outcome.kind === 'refused' && outcome.httpStatus !== 403);
    this.#change(id, { ...(lost ? {} : failed(outcome)), connectionLost: lost });
    if (stumbled) this.#schedule(id);
  }

  #schedule(id: string): void {
    const check = this.#checks.get(id) ?? 0;
    this.#checks.set(id, check + 1);
    const delay = delayBefore(check);
    this.#cancelTimer(id);
    this.#timers.set(
      id,
      setTimeout(() => this.check(id), delay),
    );
    this.#show(id, { nextCheckAt: Date.now() + delay });
  }

  #cancelTimer(id: string): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }

  #find(id: string): Job | undefined {
    return this.#jobs.find((job) => job.id === id);
  }

  #insert(job: Job): void {
    this.#become([job, ...this.#jobs]);
    void this.#keep(job);
  }

  /** Changes a job for this page only. */
  #show(id: string, change: Partial<Job>): Job | undefined {
    let changed: Job | undefined;
    const jobs = this.#jobs.map((job) => {
      if (job.id !== id) return job;
      changed = { ...job, ...change };
      return changed;
    });
    if (changed) this.#become(jobs);
    return changed;
  }

  /** Changes a job and keeps it; a new phase begins now. */
  #change(id: string, change: Partial<Job>): void {
    const before = this.#find(id);
    if (!before) return;
    const began = change.phase !== undefined && change.phase !== before.phase;
    const job = this.#show(id, { ...change, ...(began && timesOf(change.phase)) });
    if (job) void this.#keep(job);
  }

  /** A browser that keeps nothing (full, private) still does the work of this page. */
  async #keep({ sent: _, nextCheckAt: __, connectionLost: ___, ...record }: Job): Promise<void> {
    await this.#store.put(record).catch(() => {});
  }

  #become(jobs: readonly Job[]): void {
    this.#jobs = jobs;
    for (const listener of this.#listeners) listener();
  }
}

function bodyOf(job: Job, audio: Blob | undefined): Readonly<Record<string, unknown>> {
  if (job.source === 'address') return { file_url: job.name };
  return audio ? { file: audio instanceof File ? audio : new File([audio], job.name) } : {};
}

function timesOf(phase: JobPhase | undefined): Partial<Job> {
  const now = Date.now();
  const ended = phase === 'completed' || phase === 'failed' || phase === 'refused';
  return { since: now, endedAt: ended ? now : undefined };
}

function failed(failure: Failure): Partial<Job> {
  const problem = describeFailure(failure);
  return { problem, code: problem.code, message: problem.received ?? problem.title };
}
