import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  /** The explanation. */
  children?: ReactNode;
  /** The next action, as a button. */
  action?: ReactNode;
}

/** A placeholder for content that does not exist yet, with the next action. */
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
