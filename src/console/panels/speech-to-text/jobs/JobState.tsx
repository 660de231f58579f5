import { AudioLines, Ban, Hand, type LucideIcon } from 'lucide-react';
import { jobListWords } from '#console/catalogues/speech-to-text/job-list.ts';
import {
  type SpeechToTextWords,
  speechToTextWords,
} from '#console/catalogues/speech-to-text/speech-to-text.ts';
import { useWords } from '#console/catalogues/words.ts';
import { StatusChip, type Tone } from '#console/ui/feedback/StatusChip.tsx';
import { formatBytes } from '#console/ui/text/bytes.ts';
import { formatDuration } from '#console/ui/text/format.ts';
import { type Job, type JobPhase, phaseTimes } from '../tracker/job.ts';
import { lacksCredentials } from '../tracker/job-call.ts';

const phaseTones: Record<JobPhase, Tone> = {
  held: 'transliterated',
  waiting: 'waiting',
  uploading: 'waiting',
  received: 'waiting',
  queued: 'waiting',
  processing: 'database',
  completed: 'served',
  failed: 'failed',
  refused: 'failed',
  stopped: 'waiting',
};

const phaseIcons: Partial<Record<JobPhase, LucideIcon>> = {
  held: Hand,
  processing: AudioLines,
  stopped: Ban,
};

/** The state of a job: upload progress, or its phase and message. */
export function JobState({ job }: { job: Job }) {
  const words = useWords(speechToTextWords);
  const { busy, offline, answerLost } = useWords(jobListWords);
  const { phase, sent, size, putOff } = job;
  if (phase === 'uploading' && sent !== undefined && size) {
    const text = words.sent(formatBytes(Math.min(sent, size)), formatBytes(size));
    return (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular">
        <progress
          aria-label={text}
          value={Math.min(sent, size)}
          max={size}
          className="h-1 w-28 appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-marigold [&::-webkit-progress-bar]:bg-line-strong [&::-webkit-progress-value]:bg-marigold"
        />
        {text}
      </span>
    );
  }
  const waits = putOff === 'offline' ? offline : putOff !== undefined && busy(putOff);
  const note =
    (job.connectionLost && words.lost) ||
    (phase === 'waiting' && waits) ||
    (phase === 'stopped' && job.answerLost && answerLost) ||
    (lacksCredentials(job) && words.credentialsGone.title) ||
    jobMessage(job, words);
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <StatusChip tone={phaseTones[phase]} icon={phaseIcons[phase]}>
        {phase === 'refused' && gotNoResponse(job) ? words.noAnswer : words.phases[phase]}
      </StatusChip>
      {note && (
        // The service's messages are in English.
        <span
          lang={note === job.message || note === job.problem?.received ? 'en' : undefined}
          dir="auto"
          className="min-w-0 text-sm text-ink-second"
        >
          {note}
        </span>
      )}
    </span>
  );
}

/** Whether the job failed without a response; a refusal has a status or a code. */
const gotNoResponse = ({ problem }: Job) =>
  problem !== undefined && problem.httpStatus === undefined && problem.code === undefined;

/** The message as received; for a job that was not sent, the problems found. */
function jobMessage({ phase, found, message, problem }: Job, words: SpeechToTextWords): string | undefined {
  if (phase === 'held') return found.map((problem) => words.problems[problem].title).join(' · ');
  if (phase === 'completed' || phase === 'waiting' || phase === 'received') return undefined;
  return problem?.received ?? problem?.title ?? message;
}

/** Phases shorter than this, in milliseconds, are not shown. */
const minShownMilliseconds = 10;

/** The time a job spent in each phase since it was last sent. */
export function PhaseTimes({ job, now }: { job: Job; now: number }) {
  const { times, timeIn } = useWords(jobListWords);
  const passed = phaseTimes(job, now).filter(({ time }) => time >= minShownMilliseconds);
  if (passed.length === 0) return null;
  return (
    <ul data-volatile aria-label={times} className="flex flex-wrap gap-x-3 text-sm text-ink-third tabular">
      {passed.map(({ phase, at, time }) => (
        <li key={at}>
          {timeIn[phase]} {formatDuration(time)}
        </li>
      ))}
    </ul>
  );
}
