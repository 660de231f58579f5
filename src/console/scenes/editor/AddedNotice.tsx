import { X } from 'lucide-react';
import { sceneWords } from '#console/catalogues/scenes.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button, IconButton } from '#console/ui/controls/Button.tsx';

interface AddedNoticeProps {
  text: string;
  /** Removes the added scene again; absent when nothing was added. */
  onUndo?: (() => void) | undefined;
  onEdit: () => void;
  onDismiss: () => void;
}

/** Says that a view was added as a scene, or why not, and lets the user take it back. */
export function AddedNotice({ text, onUndo, onEdit, onDismiss }: AddedNoticeProps) {
  const words = useWords(sceneWords).add;
  return (
    <section
      aria-label={words.action}
      className="fixed inset-x-3 bottom-16 z-30 mx-auto flex w-fit max-w-xl flex-wrap items-center gap-2 rounded border border-line-strong bg-surface px-3 py-2 text-sm shadow-raised lg:bottom-4"
    >
      <p dir="auto" className="min-w-0 flex-1 basis-48 wrap-anywhere">
        {text}
      </p>
      {onUndo && (
        <>
          <Button size="small" onClick={onUndo}>
            {words.undo}
          </Button>
          <Button size="small" look="quiet" onClick={onEdit}>
            {words.edit}
          </Button>
        </>
      )}
      <IconButton icon={X} label={words.dismiss} onClick={onDismiss} />
    </section>
  );
}
