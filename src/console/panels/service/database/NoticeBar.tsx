import { Undo2, X } from 'lucide-react';
import { databaseWords } from '#console/catalogues/databases/database.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button, IconButton } from '#console/ui/controls/Button.tsx';
import type { Change } from '#contract/local/changes.ts';
import { changeText } from './change-text.ts';
import { FileProblemCard, Problem } from './Problem.tsx';
import type { Notice } from './use-edits.ts';

interface NoticeBarProps {
  notice: Notice | undefined;
  isUndoing: boolean;
  onUndo: (change: Change) => void;
  onDismiss: () => void;
}

/** The last change with a button that undoes it, or why it failed. */
export function NoticeBar({ notice, isUndoing, onUndo, onDismiss }: NoticeBarProps) {
  const words = useWords(databaseWords);
  if (!notice) return null;
  const { change, error, problem } = notice;
  const dismiss = <IconButton icon={X} label={words.dismiss} onClick={onDismiss} />;
  if (!change) {
    return (
      <div className="flex items-start pe-2 pt-2">
        <div className="min-w-0 flex-1">
          {problem ? (
            <FileProblemCard problem={problem} interrupted={words.export.interrupted} />
          ) : (
            <Problem error={error} />
          )}
        </div>
        {dismiss}
      </div>
    );
  }
  return (
    <div className="flex items-center gap-x-3 border-b border-line bg-sunken py-1.5 ps-4 pe-2 text-base">
      <p className="min-w-0 flex-1 truncate" dir="auto">
        {changeText(change, words)}
      </p>
      {change.canUndo && (
        <Button size="small" icon={Undo2} disabled={isUndoing} onClick={() => onUndo(change)}>
          {words.undo}
        </Button>
      )}
      {dismiss}
    </div>
  );
}
