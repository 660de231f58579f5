import { caseEditorWords } from '#console/catalogues/case-editor.ts';
import { casesWords } from '#console/catalogues/cases.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { Banner } from '#console/ui/feedback/Banner.tsx';
import { joinItems } from '#console/ui/text/list.ts';
import type { Imported } from './use-import.ts';

interface ImportNoteProps {
  imported: Imported;
  onClose: () => void;
}

/** What an import added, refused or left out. */
export function ImportNote({
  imported: { added, replaced = 0, undo, problems, leftOut },
  onClose,
}: ImportNoteProps) {
  const words = useWords(casesWords);
  const { undo: undoLabel } = useWords(caseEditorWords);
  const refused = problems.length > 0;
  const lines = refused
    ? problems
    : leftOut.map(({ entry, call, reason }) => words.leftOutEntry(entry, call, reason));
  const counts = [
    ...(added > 0 || replaced === 0 ? [words.added(added)] : []),
    ...(replaced > 0 ? [words.replaced(replaced)] : []),
  ];
  if (!refused && !undo && lines.length === 0) {
    return (
      <p role="status" className="text-sm text-ink-second">
        {words.added(added)}
      </p>
    );
  }
  return (
    <div role="status">
      <Banner
        action={
          <span className="flex flex-wrap gap-2">
            {undo && (
              <Button size="small" onClick={() => void undo().then(onClose)}>
                {undoLabel}
              </Button>
            )}
            <Button size="small" onClick={onClose}>
              {words.dismiss}
            </Button>
          </span>
        }
      >
        <p className="font-semibold">
          {joinItems([
            ...(refused ? [words.refused] : counts),
            ...(leftOut.length > 0 ? [words.leftOut(leftOut.length)] : []),
          ])}
        </p>
        {lines.length > 0 && (
          <ul className="max-h-40 overflow-y-auto wrap-anywhere" tabIndex={lines.length > 5 ? 0 : undefined}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </Banner>
    </div>
  );
}
