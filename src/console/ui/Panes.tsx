import { lazy, type ReactNode, Suspense } from 'react';
import { classNames } from './controls/class-names.ts';
import { useIdle } from './idle.ts';

const PaneDivider = lazy(async () => ({ default: (await import('./PaneDivider.tsx')).PaneDivider }));

interface PanesProps {
  first: ReactNode;
  /** The second pane. If there are several elements, the others follow in the columns of the grid. */
  children: ReactNode;
  className?: string | undefined;
}

/** Two panes beside each other with a movable divider between them; on narrow screens one below the other. */
export function Panes({ first, children, className }: PanesProps) {
  const idle = useIdle();
  return (
    <div
      data-panes
      className={classNames(
        'grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,var(--first-pane,min(26rem,40%)))_1rem_minmax(0,1fr)] lg:gap-x-0',
        className,
      )}
    >
      {first}
      <div className="col-start-2 row-span-full hidden h-full lg:block">
        {idle && (
          <Suspense>
            <PaneDivider />
          </Suspense>
        )}
      </div>
      {children}
    </div>
  );
}
