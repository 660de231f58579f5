import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { databaseWords } from '#console/catalogues/databases/database.ts';
import { useWords } from '#console/catalogues/words.ts';
import { IconButton } from '#console/ui/controls/Button.tsx';

interface SidePaneProps {
  title: string;
  /** Shown beside the title. */
  note?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A pane beside a list: an editor, the history, an import. It comes into view and takes the focus; closing it returns the
 * focus to what opened it. Escape closes it.
 */
export function SidePane({ title, note, onClose, children }: SidePaneProps) {
  const words = useWords(databaseWords);
  const id = useId();
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    const element = pane.current;
    const first = element?.querySelector<HTMLElement>('textarea:not([readonly]), input:not([type=hidden])');
    (first ?? element?.querySelector('button'))?.focus({ preventScroll: true });
    element?.scrollIntoView();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <section
      ref={pane}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
      className="min-w-0 lg:sticky lg:top-16 lg:max-h-[calc(100dvh-7.5rem)] lg:overflow-y-auto"
    >
      <div className="flex flex-wrap items-center gap-x-3 border-b border-line py-1 ps-4 pe-2">
        <h3 id={id} className="text-base font-semibold">
          {title}
        </h3>
        {note}
        <IconButton icon={X} label={words.close} onClick={onClose} className="ms-auto" />
      </div>
      {children}
    </section>
  );
}
