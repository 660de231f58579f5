import { useQuery } from '@tanstack/react-query';
import { type ErrorCounts, errorRateFromCounts } from '#cases/checks/error-rate/error-rate.ts';
import type { ResultRow } from '#cases/run/results.ts';
import { runKey } from '#cases/run/run-item.ts';
import { casesWords } from '#console/catalogues/cases.ts';
import { useWords } from '#console/catalogues/words.ts';
import { VirtualList } from '#console/ui/lists/VirtualList.tsx';
import { joinItems } from '#console/ui/text/list.ts';
import { errorRatesQuery, hasReference } from '../run/runs-query.ts';

interface ErrorRatesProps {
  run: string;
  rows: readonly ResultRow[];
  /** Opens the result with this key. */
  onOpen: (key: string) => void;
}

/** Height of a row in pixels. */
const rowHeight = 41;

/** The error rates of a run of recordings: of all together, and of each, worst first. */
export function ErrorRates({ run, rows, onOpen }: ErrorRatesProps) {
  const words = useWords(casesWords).errorRates;
  const { data: batch, error } = useQuery(errorRatesQuery(run, rows.filter(hasReference).length));
  const line = 'grid w-full grid-cols-[minmax(0,1fr)_7rem_7rem] items-center gap-2 px-4 py-1 text-start';
  return (
    <section aria-label={words.title} className="border-b border-line pb-1">
      <h3 className="px-4 pt-2 text-base font-semibold">{words.title}</h3>
      {!batch ? (
        <p role="status" className="px-4 py-2 text-sm text-ink-second">
          {error ? `${words.failed}: ${error.message}` : words.calculating}
        </p>
      ) : (
        <>
          <dl className="flex flex-wrap gap-x-6 gap-y-1 px-4 py-2">
            {(['words', 'characters'] as const).map((unit) => (
              <div key={unit} className="flex flex-wrap items-baseline gap-x-2">
                <dt className="text-sm text-ink-second">{words[unit]}</dt>
                <dd className="text-lg font-semibold tabular">
                  <Rate of={batch[unit]} />
                </dd>
              </div>
            ))}
          </dl>
          {batch.missing.length > 0 && (
            <p className="px-4 pb-2 text-sm wrap-anywhere text-ink-second">
              {words.missing}: {joinItems(batch.missing)}
            </p>
          )}
          <VirtualList
            label={words.title}
            count={batch.files.length}
            estimate={rowHeight}
            viewportFraction={0.3}
          >
            {(index) => {
              const file = batch.files[index];
              return (
                file && (
                  <button
                    type="button"
                    onClick={() => onOpen(runKey(file.caseId, file.row))}
                    className={`${line} min-h-10 hover:bg-sunken`}
                  >
                    <span dir="auto" className="truncate text-base">
                      {file.name}
                    </span>
                    <span className="text-sm tabular">
                      <Rate of={file.words} />
                    </span>
                    <span className="text-sm text-ink-second tabular">
                      <Rate of={file.characters} />
                    </span>
                  </button>
                )
              );
            }}
          </VirtualList>
        </>
      )}
    </section>
  );
}

function Rate({ of }: { of: ErrorCounts }) {
  const words = useWords(casesWords).errorRates;
  const rate = errorRateFromCounts(of);
  if (rate === undefined) return words.noReference;
  const wrong = of.substituted + of.deleted + of.inserted;
  return words.rate(`${(rate * 100).toFixed(1)} %`, wrong, of.reference);
}
