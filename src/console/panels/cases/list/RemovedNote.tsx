import { caseEditorWords } from '#console/catalogues/case-editor.ts';
import { casesWords } from '#console/catalogues/cases.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { Banner } from '#console/ui/feedback/Banner.tsx';
import type { useRemoval } from './use-removal.ts';

/** Says how many cases were removed, or the name of the only one, with buttons to undo and to dismiss. */
export function RemovedNote({ removal }: { removal: ReturnType<typeof useRemoval> }) {
  const words = useWords(caseEditorWords);
  const close = useWords(casesWords).dismiss;
  const [first] = removal.removed;
  return (
    <div className="px-4 pt-2 empty:hidden">
      {first && (
        <div role="status">
          <Banner
            action={
              <span className="flex gap-2">
                {/* Takes the focus, because the button that removed the cases is gone. */}
                <Button size="small" autoFocus onClick={removal.undo}>
                  {words.undo}
                </Button>
                <Button size="small" onClick={removal.dismiss}>
                  {close}
                </Button>
              </span>
            }
          >
            <span dir="auto">{words.removed(removal.removed.length, first.case.name)}</span>
          </Banner>
        </div>
      )}
      {removal.error && (
        <p role="alert" className="text-sm text-failed">
          {words.notSaved}: {removal.error.message}
        </p>
      )}
    </div>
  );
}
