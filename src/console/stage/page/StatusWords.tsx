import { ArrowRight, Check, Equal, type LucideIcon, X } from 'lucide-react';
import type { Tone } from '#console/ui/feedback/StatusChip.tsx';

const icons: Readonly<Record<Tone, { icon: LucideIcon; colour: string }>> = {
  served: { icon: Check, colour: 'text-served' },
  database: { icon: Check, colour: 'text-served' },
  transliterated: { icon: ArrowRight, colour: 'text-transliterated' },
  unchanged: { icon: Equal, colour: 'text-waiting' },
  failed: { icon: X, colour: 'text-failed' },
  waiting: { icon: Equal, colour: 'text-waiting' },
};

/** What happened to a text, in plain words. */
export function StatusWords({ tone, text }: { tone: Tone; text: string }) {
  const { icon: Icon, colour } = icons[tone];
  return (
    <p
      className={`stage-small stage-appear inline-flex items-center gap-1.5 justify-self-end whitespace-nowrap ${colour}`}
    >
      <Icon aria-hidden="true" size="0.9em" strokeWidth={2.5} />
      {text}
    </p>
  );
}
