import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { databaseWords } from '#console/catalogues/databases/database.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';

interface ConflictProps {
  /** Who saved the other version, and when. */
  who: string;
  /** The other version. */
  theirs: ReactNode;
  onTheirs: () => void;
  onMine: () => void;
}

/** Shown when another person saved a version in the meantime: offers a choice between the two. */
export function Conflict({ who, theirs, onTheirs, onMine }: ConflictProps) {
  const words = useWords(databaseWords).conflict;
  return (
    <EditorAlert title={words.title} explanation={words.explanation(who)}>
      <section aria-label={words.theirs} className="rounded border border-line bg-surface px-3 py-2">
        <h4 className="text-sm text-ink-third">{words.theirs}</h4>
        {theirs}
      </section>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onTheirs}>{words.useTheirs}</Button>
        <Button onClick={onMine}>{words.keepMine}</Button>
      </div>
    </EditorAlert>
  );
}

/** Shown when another person removed the item in the meantime. */
export function ItemGone({ onAdd }: { onAdd: () => void }) {
  const words = useWords(databaseWords).goneWhileEditing;
  return (
    <EditorAlert title={words.title} explanation={words.explanation}>
      <Button onClick={onAdd} className="self-start">
        {words.addAgain}
      </Button>
    </EditorAlert>
  );
}

interface EditorAlertProps {
  title: string;
  explanation: string;
  children: ReactNode;
}

function EditorAlert({ title, explanation, children }: EditorAlertProps) {
  return (
    <div
      role="alert"
      className="flex flex-col gap-3 border-b border-line bg-transliterated-tint px-4 py-3 text-base"
    >
      <p className="flex items-center gap-2 font-semibold">
        <TriangleAlert aria-hidden="true" size={18} className="shrink-0 text-transliterated" />
        {title}
      </p>
      <p>{explanation}</p>
      {children}
    </div>
  );
}
