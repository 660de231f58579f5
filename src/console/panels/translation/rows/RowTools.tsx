import { lazy, Suspense } from 'react';
import { resultWords } from '#console/catalogues/translation/results.ts';
import { useWords } from '#console/catalogues/words.ts';
import type { ExplanationRequest } from '#console/exchanges/explanation/use-explanation.ts';
import { CopyButton } from '#console/ui/controls/CopyButton.tsx';
import { Select } from '#console/ui/controls/Select.tsx';
import { TextInput } from '#console/ui/controls/TextInput.tsx';
import { StatusChip } from '#console/ui/feedback/StatusChip.tsx';
import type { StatusCount } from '../answer/results.ts';
import type { RowOrder } from './row-order.ts';
import { isSameStatus, type RowView } from './row-view.ts';

const ExplainButton = lazy(async () => ({
  default: (await import('#console/exchanges/explanation/ExplainButton.tsx')).ExplainButton,
}));

/** With fewer rows than this there is no search field. */
export const minSearchableRows = 4;

interface RowToolsProps {
  /** Number of rows. */
  total: number;
  /** Number of translations with each status. */
  counts: readonly StatusCount[];
  orders: readonly RowOrder[];
  view: RowView;
  onView: (view: RowView) => void;
  /** Absent while the details are hidden. */
  explanation: ExplanationRequest | undefined;
  /** The text of the displayed rows, for the clipboard. */
  copied: () => string;
}

/** Actions on the rows: filter, search, sort, copy, explain. */
export function RowTools({ total, counts, orders, view, onView, explanation, copied }: RowToolsProps) {
  const words = useWords(resultWords);
  const many = total >= minSearchableRows;
  return (
    <div className="flex flex-wrap items-center gap-2 border-line px-4 py-2 not-last:border-b last:border-t">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{words.filter}</legend>
        {(counts.length > 1 || view.status) &&
          counts.map((counted) => {
            const { code, status, tone, count } = counted;
            const pressed = view.status !== undefined && isSameStatus(view.status, counted);
            return (
              <button
                key={`${code} ${tone}`}
                type="button"
                aria-pressed={pressed}
                onClick={() => onView({ ...view, status: pressed ? undefined : { code, tone } })}
                title={status && words.meanings[status.code]}
                className="rounded-sm border border-transparent p-px hover:border-control aria-pressed:border-ink"
              >
                <StatusChip tone={tone}>
                  <bdi>{words.statusCount(code, status?.name, count, tone === 'unchanged')}</bdi>
                </StatusChip>
              </button>
            );
          })}
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
              options={orders.map((order) => ({ value: order, label: words.orders[order] }))}
              value={view.order}
              onChange={(order) => onView({ ...view, order })}
              className="min-h-8 text-sm"
            />
          </>
        )}
        {explanation && (
          <Suspense>
            <ExplainButton explanation={explanation} />
          </Suspense>
        )}
        <CopyButton label={words.copyAll} text={copied} />
      </span>
    </div>
  );
}
