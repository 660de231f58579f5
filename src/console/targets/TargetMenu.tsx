import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Boundary } from '#console/app/Boundary.tsx';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Popover } from '#console/ui/Popover.tsx';
import { preloadable } from '#console/ui/preloadable.ts';
import { embeddedTarget } from '#contract/targets.ts';
import { healthQuery } from './queries.ts';
import { useTargetChoice } from './target-choice.tsx';

const dots = { ready: 'bg-served', waiting: 'bg-waiting', failed: 'bg-failed' } as const;

const { load, Component: TargetList } = preloadable(
  async () => (await import('./TargetList.tsx')).TargetList,
);

/** Which target calls go to, with the state of the embedded service; opens the list of targets. */
export function TargetMenu() {
  const words = useWords(shellWords).target;
  const { target } = useTargetChoice();
  const health = useQuery({ ...healthQuery, enabled: target === embeddedTarget });
  const state = health.isSuccess ? 'ready' : health.isError ? 'failed' : 'waiting';
  return (
    <Popover
      label={words.label}
      button={(attributes) => (
        <button
          type="button"
          {...attributes}
          onPointerEnter={load}
          onFocus={load}
          id="target-menu"
          aria-keyshortcuts="Alt+A"
          className="inline-flex min-h-8 items-center gap-2 rounded-full border border-control bg-surface px-3 text-sm hover:bg-sunken"
        >
          {target === embeddedTarget && (
            <span aria-hidden="true" className={`size-2 rounded-full forced-colors:border ${dots[state]}`} />
          )}
          <span className="sr-only">{words.button('')}</span>
          <span>{target}</span>
          {target === embeddedTarget && state !== 'ready' && (
            <span className={state === 'failed' ? 'text-failed' : 'text-ink-third'}>
              {words.health[state]}
            </span>
          )}
        </button>
      )}
    >
      {(close) => (
        <Boundary>
          <Suspense fallback={<div className="h-64" />}>
            <TargetList close={close} />
          </Suspense>
        </Boundary>
      )}
    </Popover>
  );
}
