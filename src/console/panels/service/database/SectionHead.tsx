import { History, Plus, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { databaseWords } from '#console/catalogues/databases/database.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { Field } from '#console/ui/controls/Field.tsx';
import { TextInput } from '#console/ui/controls/TextInput.tsx';
import { setPersonName, usePersonName } from './person-name.ts';

interface SectionHeadProps {
  /** Id of the heading. */
  id: string;
  title: string;
  explanation: string;
  /** Label of the main button. */
  add: string;
  onAdd: () => void;
  onImport: () => void;
  onHistory: () => void;
  /** The export. */
  children: ReactNode;
}

/** The title of a database, the name of the person, and the actions. */
export function SectionHead({
  id,
  title,
  explanation,
  add,
  onAdd,
  onImport,
  onHistory,
  children,
}: SectionHeadProps) {
  const words = useWords(databaseWords);
  const name = usePersonName();
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3 border-b border-line px-4 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        <p className="max-w-[64ch] text-sm text-ink-second">{explanation}</p>
      </div>
      <Field label={words.yourName}>
        <TextInput
          value={name}
          maxLength={80}
          dir="auto"
          autoComplete="name"
          title={words.yourNameHint}
          onChange={({ target }) => setPersonName(target.value)}
          className="max-w-44"
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" icon={Plus} onClick={onAdd}>
          {add}
        </Button>
        <Button icon={Upload} onClick={onImport}>
          {words.import.action}
        </Button>
        {children}
        <Button icon={History} onClick={onHistory}>
          {words.history.title}
        </Button>
      </div>
    </div>
  );
}
