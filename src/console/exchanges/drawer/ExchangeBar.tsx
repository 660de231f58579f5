import { ChevronDown, ChevronUp } from 'lucide-react';
import { Suspense } from 'react';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Boundary } from '#console/ui/Boundary.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { onceIdle } from '#console/ui/idle.ts';
import { pageShortcuts } from '#console/ui/keyboard/page-shortcuts.ts';
import { preloadable } from '#console/ui/preloadable.ts';
import type { LoggedExchange } from '../exchange-log.ts';
import { LastCall, useLastCall } from './use-last-call.ts';

const { Component: ExchangeDrawer } = preloadable(
  async () => (await import('./ExchangeDrawer.tsx')).ExchangeDrawer,
);

// If the code cannot be loaded because the server is unreachable, the calls of this page are in memory only.
onceIdle(() => {
  import('../kept/keep-calls.ts').then(
    ({ keepCalls }) => keepCalls(),
    () => {},
  );
});

interface ExchangeBarProps {
  open: boolean;
  onToggle: (open: boolean) => void;
  canReopen: (entry: LoggedExchange) => boolean;
  onReopen: (entry: LoggedExchange) => void;
}

/** The last call in one line, and the drawer with all calls. */
export function ExchangeBar({ open, onToggle, canReopen, onReopen }: ExchangeBarProps) {
  const words = useWords(shellWords).exchange;
  const last = useLastCall();
  return (
    <section
      aria-label={words.label}
      data-bar=""
      className="sticky bottom-13 z-10 border-t border-line bg-surface lg:bottom-0 short:static"
    >
      <div className="flex min-h-12 items-center gap-x-3 px-4 py-1 sm:px-6">
        <h2 className="text-base font-semibold whitespace-nowrap">{words.label}</h2>
        {last && <LastCall entry={last} open={open} />}
        <Button
          look="quiet"
          size="small"
          className="ms-auto shrink-0"
          icon={open ? ChevronDown : ChevronUp}
          aria-expanded={open}
          aria-controls="exchange-drawer"
          aria-keyshortcuts={pageShortcuts.exchange.aria}
          onClick={() => onToggle(!open)}
        >
          {open ? words.close : words.open}
        </Button>
      </div>
      <div id="exchange-drawer" className="max-h-[55dvh] overflow-y-auto overscroll-contain" hidden={!open}>
        {open && (
          <Boundary>
            <Suspense>
              <ExchangeDrawer canReopen={canReopen} onReopen={onReopen} />
            </Suspense>
          </Boundary>
        )}
      </div>
    </section>
  );
}
