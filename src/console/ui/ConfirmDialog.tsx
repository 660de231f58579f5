import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  /** What is about to happen, as a question. */
  title: string;
  /** What it means, and what stays. */
  children: ReactNode;
  /** Names of the two answers. */
  confirm: string;
  cancel: string;
  onConfirm: () => void;
  /** Mount it to open it; called when it closes, whatever the answer. */
  onClose: () => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ title, children, confirm, cancel, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="flex flex-col gap-2 text-base text-ink-second">{children}</div>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{cancel}</Button>
        <Button
          look="danger"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
