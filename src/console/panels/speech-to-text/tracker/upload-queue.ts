import type { Job, JobDestination, JobSettings } from './job.ts';
import { type JobCall, jobFieldsOf } from './job-call.ts';
import type { JobList } from './job-list.ts';
import { busyResponseOf, delayWhenBusy } from './retry-delays.ts';

const maxConcurrentUploads = 3;

/**
 * A pause of the uploads to one service until a given time. `why`: the HTTP status of a busy service, or no network;
 * `times` counts the pauses in a row.
 */
interface ServicePause {
  readonly times: number;
  readonly why: number | 'offline';
  readonly until: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

interface UploadQueueOptions {
  readonly jobs: JobList;
  readonly call: JobCall;
  readonly audio: (job: Job) => Promise<Blob | undefined>;
  /** Called when the service has accepted a job. */
  readonly onAccepted: (id: string) => void;
}

/** Uploads waiting jobs, oldest first, a few at a time. Pauses while their service is busy or the network is gone. */
export function createUploadQueue({ jobs, call, audio, onAccepted }: UploadQueueOptions) {
  const uploads = new Map<string, { readonly controller: AbortController; readonly service: string }>();
  const pauses = new Map<string, ServicePause>();

  /** Starts waiting uploads, up to the number allowed at once. */
  function pump(): void {
    const all = jobs.all();
    for (let index = all.length - 1; index >= 0 && uploads.size < maxConcurrentUploads; index -= 1) {
      const job = all[index];
      if (job?.phase !== 'waiting' || uploads.has(job.id)) continue;
      const service = destinationKey(job.place);
      const pause = pauses.get(service);
      // After a pause one job is sent first: its answer shows whether the service is still busy.
      if (!pause || (pause.until <= Date.now() && !isSendingTo(service))) void upload(job);
      else if (job.nextCheckAt !== pause.until) {
        jobs.show(job.id, { putOff: pause.why, nextCheckAt: pause.until });
      }
    }
  }

  /** Aborts an upload; its answer is ignored. */
  function cancel(id: string): void {
    uploads.get(id)?.controller.abort();
    uploads.delete(id);
  }

  /** Retries uploads that waited for the network. Uploads to a busy service still wait. */
  function retry(): void {
    for (const [service, { why }] of [...pauses]) if (why === 'offline') endPause(service);
    pump();
  }

  async function upload(job: Job): Promise<void> {
    const { id, place } = job;
    const controller = new AbortController();
    const service = destinationKey(place);
    uploads.set(id, { controller, service });
    const mine = () => uploads.get(id)?.controller === controller;
    jobs.change(id, { phase: 'uploading', sent: 0, nextCheckAt: undefined, putOff: undefined });
    const file = job.source === 'file' ? await audio(job) : undefined;
    if (!mine()) return;
    if (job.source === 'file' && !file && !job.sendAnyway) {
      uploads.delete(id);
      jobs.change(id, { phase: 'held', found: ['audio-gone'] });
      pump();
      return;
    }
    const outcome = await call(
      place,
      'stt_upload',
      { headers: toUploadHeaders(job.settings), body: createUploadBody(job, file) },
      {
        signal: controller.signal,
        sendAnyway: job.sendAnyway,
        onProgress: ({ phase, sent }) => {
          if (!mine()) return;
          if (phase === 'waiting') jobs.change(id, { phase: 'received', sent });
          else jobs.show(id, { sent });
        },
      },
    );
    // The job was stopped, removed or sent again in the meantime, so this answer is ignored.
    if (!mine()) return;
    uploads.delete(id);
    const busy = busyResponseOf(outcome);
    const offline = outcome.kind === 'network' && outcome.cause === 'offline';
    if (busy || offline) {
      pauseFor(service, busy?.httpStatus ?? 'offline', busy?.retryAfter);
      jobs.change(id, { phase: 'waiting', sent: undefined });
      pump();
      return;
    }
    endPause(service);
    if (outcome.kind === 'ok') {
      const { job_id, code, message } = outcome.data;
      jobs.change(id, { phase: 'queued', jobId: job_id, code, message: message ?? undefined });
      onAccepted(id);
    } else {
      jobs.change(id, { phase: 'refused', ...jobFieldsOf(outcome) });
    }
    pump();
  }

  function pauseFor(service: string, why: ServicePause['why'], retryAfter?: number): void {
    const before = pauses.get(service);
    // A service that is busy says so to every concurrent upload; only the first of these answers counts.
    if (before && before.until > Date.now()) return;
    const delay = delayWhenBusy(before?.times ?? 0, retryAfter);
    const timer = setTimeout(() => pump(), delay);
    const until = Date.now() + delay;
    pauses.set(service, { times: (before?.times ?? 0) + 1, why, until, timer });
  }

  function endPause(service: string): void {
    clearTimeout(pauses.get(service)?.timer);
    pauses.delete(service);
  }

  function isSendingTo(service: string): boolean {
    return [...uploads.values()].some((one) => one.service === service);
  }

  return {
    /** Uploads in progress. */
    get size() {
      return uploads.size;
    },
    pump,
    cancel,
    retry,
  };
}

const destinationKey = ({ target, account, session }: JobDestination) =>
  JSON.stringify([target, account, session]);

function createUploadBody(job: Job, audio: Blob | undefined): Readonly<Record<string, unknown>> {
  if (job.source === 'address') return { file_url: job.name };
  return audio ? { file: new File([audio], job.name, { type: audio.type }) } : {};
}

/** The headers of an upload; empty fields and subtitles that are off are omitted. */
export function toUploadHeaders({ src_lang, domain, subtitles }: JobSettings): Record<string, unknown> {
  return {
    ...(src_lang !== '' && { src_lang }),
    ...(domain !== '' && { domain }),
    ...(subtitles && { subtitles: true }),
  };
}
