import { Check, Clock, Hourglass, type LucideIcon } from 'lucide-react';
import { entryWords } from '#console/catalogues/databases/entries.ts';
import { useWords } from '#console/catalogues/words.ts';
import { StatusChip, type Tone } from '#console/ui/feedback/StatusChip.tsx';
import type { Moderation } from '#contract/local/lookup.ts';

const moderationStyles: Record<Moderation, { tone: Tone; icon: LucideIcon }> = {
  moderated: { tone: 'served', icon: Check },
  'in-progress': { tone: 'database', icon: Hourglass },
  unmoderated: { tone: 'waiting', icon: Clock },
};

/** The keys that set a state, by `KeyboardEvent.code`. */
export const moderationKeys: Readonly<Record<string, Moderation>> = {
  KeyM: 'moderated',
  KeyI: 'in-progress',
  KeyP: 'unmoderated',
};

/** The state of moderation of a text. */
export function ModerationChip({ state }: { state: Moderation }) {
  const words = useWords(entryWords);
  return (
    <StatusChip tone={moderationStyles[state].tone} icon={moderationStyles[state].icon}>
      {words.states[state]}
    </StatusChip>
  );
}
