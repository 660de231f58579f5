import { CopyPlus, Trash2 } from 'lucide-react';
import { databaseWords } from '#console/catalogues/databases/database.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { useKeyNames } from '#console/ui/keyboard/keys.ts';
import { pageShortcuts } from '#console/ui/keyboard/page-shortcuts.ts';

interface EditorActionsProps {
  /** Who changed the item last, and when. */
  who: string | undefined;
  canSave: boolean;
  isSaving: boolean;
  /** Absent when there is nothing to discard, to remove, or to copy. */
  onDiscard: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  onCopy: (() => void) | undefined;
}

/** The actions of an editor; saving is the submit button of its form. */
export function EditorActions({ who, canSave, isSaving, onDiscard, onRemove, onCopy }: EditorActionsProps) {
  const words = useWords(databaseWords);
  const { main } = useKeyNames();
  return (
    <>
      <div
        data-stays
        className="-mx-4 -mb-2 flex flex-wrap items-center gap-2 bg-surface px-4 py-2 lg:sticky lg:bottom-0 lg:shadow-[0_-6px_6px_var(--surface)] short:static"
      >
        {canSave && (
          <Button
            type="submit"
            look="primary"
            keys={[main, pageShortcuts.send.key]}
            aria-keyshortcuts={pageShortcuts.send.aria}
            disabled={isSaving}
          >
            {isSaving ? words.saving : words.save}
          </Button>
        )}
        {onCopy && (
          <Button look="primary" icon={CopyPlus} onClick={onCopy}>
            {words.copyToOwn}
          </Button>
        )}
        {onDiscard && <Button onClick={onDiscard}>{words.discard}</Button>}
        {onRemove && (
          <Button look="danger" icon={Trash2} onClick={onRemove} className="ms-auto">
            {words.remove}
          </Button>
        )}
      </div>
      {who && <p className="text-sm text-ink-third">{words.changedBy(who)}</p>}
    </>
  );
}
