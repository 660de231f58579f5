import { useLayoutEffect, useRef } from 'react';
import { speechToTextWords } from '#console/catalogues/speech-to-text.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Card } from '#console/ui/Card.tsx';
import { JobRow } from './JobRow.tsx';
import type { Job } from './job.ts';
import type { JobTracker } from './job-tracker.ts';

interface JobsTableProps {
  jobs: readonly Job[];
  /** Id of the open job. */
  open: string;
  tracker: JobTracker;
  onOpen: (id: string) => void;
}

/** Every job of this browser with its state, newest first. */
export function JobsTable({ jobs, open, tracker, onOpen }: JobsTableProps) {
  const { columns, jobs: title } = useWords(speechToTextWords);
  const table = useRef<HTMLTableElement>(null);
  const count = jobs.length;
  // Files that come in together may push the open one out of the part that is shown.
  useLayoutEffect(() => {
    if (count > 0 && open !== '') showOpenRow(table.current);
  }, [open, count]);
  return (
    <Card aria-label={title} className="max-h-[26rem] overflow-auto">
      <table ref={table} className="w-full border-collapse text-start text-base max-md:block">
        <thead className="max-md:sr-only">
          <tr className="sticky top-0 z-10 bg-surface shadow-[0_1px_0_var(--line)]">
            {(['file', 'length', 'state', 'code', 'elapsed', 'next'] as const).map((name) => (
              <th
                key={name}
                scope="col"
                className="px-4 py-2.5 text-start text-sm font-normal whitespace-nowrap text-ink-third"
              >
                {columns[name]}
              </th>
            ))}
            <th scope="col" className="px-4 py-2.5">
              <span className="sr-only">{columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} open={job.id === open} tracker={tracker} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** Scrolls the card, and never the page, until the open row is wholly below the column names. */
function showOpenRow(table: HTMLTableElement | null): void {
  const card = table?.parentElement;
  const row = table?.querySelector('tr[aria-current]');
  if (!card || !row) return;
  const names = table?.tHead?.rows[0]?.getBoundingClientRect();
  const { top, bottom } = card.getBoundingClientRect();
  const place = row.getBoundingClientRect();
  const above = place.top - Math.max(top, Math.min(names?.bottom ?? top, bottom));
  if (above < 0) card.scrollTop += above;
  else if (place.bottom > bottom) card.scrollTop += place.bottom - bottom;
}
