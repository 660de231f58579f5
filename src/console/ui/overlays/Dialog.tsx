import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.ts';
import { IconButton } from '../controls/Button.tsx';

interface DialogProps {
  title: string;
  /** Called when the user closes it. Mount the dialog to open it. */
  onClose: () => void;
  /** As wide as the screen allows, for texts side by side. */
  wide?: boolean;
  /** Shown in place of the title, which remains its accessible name. The dialog then stays at the top of the screen. */
  header?: ReactNode;
  children: ReactNode;
}

/** A modal dialog. It is the browser's own, which traps and restores the focus. */
export function Dialog({ title, onClose, wide = false, header, children }: DialogProps) {
  const words = useWords(shellWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closed before it is removed: a dialog removed while open does not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      {...(header ? { 'aria-label': title } : { 'aria-labelledby': id })}
      // Escape closes the dialog before its close event arrives, and that event would undo a click made in between; the
      // cancel event comes earlier. The cancel event of a file field inside the dialog arrives here too.
      onCancel={({ target, currentTarget }) => target === currentTarget && onClose()}
      onClose={onClose}
      className={`mx-auto ${header ? 'mt-[8dvh]' : 'my-auto'} w-full rounded-lg border border-line-strong bg-surface p-0 text-ink shadow-raised ${wide ? 'max-w-6xl' : 'max-w-lg'}`}
    >
      <div className="flex items-center justify-between gap-4 border-b border-line px-5 py-3">
        {header ?? (
          <h2 id={id} className="text-lg font-semibold">
            {title}
          </h2>
        )}
        <IconButton icon={X} label={words.exchange.close} onClick={onClose} />
      </div>
      <div className="px-5 py-4">{children}</div>
    </dialog>
  );
}
