import type { Failure } from '#client/outcome.ts';
import type { JobAudio } from '../storage/job-audio.ts';
import type { JobStore } from '../storage/job-store.ts';
import {
  changeablePhases,
  type Job,
  type JobDestination,
  type JobSettings,
  polledPhases,
  restingPhases,
  retryPhases,
  stoppablePhases,
  type UploadProblem,
} from './job.ts';
import type { JobCall } from './job-call.ts';
import type { AddedJob, JobAction, JobCommand } from './job-commands.ts';
import type { JobList } from './job-list.ts';
import { createJobPolling } from './job-polling.ts';
import { createUploadQueue } from './upload-queue.ts';

interface JobTrackerOptions {
  readonly jobs: JobList;
  readonly store: JobStore;
  readonly audio: JobAudio;
  readonly call: JobCall;
}

/**
 * Carries out commands for jobs, from adding them to fetching their transcripts. Only one tab of a browser does this;
 * the others send it their commands.
 */
export class JobTracker {
  readonly #jobs: JobList;
  readonly #store: JobStore;
  readonly #audio: JobAudio;
  readonly #call: JobCall;
  readonly #uploads: ReturnType<typeof createUploadQueue>;
  readonly #polling: ReturnType<typeof createJobPolling>;

  constructor({ jobs, store, audio, call }: JobTrackerOptions) {
    this.#jobs = jobs;
    this.#store = store;
    this.#audio = audio;
    this.#call = call;
    this.#polling = createJobPolling({ jobs, call, onCompleted: (id) => this.transcript(id) });
    this.#uploads = createUploadQueue({
      ...{ jobs, call, audio: ({ id }) => audio.of(id) },
      onAccepted: (id) => this.#polling.begin(id),
    });
  }

  get isUploading(): boolean {
    return this.#uploads.size > 0;
  }

  /**
   * Takes over from a page that was closed. Uploads that were cut off are sent again. If everything was sent but the
   * answer was not seen, the user decides, as the service may have the job.
   *
   * @param lastLed - when a page last worked on the jobs; the time since then is left out of elapsed times
   */
  takeOver(lastLed = Date.now()): void {
    this.#leaveOutIdleTime(lastLed);
    const moment = { sent: undefined, nextCheckAt: undefined, putOff: undefined };
    for (const { id, phase } of this.#jobs.all()) {
      if (phase === 'uploading') this.#jobs.change(id, { ...moment, phase: 'waiting' });
      else if (phase === 'received') {
        this.#jobs.change(id, { ...moment, phase: 'stopped', answerLost: true });
      } else if (phase === 'waiting') this.#jobs.show(id, moment);
    }
    this.#uploads.pump();
  }

  /** Starts polling. */
  startPolling(): void {
    this.#polling.resume();
  }

  /** Pauses polling while the page is hidden; uploads continue. */
  pause(): void {
    this.#polling.pause();
  }

  /** Resumes when the network is back or the page is visible again. */
  resume(): void {
    this.#uploads.retry();
    this.#polling.resume();
  }

  do(command: JobCommand): void {
    switch (command.kind) {
      case 'add':
        for (const one of command.added) this.#add(one);
        break;
      case 'length':
        this.#jobs.change(command.id, { length: command.length });
        break;
      case 'attach':
        this.#attach(command);
        break;
      case 'empty-audio':
        void (command.ids === 'all' ? this.#audio.emptyAll() : this.#audio.empty(command.ids));
        break;
      case 'settings':
        for (const id of command.ids) this.#changeSettings(id, command.settings, command.found);
        break;
      case 'place':
        for (const id of command.ids) this.#move(id, command.place);
        break;
      default:
        for (const id of command.ids) this.#act(command.kind, id);
    }
    this.#uploads.pump();
  }

  /** The transcript answer of a completed job as received, or why there is none. */
  async transcript(id: string): Promise<string | Failure> {
    const kept = await this.#store.transcript(id).catch(() => undefined);
    if (kept !== undefined) return kept;
    const job = this.#jobs.find(id);
    const outcome = await this.#call(job?.place ?? { target: '', account: '' }, 'stt_transcript', {
      query: { job_id: job?.jobId },
    });
    if (outcome.kind !== 'ok') return outcome;
    const body = outcome.exchange.response?.body;
    const text = typeof body === 'string' ? body : JSON.stringify(outcome.data);
    if (this.#jobs.find(id)) await this.#store.putTranscript(id, text).catch(() => {});
    return text;
  }

  #leaveOutIdleTime(lastLed: number): void {
    for (const { id, phase, history } of this.#jobs.all()) {
      const last = history.at(-1);
      if (!last || restingPhases.includes(phase)) continue;
      const idle = Date.now() - Math.max(lastLed, last.at);
      if (idle <= 0) continue;
      const begun = { ...last, idle: (last.idle ?? 0) + idle };
      this.#jobs.change(id, { history: [...history.slice(0, -1), begun] });
    }
  }

  #add({ record, file }: AddedJob): void {
    this.#jobs.insert(record);
    if (file) void this.#audio.keep(record.id, file);
    if (polledPhases.includes(record.phase)) this.#polling.check(record.id);
  }

  /** Attaches audio to a job; a job that waited only for it is sent. */
  #attach({ id, file, unproven }: Extract<JobCommand, { kind: 'attach' }>): void {
    const job = this.#jobs.find(id);
    if (!job) return;
    const found = job.found.filter((problem) => problem !== 'audio-gone');
    const freed = job.phase === 'held' && found.length === 0;
    this.#jobs.change(id, { audioUnproven: unproven, found, ...(freed && { phase: 'waiting' }) });
    void this.#audio.keep(id, file);
  }

  #act(kind: JobAction, id: string): void {
    const job = this.#jobs.find(id);
    if (!job) return;
    if (kind === 'remove') this.#remove(job);
    if (kind === 'check' && polledPhases.includes(job.phase)) this.#polling.check(id);
    if (kind === 'send-anyway' && job.phase === 'held') {
      this.#jobs.change(id, { phase: 'waiting', sendAnyway: true });
    }
    if (kind === 'stop' && stoppablePhases.includes(job.phase)) {
      this.#uploads.cancel(id);
      const moment = { sent: undefined, nextCheckAt: undefined, putOff: undefined };
      this.#jobs.change(id, {
        ...moment,
        phase: 'stopped',
        answerLost: job.phase === 'received' || undefined,
      });
    }
    if (kind === 'retry' && retryPhases.includes(job.phase)) this.#retry(job);
  }

  /** Moves a job to another target or account, where it is uploaded or polled. */
  #move(id: string, place: JobDestination): void {
    const job = this.#jobs.find(id);
    if (!job) return;
    this.#jobs.change(id, { place });
    if (retryPhases.includes(job.phase)) this.#retry(job);
    else if (polledPhases.includes(job.phase)) this.#polling.check(id);
  }

  /** Sends a job again, under a new job id. A job that only has an id is polled again. */
  #retry({ id, source }: Job): void {
    const fresh = { code: undefined, message: undefined, problem: undefined, answerLost: undefined };
    if (source === 'job_id') {
      this.#jobs.change(id, { ...fresh, phase: 'queued' });
      this.#polling.check(id);
    } else this.#jobs.change(id, { ...fresh, jobId: undefined, phase: 'waiting' });
  }

  /** Removes a job in this browser only: the service keeps its data. */
  #remove(job: Job): void {
    this.#uploads.cancel(job.id);
    this.#polling.forget(job.id);
    this.#jobs.remove(job.id);
    void this.#audio.forget(job);
    void this.#store.remove(job.id).catch(() => {});
  }

  /**
   * Changes the settings of a job. A job that was held only because of its language is sent if the new language can be
   * recognised.
   */
  #changeSettings(id: string, settings: JobSettings, found: readonly UploadProblem[]): void {
    const job = this.#jobs.find(id);
    if (!job || !changeablePhases.includes(job.phase)) return;
    const others = job.found.filter((problem) => problem !== 'language-not-served');
    const all = [...others, ...found];
    const freed = job.phase === 'held' && all.length === 0;
    this.#jobs.change(id, { settings, found: all, ...(freed && { phase: 'waiting' }) });
  }
}
