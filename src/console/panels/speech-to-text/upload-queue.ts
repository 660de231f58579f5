import { busyOf } from './busy.ts';
import type { Job, JobPlace } from './job.ts';
import { failed, type JobCall } from './job-call.ts';
import type { JobList } from './job-list.ts';
import { delayWhenBusy } from './polling.ts';
import { toUploadHeaders } from './request.ts';

export const uploadsAtOnce = 3;

/** A service that said "not now": nothing is sent to it until its time has come. */
interface Pause {
  readonly times: number;
  readonly why: number | 'offline';
  readonly until: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

interface UploadQueueOptions {
  readonly jobs: JobList;
  readonly call: JobCall;
  readonly audio: (job: Job) => Promise<Blob | undefined>;
  /** Told when the service has taken a job. */
  readonly onAccepted: (id: string) => void;
}

/** Sends the jobs that wait, oldest first, a few at a time; a service that is busy is left alone for a while. */
export class UploadQueue {
  readonly #jobs: JobList;
  readonly #call: JobCall;
  readonly #audio: UploadQueueOptions['audio'];
  readonly #onAccepted: UploadQueueOptions['onAccepted'];
  readonly #uploads = new Map<string, { readonly controller: AbortController; readonly service: string }>();
  readonly #pauses = new Map<string, Pause>();

  constructor({ jobs, call, audio, onAccepted }: UploadQueueOptions) {
    this.#jobs = jobs;
    this.#call = call;
    this.#audio = audio;
    this.#onAccepted = onAccepted;
  }

  /** Uploads under way. */
  get size(): number {
    return this.#uploads.size;
  }

  /** Starts what there is a place for. */
  pump(): void {
    const jobs = this.#jobs.all();
    for (let index = jobs.length - 1; index >= 0 && this.#uploads.size < uploadsAtOnce; index -= 1) {
      const job = jobs[index];
      if (job?.phase !== 'waiting' || this.#uploads.has(job.id)) continue;
      const service = nameOf(job.place);
      const pause = this.#pauses.get(service);
      // After a pause one job is sent: whether the service has time again is seen from its answer.
      if (!pause || (pause.until <= Date.now() && !this.#isSendingTo(service))) void this.#upload(job);
      else if (job.nextCheckAt !== pause.until) {
        this.#jobs.show(job.id, { putOff: pause.why, nextCheckAt: pause.until });
      }
    }
  }

  /** Ends an upload without an answer; what comes of it belongs to no one. */
  cancel(id: string): void {
    this.#uploads.get(id)?.controller.abort();
    this.#uploads.delete(id);
  }

  /** Sends at once what waited for the network. A service that is busy keeps its time. */
  goOn(): void {
    for (const [service, { why }] of [...this.#pauses]) if (why === 'offline') this.#endPause(service);
    this.pump();
  }

  async #upload(job: Job): Promise<void> {
    const { id, place } = job;
    const controller = new AbortController();
    const service = nameOf(place);
    this.#uploads.set(id, { controller, service });
    const mine = () => this.#uploads.get(id)?.controller === controller;
    this.#jobs.change(id, { phase: 'uploading', sent: 0, nextCheckAt: undefined, putOff: undefined });
    const audio = job.source === 'file' ? await this.#audio(job) : undefined;
    if (!mine()) return;
    if (job.source === 'file' && !audio && !job.sendAnyway) {
      this.#uploads.delete(id);
      this.#jobs.change(id, { phase: 'held', found: ['audio-gone'] });
      this.pump();
      return;
    }
    const outcome = await this.#call(
      place,
      'stt_upload',
      { headers: toUploadHeaders(job.settings), body: bodyOf(job, audio) },
      {
        signal: controller.signal,
        sendAnyway: job.sendAnyway,
        onProgress: ({ phase, sent }) => {
          if (!mine()) return;
          if (phase === 'waiting') this.#jobs.change(id, { phase: 'received', sent });
          else this.#jobs.show(id, { sent });
        },
      },
    );
    // Stopped, removed or sent again in the meantime: this answer belongs to no one.
    if (!mine()) return;
    this.#uploads.delete(id);
    const busy = busyOf(outcome);
    const offline = outcome.kind === 'network' && outcome.cause === 'offline';
    if (busy || offline) {
      this.#pause(service, busy?.httpStatus ?? 'offline', busy?.asked);
      this.#jobs.change(id, { phase: 'waiting', sent: undefined });
      this.pump();
      return;
    }
    this.#endPause(service);
    if (outcome.kind === 'ok') {
      const { job_id, code, message } = outcome.data;
      this.#jobs.change(id, { phase: 'queued', jobId: job_id, code, message: message ?? undefined });
      this.#onAccepted(id);
    } else {
      this.#jobs.change(id, { phase: 'refused', ...failed(outcome) });
    }
    this.pump();
  }

  #pause(service: string, why: Pause['why'], asked?: number): void {
    const before = this.#pauses.get(service);
    // Uploads that were under way together hear the same answer: it counts once.
    if (before && before.until > Date.now()) return;
    const delay = delayWhenBusy(before?.times ?? 0, asked);
    const timer = setTimeout(() => this.pump(), delay);
    const until = Date.now() + delay;
    this.#pauses.set(service, { times: (before?.times ?? 0) + 1, why, until, timer });
  }

  #endPause(service: string): void {
    clearTimeout(this.#pauses.get(service)?.timer);
    this.#pauses.delete(service);
  }

  #isSendingTo(service: string): boolean {
    return [...this.#uploads.values()].some((upload) => upload.service === service);
  }
}

const nameOf = ({ target, account, session }: JobPlace) => JSON.stringify([target, account, session]);

function bodyOf(job: Job, audio: Blob | undefined): Readonly<Record<string, unknown>> {
  if (job.source === 'address') return { file_url: job.name };
  return audio ? { file: new File([audio], job.name, { type: audio.type }) } : {};
}
