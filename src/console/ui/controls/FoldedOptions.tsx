import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.ts';
import { joinFacts } from '#console/ui/text/format.ts';
import { createRememberedSwitch } from '../details/remembered-switch.ts';
import { Kbd } from '../keyboard/Kbd.tsx';
import { useKeyNames } from '../keyboard/keys.ts';
import { pageShortcuts } from '../keyboard/page-shortcuts.ts';

const { toggle, useIsOpen } = createRememberedSwitch('console.options');

/** Whether the options of every panel are open. */
export const useOptionsOpen = useIsOpen;

/** Opens or folds the options of every panel. The shell listens for the shortcut, because it is hydrated first. */
export const toggleOptions = toggle;

interface FoldedOptionsProps {
  /** The chosen values in a few words; shown whether the options are open or not. */
  summary: readonly string[];
  children: ReactNode;
}

/** The options of a panel, folded into one line. If opened, they are open in every panel and on the next visit. */
export function FoldedOptions({ summary, children }: FoldedOptionsProps) {
  const { label } = useWords(shellWords).options;
  const { alt } = useKeyNames();
  const id = useId();
  const shown = useOptionsOpen();
  return (
    <div className="border-line not-first:border-t not-first:pt-2">
      <button
        type="button"
        aria-expanded={shown}
        aria-controls={shown ? id : undefined}
        aria-keyshortcuts={pageShortcuts.options.aria}
        onClick={toggleOptions}
        className="-mx-2 flex min-h-9 w-[calc(100%+1rem)] items-center gap-2 rounded px-2 text-start hover:bg-sunken"
      >
        <ChevronDown size={16} aria-hidden="true" className={shown ? 'rotate-180' : undefined} />
        <span className="text-base font-semibold">{label}</span>
        <span className="min-w-0 flex-1 text-sm text-ink-second">{joinFacts(summary)}</span>
        <Kbd keys={[alt, pageShortcuts.options.key]} />
      </button>
      {shown && (
        <div id={id} className="pt-2">
          {children}
        </div>
      )}
    </div>
  );
}
