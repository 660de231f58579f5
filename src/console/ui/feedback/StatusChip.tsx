import { ArrowRight, Check, Clock, Database, Equal, type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';

export type Tone = 'served' | 'database' | 'transliterated' | 'unchanged' | 'failed' | 'waiting';

const toneStyles: Record<Tone, { icon: LucideIcon; className: string }> = {
  served: { icon: Check, className: 'bg-served-tint text-served' },
  database: { icon: Database, className: 'bg-database-tint text-database' },
  transliterated: { icon: ArrowRight, className: 'bg-transliterated-tint text-transliterated' },
  unchanged: { icon: Equal, className: 'bg-waiting-tint text-waiting' },
  failed: { icon: X, className: 'bg-failed-tint text-failed' },
  waiting: { icon: Clock, className: 'bg-waiting-tint text-waiting' },
};

interface StatusChipProps {
  tone: Tone;
  /** An icon to show instead of the one of the tone. */
  icon?: LucideIcon | undefined;
  /** The text, always required: colour and icon alone are not accessible. */
  children: ReactNode;
  /** The tooltip; its content must also be available as text. */
  title?: string | undefined;
}

/** A state as colour, icon and text. */
export function StatusChip({ tone, icon, children, title }: StatusChipProps) {
  const { icon: toneIcon, className } = toneStyles[tone];
  const Icon = icon ?? toneIcon;
  return (
    <span
      title={title}
      className={`inline-flex min-h-6 items-center gap-1 rounded-sm px-2 text-sm font-semibold whitespace-nowrap tabular forced-colors:border ${className}`}
    >
      <Icon aria-hidden="true" size={13} strokeWidth={2.5} className="shrink-0" />
      {children}
    </span>
  );
}
