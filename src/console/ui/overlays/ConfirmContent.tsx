import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  /** The question. */
  title: string;
  /** The consequences, and what will be kept. */
  children: ReactNode;
  /** Labels of the two buttons. */
  confirm: string;
  cancel: string;
  onConfirm: () => void;
  /** Called when it closes, whatever the answer. Mount the dialog to open it. */
  onClose: () => void;
}

/** The dialog of `ConfirmDialog`, whose code is loaded when it is opened. */
export function ConfirmContent({ title, children, confirm, cancel, onConfirm, onClose }: ConfirmDialogProps) {
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
