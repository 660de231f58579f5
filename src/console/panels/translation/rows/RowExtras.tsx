import { X } from 'lucide-react';
import { lazy, Suspense, useLayoutEffect } from 'react';
import { resultDetailsWords } from '#console/catalogues/translation/result-details.ts';
import { resultWords } from '#console/catalogues/translation/results.ts';
import { useWords } from '#console/catalogues/words.ts';
import { IconButton } from '#console/ui/controls/Button.tsx';
import type { RunColumns } from '../answer/columns.ts';
import type { ResultRow } from '../answer/results.ts';
import type { OpenRowExtras, RowExtra } from './row-extras.ts';

const RowScript = lazy(async () => ({ default: (await import('./RowScript.tsx')).RowScript }));
const RowCompare = lazy(async () => ({ default: (await import('./RowCompare.tsx')).RowCompare }));

interface RowExtrasProps {
  row: ResultRow;
  target: string;
  run: RunColumns;
  extras: OpenRowExtras;
  onClose: (extra: RowExtra) => void;
  /**
   * Called once the parts are shown, which may be some time after they were opened, since their code is loaded on
   * demand.
   */
  onShown: () => void;
}

/** The parts opened below a row: its output in another script, its comparison. */
export function RowExtras({ row, target, run, extras: opened, onClose, onShown }: RowExtrasProps) {
  useLayoutEffect(onShown);
  const words = useWords(resultWords);
  const more = useWords(resultDetailsWords);
  return (
    <div className="col-span-full flex flex-col gap-3 pt-3 sm:ps-7">
      {opened.map((extra) => (
        <section
          key={extra}
          tabIndex={-1}
          data-extra={extra}
          aria-label={extra === 'script' ? more.scriptOf(row.number) : more.comparisonOf(row.number)}
          className="flex items-start gap-2 rounded border border-line bg-sunken py-2 ps-3 pe-1"
        >
          <div className="min-w-0 grow">
            <Suspense>
              {extra === 'script' ? (
                <RowScript text={row.output ?? ''} language={target} onCancel={() => onClose('script')} />
              ) : (
                <RowCompare row={row} target={target} run={run} />
              )}
            </Suspense>
          </div>
          <IconButton
            icon={X}
            label={more.closeExtra(words.extras[extra], row.number)}
            onClick={() => onClose(extra)}
          />
        </section>
      ))}
    </div>
  );
}
