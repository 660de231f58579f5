import { ArrowDown, ArrowUp } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { jobListWords } from '#console/catalogues/speech-to-text/job-list.ts';
import { speechToTextWords } from '#console/catalogues/speech-to-text/speech-to-text.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Card } from '#console/ui/Card.tsx';
import { useRowsInView } from '#console/ui/lists/use-rows-in-view.ts';
import type { JobAction } from '../tracker/job-commands.ts';
import type { SortKey } from './arrange-jobs.ts';
import { JobRow } from './JobRow.tsx';

interface JobsTableProps {
  /** Ids of the jobs shown, in order. */
  ids: readonly string[];
  /** Id of the open job. */
  open: string;
  selected: ReadonlySet<string>;
  sort: SortKey;
  ascending: boolean;
  onSort: (sort: SortKey) => void;
  onOpen: (id: string) => void;
  onSelect: (id: string, range: boolean) => void;
  onSelectAll: (all: boolean) => void;
  onAct: (kind: JobAction, ids: readonly string[]) => void;
  onAttach: (id: string, file: File) => void;
}

const headerHeight = 42;
/** Largest height of the list as a fraction of the viewport; keep in step with `60dvh` in its `className`. */
const viewportFraction = 0.6;

/** A virtual table of jobs: only rows in view are rendered, each with its index among all rows. */
export function JobsTable({ ids, open, selected, sort, ascending, ...on }: JobsTableProps) {
  const { columns, jobs: title } = useWords(speechToTextWords);
  const { sortBy, selectAll } = useWords(jobListWords);
  const scroller = useRef<HTMLElement>(null);
  const virtualizer = useRowsInView({
    scroller,
    count: ids.length,
    getItemKey: (index) => ids[index] ?? index,
    estimate: 50,
    viewportFraction,
    // Scrolling to a row puts it below the column headings, which stay in view.
    scrollMargin: headerHeight,
    scrollPaddingStart: headerHeight,
  });
  const place = ids.indexOf(open);
  const count = ids.length;
  // Scrolls to the open job, also when new jobs have pushed it out of view.
  useLayoutEffect(() => {
    const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
    const first = virtualizer.scrollOffset === 0 ? startIndex : startIndex + 1;
    if (count > 0 && place >= 0 && (place < first || place >= endIndex)) {
      virtualizer.scrollToIndex(place, { align: 'auto' });
    }
  }, [virtualizer, place, count]);

  const rows = virtualizer.getVirtualItems();
  const before = (rows[0]?.start ?? headerHeight) - headerHeight;
  const after = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? headerHeight) - headerHeight);
  const heading = 'px-3 py-2 text-start text-sm font-normal whitespace-nowrap text-ink-third @max-4xl:px-0';
  const sortable = (column: 'file' | 'length' | 'state' | 'code' | 'elapsed') => (
    <th
      key={column}
      scope="col"
      aria-sort={sort === column ? (ascending ? 'ascending' : 'descending') : undefined}
      className={heading}
    >
      <button
        type="button"
        aria-label={sortBy(columns[column])}
        onClick={() => on.onSort(column)}
        className="inline-flex min-h-6 items-center gap-1 hover:text-ink hover:underline"
      >
        {columns[column]}
        {sort === column &&
          (ascending ? <ArrowUp aria-hidden="true" size={13} /> : <ArrowDown aria-hidden="true" size={13} />)}
      </button>
    </th>
  );
  const all = count > 0 && selected.size > 0 && ids.every((id) => selected.has(id));
  return (
    <Card
      aria-label={title}
      ref={scroller}
      className="@container max-h-[max(26rem,60dvh)] overflow-auto overscroll-contain"
    >
      {/* Reserves the height of the rows that are not rendered. */}
      <div style={{ paddingBlock: `${Math.max(0, before)}px ${Math.max(0, after)}px` }}>
        <table
          aria-rowcount={count + 1}
          className="w-full border-collapse text-start text-base @max-4xl:block"
        >
          <thead
            className={`@max-4xl:sticky @max-4xl:top-0 @max-4xl:z-10 ${count > 1 ? '@max-4xl:block' : '@max-4xl:hidden'}`}
          >
            <tr
              aria-rowindex={1}
              className="sticky top-0 z-10 bg-surface shadow-[0_1px_0_var(--line)] @max-4xl:flex @max-4xl:items-center @max-4xl:gap-x-4 @max-4xl:px-4 @max-sm:justify-between @max-sm:gap-x-1"
            >
              <th scope="col" className={`${heading} w-9 pe-0 @max-4xl:w-auto`}>
                <label className="touch-area inline-flex align-middle">
                  <input
                    type="checkbox"
                    aria-label={selectAll}
                    checked={all}
                    onChange={() => on.onSelectAll(!all)}
                    className="size-4.5 accent-ink align-middle"
                  />
                </label>
              </th>
              {(['file', 'length', 'state', 'code', 'elapsed'] as const).map(sortable)}
              <th scope="col" className={`${heading} @max-4xl:sr-only`}>
                {columns.next}
              </th>
              <th scope="col" className="px-3 py-2 @max-4xl:sr-only">
                <span className="sr-only">{columns.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody className="@max-4xl:block">
            {rows.map(({ index, key }) => (
              <JobRow
                key={key}
                ref={virtualizer.measureElement}
                id={ids[index] ?? ''}
                index={index}
                open={ids[index] === open}
                selected={selected.has(ids[index] ?? '')}
                {...on}
              />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
