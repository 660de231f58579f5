import type { ReactNode } from 'react';
import { classNames } from '#console/ui/controls/class-names.ts';

interface SectionPanesProps {
  list: ReactNode;
  /** The open pane, if any. On narrow screens it replaces the list. */
  side: ReactNode;
}

/** A list, and beside it the pane that is open. */
export function SectionPanes({ list, side }: SectionPanesProps) {
  const isOpen = Boolean(side);
  return (
    <div
      className={classNames(
        'grid grid-cols-1 items-start',
        isOpen && 'lg:grid-cols-[minmax(0,1fr)_minmax(22rem,42%)]',
      )}
    >
      <div className={classNames('min-w-0 self-stretch', isOpen && 'border-line max-lg:hidden lg:border-e')}>
        {list}
      </div>
      {side}
    </div>
  );
}
