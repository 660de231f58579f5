import { AudioLines, Ban, Hand, type LucideIcon, RotateCw, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { timeText } from '#console/audio/time-text.ts';
import { type SpeechToTextWords, speechToTextWords } from '#console/catalogues/speech-to-text.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Button, IconButton } from '#console/ui/Button.tsx';
import { formatBytes, formatDuration } from '#console/ui/format.ts';
import { StatusChip, type Tone } from '#console/ui/StatusChip.tsx';
import { endedPhases, type Job, type JobPhase, polledPhases, retryPhases, stoppablePhases } from './job.ts';
import type { JobTracker } from './job-tracker.ts';

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

interface JobRowProps {
  job: Job;
  open: boolean;
  tracker: JobTracker;
  onOpen: (id: string) => void;
}

const cell = 'px-4 py-2 max-md:block max-md:px-0 max-md:py-0.5';

/** One job: what it is, where it stands, what can be done with it. */
export function JobRow({ job, open, tracker, onOpen }: JobRowProps) {
  const words = useWords(speechToTextWords);
  const now = useNow(!endedPhases.includes(job.phase));
  const { id, name, phase } = job;
  const named = (action: string) => words.actionOf(action, name);
  const elapsed = (job.endedAt ?? (endedPhases.includes(phase) ? job.since : now)) - job.createdAt;
  return (
    <tr
      aria-current={open || undefined}
      className="border-b border-line last:border-0 aria-[current]:bg-marigold-tint aria-[current]:shadow-[inset_3px_0_0_var(--marigold)] rtl:aria-[current]:shadow-[inset_-3px_0_0_var(--marigold)] max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-4 max-md:px-4 max-md:py-2"
    >
      <th scope="row" className={`${cell} max-w-72 text-start font-normal max-md:w-full max-md:max-w-full`}>
        <button
          type="button"
          aria-label={words.open(name)}
          onClick={() => onOpen(id)}
          title={name}
          className={`max-w-full truncate text-start hover:underline ${open ? 'font-semibold' : ''}`}
        >
          {name}
        </button>
      </th>
      <td className={`${cell} whitespace-nowrap tabular max-md:hidden`}>
        {job.length === undefined ? '–' : timeText(job.length, 0)}
      </td>
      <td className={`${cell} w-1/2 max-md:w-auto`}>
        <State job={job} words={words} />
      </td>
      <td className={`${cell} font-mono text-sm ${job.code ? '' : 'max-md:hidden'}`}>{job.code ?? '–'}</td>
      <td className={`${cell} whitespace-nowrap text-sm tabular ${phase === 'held' ? 'max-md:hidden' : ''}`}>
        {phase === 'held' ? '–' : formatDuration(Math.max(0, elapsed))}
      </td>
      <td className={`${cell} whitespace-nowrap text-sm tabular max-md:hidden`}>
        {job.nextCheckAt ? words.inSeconds(Math.ceil((job.nextCheckAt - now) / 1000)) : '–'}
      </td>
      <td className={`${cell} max-md:ms-auto`}>
        <span className="flex items-center justify-end gap-1 whitespace-nowrap">
          {phase === 'held' && (
            <Button size="small" aria-label={named(words.sendAnyway)} onClick={() => tracker.sendAnyway(id)}>
              {words.sendAnyway}
            </Button>
          )}
          {retryPhases.includes(phase) && (
            <Button size="small" aria-label={named(words.retry)} onClick={() => tracker.retry(id)}>
              {words.retry}
            </Button>
          )}
          {stoppablePhases.includes(phase) && (
            <IconButton icon={Ban} label={named(words.stop)} onClick={() => tracker.stop(id)} />
          )}
          {polledPhases.includes(phase) && (
            <IconButton icon={RotateCw} label={named(words.checkNow)} onClick={() => tracker.check(id)} />
          )}
          <IconButton icon={Trash2} label={named(words.remove)} onClick={() => void tracker.remove(id)} />
        </span>
      </td>
    </tr>
  );
}

function State({ job, words }: { job: Job; words: SpeechToTextWords }) {
  const { phase, sent, size } = job;
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
  const told = job.connectionLost ? words.lost : saidAbout(job, words);
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

/** The time, followed once a second while something is under way. */
function useNow(running: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}
