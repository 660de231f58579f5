import * as z from 'zod/mini';
import { JobState } from '#contract/speech-to-text.ts';

/**
 * The phases of a job.
 *
 * - `held`: a check before sending found a problem; the user decides
 * - `waiting`: in the queue of uploads
 * - `uploading`, `received`: being sent; all sent, but not answered yet
 * - `queued`, `processing`, `completed`, `failed`: the states of the service
 * - `refused`: the upload was answered with an error, or not at all
 * - `stopped`: the upload was cancelled, or interrupted so that it is unknown whether it arrived
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

/** The settings of an upload. */
export const JobSettings = z.object({ src_lang: z.string(), domain: z.string(), subtitles: z.boolean() });
export type JobSettings = z.infer<typeof JobSettings>;

/** The target and account that a job is sent to. `session` is the id of typed credentials, never the credentials. */
export const JobDestination = z.object({
  target: z.string(),
  account: z.string(),
  session: z.optional(z.string()),
});
export type JobDestination = z.infer<typeof JobDestination>;

/** A problem found before sending. */
export const UploadProblem = z.enum(['not-audio', 'too-large', 'empty', 'language-not-served', 'audio-gone']);
export type UploadProblem = z.infer<typeof UploadProblem>;

/** Why the audio of a job is missing: removed to make room, no room to store it, or removed by the user. */
export const AudioLoss = z.enum(['for-room', 'no-room', 'emptied']);
export type AudioLoss = z.infer<typeof AudioLoss>;

/** A phase and when it started; `idle` is the time in milliseconds during which the console was closed. */
const PhaseStart = z.object({ phase: JobPhase, at: z.number(), idle: z.optional(z.number()) });
export type PhaseStart = z.infer<typeof PhaseStart>;

/** Whether two destinations are the same target, account and session. */
export const isSameDestination = (a: JobDestination, b: JobDestination): boolean =>
  a.target === b.target && a.account === b.account && a.session === b.session;

/** A failure as worded by `describeFailure`. */
const Problem = z.object({
  title: z.string(),
  explanation: z.string(),
  remedy: z.string(),
  rule: z.optional(z.string()),
  noRule: z.optional(z.string()),
  field: z.optional(z.string()),
  httpStatus: z.optional(z.number()),
  code: z.optional(z.string()),
  received: z.optional(z.string()),
  anchor: z.optional(z.string()),
});

/** The stored part of a job. Times in milliseconds since the epoch, sizes in bytes, length in seconds. */
export const JobRecord = z.object({
  id: z.string(),
  /** File name, address, or the job id when only that is known. */
  name: z.string(),
  source: z.enum(['file', 'address', 'job_id']),
  size: z.optional(z.number()),
  length: z.optional(z.number()),
  settings: JobSettings,
  place: JobDestination,
  phase: JobPhase,
  found: z.array(UploadProblem),
  /** The user chose to upload the file despite the problems found in it. */
  sendAnyway: z.boolean(),
  /** The id given by the service. */
  jobId: z.optional(z.string()),
  code: z.optional(z.string()),
  message: z.optional(z.string()),
  problem: z.optional(Problem),
  createdAt: z.number(),
  /** Start of the current phase. */
  since: z.number(),
  /** Every phase so far, oldest first, including the current one. */
  history: z.catch(z.array(PhaseStart), []),
  /** Everything was sent but the answer was never seen: the service may have created a job. */
  answerLost: z.optional(z.boolean()),
  /** Content key of the audio (`contentKey`), once known. */
  audioKey: z.optional(z.string()),
  audioGone: z.optional(AudioLoss),
  /** The audio was attached later and may not be what was uploaded. */
  audioUnproven: z.optional(z.boolean()),
  /** When the job ended. */
  endedAt: z.optional(z.number()),
});
export type JobRecord = z.infer<typeof JobRecord>;

/** A job as shown: its record and transient state. */
export interface Job extends JobRecord {
  /** Bytes uploaded so far. */
  readonly sent?: number;
  /** Time of the next poll, or of the next attempt to upload. */
  readonly nextCheckAt?: number;
  /** The upload is retried later: the service was busy (its HTTP status), or there is no network. */
  readonly putOff?: number | 'offline';
  /** The last status call did not reach the service. */
  readonly connectionLost?: boolean;
}

/** The record of a job, without its transient state. */
export function toJobRecord(job: Job): JobRecord {
  const { sent: _, nextCheckAt: __, connectionLost: ___, putOff: ____, ...record } = job;
  return record;
}

/** The duration of a phase in milliseconds, and its start. */
export interface PhaseTime extends PhaseStart {
  readonly time: number;
}

/** The durations of all phases since the job was last sent; the current one lasts until `now`. */
export function phaseTimes({ history, phase, since, endedAt }: JobRecord, now: number): PhaseTime[] {
  const all = history.length > 0 ? history : [{ phase, at: since }];
  const run = all.slice(
    Math.max(
      0,
      all.findLastIndex((one) => one.phase === 'waiting'),
    ),
  );
  const running = endedAt === undefined && !restingPhases.includes(phase);
  return run.flatMap((begun, index) => {
    const next = run[index + 1];
    if (!next && !running) return [];
    return [{ ...begun, time: Math.max(0, (next?.at ?? now) - begun.at - (begun.idle ?? 0)) }];
  });
}

/** Milliseconds since the job was last sent, up to its end, excluding the time in which the console was closed. */
export function elapsedTime(job: JobRecord, now: number): number {
  return phaseTimes(job, now).reduce((sum, { time }) => sum + time, 0);
}

/** Phases that do not change by themselves. */
export const restingPhases: readonly JobPhase[] = ['held', 'completed', 'failed', 'refused', 'stopped'];
/** Phases in which the service is polled. */
export const polledPhases: readonly JobPhase[] = ['queued', 'processing'];
/** Phases in which a job can be sent again. */
export const retryPhases: readonly JobPhase[] = ['failed', 'refused', 'stopped'];
/** Phases in which an upload can be stopped. */
export const stoppablePhases: readonly JobPhase[] = ['waiting', 'uploading', 'received'];

const phaseOfCode: Readonly<Record<string, JobPhase>> = {
  '000': 'completed',
  '003': 'queued',
  '004': 'processing',
  '005': 'failed',
};
/** Phases in which the settings can still be changed: the service has not accepted the job, or it failed. */
export const changeablePhases: readonly JobPhase[] = ['held', 'waiting', 'refused', 'failed', 'stopped'];

/** Whether the record says that the audio is not in this browser. */
export function lacksAudio({ phase, found, audioKey, audioGone }: JobRecord): boolean {
  const onItsWay = phase === 'waiting' || stoppablePhases.includes(phase);
  return audioGone !== undefined || found.includes('audio-gone') || (audioKey === undefined && !onItsWay);
}

/** The phase for a status answer: by its state, or by its code if the state is unknown. */
export function phaseOf(status: string | null | undefined, code: string): JobPhase | undefined {
  return JobState.safeParse(status).data ?? phaseOfCode[code];
}
