import { Columns2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { compareCallWords } from '#console/catalogues/exchange/compare-call.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Boundary } from '#console/ui/Boundary.tsx';
import { IconButton } from '#console/ui/controls/Button.tsx';
import type { LoggedExchange } from '../exchange-log.ts';

const CompareCallDialog = lazy(async () => ({
  default: (await import('./CompareCallDialog.tsx')).CompareCallDialog,
}));

/** Opens a dialog that sends the call to a second target. Renders nothing for a call outside the API. */
export function CompareCallButton({ entry }: { entry: LoggedExchange }) {
  const words = useWords(compareCallWords);
  // The compared call stays the same while later calls arrive.
  const [compared, setCompared] = useState<LoggedExchange>();
  if (entry.exchange.operation === 'local') return null;
  return (
    <>
      <IconButton
        icon={Columns2}
        label={words.button}
        aria-haspopup="dialog"
        onClick={() => setCompared(entry)}
      />
      {compared && (
        <Boundary>
          <Suspense
            fallback={
              <span role="status" className="sr-only">
                {words.loading}
              </span>
            }
          >
            <CompareCallDialog entry={compared} onClose={() => setCompared(undefined)} />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}
