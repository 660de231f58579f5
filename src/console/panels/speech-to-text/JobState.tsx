import { AudioLines, Ban, Hand, type LucideIcon } from 'lucide-react';
import { jobListWords } from '#console/catalogues/job-list.ts';
import { type SpeechToTextWords, speechToTextWords } from '#console/catalogues/speech-to-text.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { formatBytes, formatDuration } from '#console/ui/format.ts';
import { StatusChip, type Tone } from '#console/ui/StatusChip.tsx';
import { type Job, type JobPhase, phaseTimes } from './job.ts';
import { lacksCredentials } from './job-call.ts';

const tones: Record<JobPhase, Tone> = {
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

const icons: Partial<Record<JobPhase, LucideIcon>> = { held: Hand, processing: AudioLines, stopped: Ban };

/** Where a job stands: how much is sent, or its state with what is said about it. */
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
  const told =
    (job.connectionLost && words.lost) ||
    (phase === 'waiting' && waits) ||
    (phase === 'stopped' && job.answerLost && answerLost) ||
    (lacksCredentials(job) && words.credentialsGone.title) ||
    saidAbout(job, words);
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <StatusChip tone={tones[phase]} icon={icons[phase]}>
        {phase === 'refused' && nobodyAnswered(job) ? words.noAnswer : words.phases[phase]}
      </StatusChip>
      {told && <span className="min-w-0 text-sm text-ink-second">{told}</span>}
    </span>
  );
}

/** A service that refuses says so with a status or a code. */
const nobodyAnswered = ({ problem }: Job) =>
  problem !== undefined && problem.httpStatus === undefined && problem.code === undefined;

/** The message as received; of a job that was not sent, what was found. */
function saidAbout({ phase, found, message, problem }: Job, words: SpeechToTextWords): string | undefined {
  if (phase === 'held') return found.map((problem) => words.problems[problem].title).join(' · ');
  if (phase === 'completed' || phase === 'waiting' || phase === 'received') return undefined;
  return problem?.received ?? problem?.title ?? message;
}

/** A state that was over before anyone could see it is not worth a place, in milliseconds. */
const shortest = 10;

/** How long a job was in each state since it was last sent. */
export function PhaseTimes({ job, now }: { job: Job; now: number }) {
  const { times, timeIn } = useWords(jobListWords);
  const passed = phaseTimes(job, now).filter(({ time }) => time >= shortest);
  if (passed.length === 0) return null;
  return (
    <ul aria-label={times} className="flex flex-wrap gap-x-3 text-xs text-ink-third tabular">
      {passed.map(({ phase, at, time }) => (
        <li key={at}>
          {timeIn[phase]} {formatDuration(time)}
        </li>
      ))}
    </ul>
  );
}
