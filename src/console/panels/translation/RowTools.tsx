import { resultWords } from '#console/catalogues/translation-results.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { CopyButton } from '#console/ui/CopyButton.tsx';
import { Select } from '#console/ui/Select.tsx';
import { StatusChip } from '#console/ui/StatusChip.tsx';
import { TextInput } from '#console/ui/TextInput.tsx';
import { AskProduced } from './AskProduced.tsx';
import type { ResultRow, ToneCount } from './results.ts';
import { type RowView, rowOrders } from './row-view.ts';
import type { AskedExplanation } from './use-explanation.ts';

/** Fewer rows than this are seen at a glance. */
const searchableRows = 4;

interface RowToolsProps {
  /** How many rows the language has, and of each tone. */
  total: number;
  counts: readonly ToneCount[];
  shown: readonly ResultRow[];
  view: RowView;
  onView: (view: RowView) => void;
  explanation: AskedExplanation;
}

/** What can be done with the rows of a language: filter, search, sort, copy, ask how they were produced. */
export function RowTools({ total, counts, shown, view, onView, explanation }: RowToolsProps) {
  const words = useWords(resultWords);
  const many = total >= searchableRows;
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{words.filter}</legend>
        {counts.map(({ tone, count }) => (
          <button
            key={tone}
            type="button"
            aria-pressed={view.tone === tone}
            onClick={() => onView({ ...view, tone: view.tone === tone ? undefined : tone })}
            className="rounded-sm border border-transparent p-px hover:border-control aria-pressed:border-ink"
          >
            <StatusChip tone={tone}>{words.tones[tone](count)}</StatusChip>
          </button>
        ))}
      </fieldset>
      <span className="ms-auto flex min-w-0 flex-wrap items-center gap-2">
        {many && (
          <>
            <span className="w-40">
              <TextInput
                type="search"
                aria-label={words.search}
                placeholder={words.search}
                value={view.search}
                onChange={(event) => onView({ ...view, search: event.target.value })}
                className="min-h-8 text-sm"
              />
            </span>
            <Select
              aria-label={words.order}
              options={rowOrders.map((order) => ({ value: order, label: words.orders[order] }))}
              value={view.order}
              onChange={(order) => onView({ ...view, order })}
              className="min-h-8 text-sm"
            />
          </>
        )}
        <AskProduced explanation={explanation} />
        <CopyButton
          label={words.copyAll}
          text={() => shown.map((row) => `${row.inString}\t${row.output ?? ''}`).join('\n')}
        />
      </span>
      {explanation.state === 'failed' && (
        <p role="status" className="basis-full text-sm text-failed">
          {words.produced.failed}
        </p>
      )}
    </div>
  );
}
