import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  /** What to do next. */
  children?: ReactNode;
  /** The next thing to do, as a button. */
  action?: ReactNode;
}

/** A place with nothing in it yet: what belongs there, and the next thing to do. */
export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-14 text-center">
      <Icon aria-hidden="true" size={26} strokeWidth={1.5} className="text-ink-third" />
      <p className="text-lg font-semibold">{title}</p>
      {children && <div className="max-w-[46ch] text-base text-ink-second">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
