import * as z from 'zod/mini';

/**
 * Where a job stands.
 *
 * - `held`: a check before sending found something; the person decides
 * - `waiting`: for one of the places in the queue of uploads
 * - `uploading`, `received`: on its way; all sent, the service has not answered yet
 * - `queued`, `processing`, `completed`, `failed`: the states of the service
 * - `refused`: the upload was answered with an error, or not at all
 * - `stopped`: the upload was cancelled, or was cut off when nobody can tell whether it arrived
 */
export const JobPhase = z.enum([
  'held',
  'waiting',
  'uploading',
  'received',
  'queued',
  'processing',
  'completed',
  'failed',
  'refused',
  'stopped',
]);
export type JobPhase = z.infer<typeof JobPhase>;

/** What was asked for this file. */
export const JobSettings = z.object({ src_lang: z.string(), domain: z.string(), subtitles: z.boolean() });
export type JobSettings = z.infer<typeof JobSettings>;

/** Which service and account a job belongs to; `session`: the id of credentials that were typed in, never they themselves. */
export const JobPlace = z.object({
  target: z.string(),
  account: z.string(),
  session: z.optional(z.string()),
});
export type JobPlace = z.infer<typeof JobPlace>;

/** What a check before sending found. */
export const UploadProblem = z.enum(['not-audio', 'too-large', 'empty', 'language-not-served', 'audio-gone']);
export type UploadProblem = z.infer<typeof UploadProblem>;

/** Why the audio of a job is not here any more: to make room, no room, or the person emptied it. */
export const AudioGone = z.enum(['for-room', 'no-room', 'emptied']);
export type AudioGone = z.infer<typeof AudioGone>;

/** A phase that a job went through, and when it began. */
const PhaseBegun = z.object({ phase: JobPhase, at: z.number() });
export type PhaseBegun = z.infer<typeof PhaseBegun>;

/** Whether two places are the same. */
export const isSamePlace = (a: JobPlace, b: JobPlace): boolean =>
  a.target === b.target && a.account === b.account && a.session === b.session;

/** A failure in words, as `describeFailure` gives it. */
const Problem = z.object({
  title: z.string(),
  explanation: z.string(),
  remedy: z.string(),
  rule: z.optional(z.string()),
  field: z.optional(z.string()),
  httpStatus: z.optional(z.number()),
  code: z.optional(z.string()),
  received: z.optional(z.string()),
});

/** What of a job outlives the page. Times in milliseconds since the epoch, sizes in bytes, length in seconds. */
export const JobRecord = z.object({
  id: z.string(),
  /** File name, address, or the job id when only that is known. */
  name: z.string(),
  source: z.enum(['file', 'address', 'job_id']),
  size: z.optional(z.number()),
  length: z.optional(z.number()),
  settings: JobSettings,
  place: JobPlace,
  phase: JobPhase,
  found: z.array(UploadProblem),
  /** The person chose to send it in spite of what was found. */
  sendAnyway: z.boolean(),
  /** Of the service. */
  jobId: z.optional(z.string()),
  code: z.optional(z.string()),
  message: z.optional(z.string()),
  problem: z.optional(Problem),
  createdAt: z.number(),
  /** When the phase began. */
  since: z.number(),
  /** Every phase so far, oldest first; the last one is the present one. */
  history: z.catch(z.array(PhaseBegun), []),
  /** Everything was sent, but the answer was never seen: the service may have made a job of it. */
  answerLost: z.optional(z.boolean()),
  /** Of the content of the audio (`contentKey`), once it is known. */
  audioKey: z.optional(z.string()),
  audioGone: z.optional(AudioGone),
  /** The audio was attached later, and nothing is known that tells whether it is the one that was uploaded. */
  audioUnproven: z.optional(z.boolean()),
  /** When the job reached its end. */
  endedAt: z.optional(z.number()),
});
export type JobRecord = z.infer<typeof JobRecord>;

/** A job as the panel shows it: its record, and what holds for this moment only. */
export interface Job extends JobRecord {
  /** Bytes sent so far of an upload. */
  readonly sent?: number;
  /** When the service is asked next, or is sent the upload once more. */
  readonly nextCheckAt?: number;
  /** The upload is sent again later: the service had no time for it (its HTTP status), or there is no network. */
  readonly putOff?: number | 'offline';
  /** The last status call did not arrive. */
  readonly connectionLost?: boolean;
}

/** The record of a job, without what holds for this moment only. */
export function recordOf(job: Job): JobRecord {
  const { sent: _, nextCheckAt: __, connectionLost: ___, putOff: ____, ...record } = job;
  return record;
}

/** How long a job was in a phase, in milliseconds, and when that began. */
export interface PhaseTime extends PhaseBegun {
  readonly time: number;
}

/** How long a job was in each phase since it was last sent; the present phase lasts until `now`. */
export function phaseTimes({ history, phase, since, endedAt }: JobRecord, now: number): PhaseTime[] {
  const all = history.length > 0 ? history : [{ phase, at: since }];
  const run = all.slice(
    Math.max(
      0,
      all.findLastIndex((one) => one.phase === 'waiting'),
    ),
  );
  const running = endedAt === undefined && !endedPhases.includes(phase);
  return run.flatMap((begun, index) => {
    const next = run[index + 1];
    if (!next && !running) return [];
    return [{ ...begun, time: Math.max(0, (next?.at ?? now) - begun.at) }];
  });
}

/** Nothing more happens to a job in these phases by itself. */
export const endedPhases: readonly JobPhase[] = ['held', 'completed', 'failed', 'refused', 'stopped'];
/** The service knows these jobs and is asked for their state. */
export const polledPhases: readonly JobPhase[] = ['queued', 'processing'];
/** These jobs can be sent again. */
export const retryPhases: readonly JobPhase[] = ['failed', 'refused', 'stopped'];
/** These uploads can be stopped. */
export const stoppablePhases: readonly JobPhase[] = ['waiting', 'uploading', 'received'];

const phaseOfCode: Readonly<Record<string, JobPhase>> = {
  '000': 'completed',
  '003': 'queued',
  '004': 'processing',
  '005': 'failed',
};
const phaseOfState: Readonly<Record<string, JobPhase>> = {
  queued: 'queued',
  processing: 'processing',
  completed: 'completed',
  failed: 'failed',
};

/** What was asked for can still be changed: the service has not taken the job, or gave it up. */
export const changeablePhases: readonly JobPhase[] = ['held', 'waiting', 'refused', 'failed', 'stopped'];

/** The audio of a job is not in this browser, as far as its record tells. */
export function lacksAudio({ phase, found, audioKey, audioGone }: JobRecord): boolean {
  const onItsWay = phase === 'waiting' || stoppablePhases.includes(phase);
  return audioGone !== undefined || found.includes('audio-gone') || (audioKey === undefined && !onItsWay);
}

/** The phase that a status answer means; its state counts, its code where there is no known state. */
export function phaseOf(status: string | null | undefined, code: string): JobPhase | undefined {
  return phaseOfState[status ?? ''] ?? phaseOfCode[code];
}
