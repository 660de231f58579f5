import { lazy, Suspense } from 'react';
import type { TranslationForm } from '../form/form.ts';
import type { InputFacts } from './input-limits.ts';

const NoteList = lazy(async () => ({ default: (await import('./NoteList.tsx')).NoteList }));

interface InputNotesProps {
  form: TranslationForm;
  strings: readonly string[];
  facts: InputFacts | undefined;
}

/** Notes on the strings before they are sent: exceeded limits, invisible characters. */
export function InputNotes({ form, strings, facts }: InputNotesProps) {
  const { over = [], invisible = 0 } = facts ?? {};
  if (over.length === 0 && invisible === 0) return null;
  return (
    <Suspense>
      <NoteList language={form.source} strings={strings} over={over} invisible={invisible} />
    </Suspense>
  );
}
