import { Ban, RotateCw, Trash2 } from 'lucide-react';
import { type DragEvent, memo, type Ref, useState } from 'react';
import { timeText } from '#console/audio/time-text.ts';
import { jobListWords } from '#console/catalogues/speech-to-text/job-list.ts';
import { speechToTextWords } from '#console/catalogues/speech-to-text/speech-to-text.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button, IconButton } from '#console/ui/controls/Button.tsx';
import { formatDuration } from '#console/ui/text/format.ts';
import { formatMoment } from '#console/ui/text/moment.ts';
import {
  elapsedTime,
  lacksAudio,
  polledPhases,
  restingPhases,
  retryPhases,
  stoppablePhases,
} from '../tracker/job.ts';
import type { JobAction } from '../tracker/job-commands.ts';
import { useJob } from '../tracker/tracking.tsx';
import { JobState, PhaseTimes } from './JobState.tsx';
import { useNow } from './use-now.ts';

interface JobRowProps {
  id: string;
  /** Index among all rows of the list. */
  index: number;
  open: boolean;
  selected: boolean;
  ref: Ref<HTMLTableRowElement>;
  onOpen: (id: string) => void;
  onSelect: (id: string, range: boolean) => void;
  onAct: (kind: JobAction, ids: readonly string[]) => void;
  onAttach: (id: string, file: File) => void;
}

const cellClass = 'px-3 py-2 @max-4xl:block @max-4xl:px-0 @max-4xl:py-0.5';

/** A job with its state and its actions. Subscribes to its own job. */
export const JobRow = memo(function JobRow({ id, index, open, selected, ref, ...on }: JobRowProps) {
  const words = useWords(speechToTextWords);
  const { select, attach } = useWords(jobListWords);
  const job = useJob(id);
  const now = useNow(job !== undefined && !restingPhases.includes(job.phase));
  const [dropping, setDropping] = useState(false);
  if (!job) return null;
  const { name, phase } = job;
  const named = (action: string) => words.actionOf(action, name);
  const elapsed = elapsedTime(job, now);
  /** Whether a drop is attached to this job: a single file on a job without audio. Other drops are new uploads. */
  const takes = ({ dataTransfer }: DragEvent) => lacksAudio(job) && dataTransfer.items.length === 1;
  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      aria-current={open || undefined}
      onDragOver={(event) => {
        if (!takes(event)) return;
        event.preventDefault();
        event.stopPropagation();
        setDropping(true);
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files;
        setDropping(false);
        if (!file || !takes(event)) return;
        event.preventDefault();
        event.stopPropagation();
        on.onAttach(id, file);
      }}
      className={`border-b border-line last:border-0 aria-[current]:bg-marigold-tint aria-[current]:shadow-[inset_3px_0_0_var(--marigold)] rtl:aria-[current]:shadow-[inset_-3px_0_0_var(--marigold)] @max-4xl:flex @max-4xl:flex-wrap @max-4xl:items-center @max-4xl:gap-x-4 @max-4xl:px-4 @max-4xl:py-2 ${dropping ? 'bg-marigold-tint' : ''}`}
    >
      <td className={`${cellClass} w-9 pe-0 @max-4xl:w-auto`}>
        <label className="touch-area inline-flex align-middle">
          <input
            type="checkbox"
            aria-label={select(name)}
            checked={selected}
            onChange={({ nativeEvent }) =>
              on.onSelect(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
            className="size-4.5 accent-ink align-middle"
          />
        </label>
      </td>
      <th
        scope="row"
        className={`${cellClass} max-w-64 text-start font-normal @max-4xl:flex-1 @max-4xl:min-w-0 @max-sm:basis-[calc(100%-3rem)]`}
      >
        <button
          type="button"
          aria-label={words.open(name)}
          onClick={() => on.onOpen(id)}
          title={name}
          className={`min-h-6 max-w-full truncate text-start hover:underline ${open ? 'font-semibold' : ''}`}
        >
          {name}
        </button>
        {dropping && <span className="block text-sm text-ink-second">{attach.drop}</span>}
      </th>
      <td className={`${cellClass} whitespace-nowrap tabular @max-4xl:hidden`}>
        {job.length === undefined ? '–' : timeText(job.length, 0)}
      </td>
      <td className={`${cellClass} w-1/2 @max-4xl:w-full @max-sm:w-auto`}>
        <JobState job={job} />
        {/* A narrow list omits the times; the view of the job shows them. */}
        <div className="@max-sm:hidden">
          <PhaseTimes job={job} now={now} />
        </div>
      </td>
      <td className={`${cellClass} font-mono text-sm ${job.code ? '' : '@max-4xl:hidden'}`}>
        {job.code ?? '–'}
      </td>
      <td
        className={`${cellClass} whitespace-nowrap text-sm tabular ${phase === 'held' ? '@max-4xl:hidden' : ''}`}
        title={words.since(formatMoment(job.createdAt, 'exact'))}
      >
        {phase === 'held' ? '–' : formatDuration(elapsed)}
      </td>
      <td
        className={`${cellClass} whitespace-nowrap text-sm tabular ${job.nextCheckAt ? '' : '@max-4xl:hidden'}`}
      >
        {job.nextCheckAt ? words.inSeconds(Math.ceil((job.nextCheckAt - now) / 1000)) : '–'}
      </td>
      <td className={`${cellClass} @max-4xl:ms-auto`}>
        <span className="flex items-center justify-end gap-1 whitespace-nowrap">
          {phase === 'held' && (
            <Button
              size="small"
              aria-label={named(words.sendAnyway)}
              onClick={() => on.onAct('send-anyway', [id])}
            >
              {words.sendAnyway}
            </Button>
          )}
          {retryPhases.includes(phase) && (
            <Button size="small" aria-label={named(words.retry)} onClick={() => on.onAct('retry', [id])}>
              {words.retry}
            </Button>
          )}
          {stoppablePhases.includes(phase) && (
            <IconButton icon={Ban} label={named(words.stop)} onClick={() => on.onAct('stop', [id])} />
          )}
          {polledPhases.includes(phase) && (
            <IconButton
              icon={RotateCw}
              label={named(words.checkNow)}
              onClick={() => on.onAct('check', [id])}
            />
          )}
          <IconButton icon={Trash2} label={named(words.remove)} onClick={() => on.onAct('remove', [id])} />
        </span>
      </td>
    </tr>
  );
});
