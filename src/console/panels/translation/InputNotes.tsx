import { lazy, Suspense, useMemo } from 'react';
import type { TranslationForm } from './form.ts';
import { overLimits } from './input-limits.ts';
import { countInvisible } from './invisible.ts';

const NoteList = lazy(async () => ({ default: (await import('./NoteList.tsx')).NoteList }));

/** What is worth knowing about the strings before they are sent: limits they go over, characters that are not seen. */
export function InputNotes({ form, strings }: { form: TranslationForm; strings: readonly string[] }) {
  const over = useMemo(() => overLimits(strings), [strings]);
  const invisible = useMemo(
    () => strings.reduce((sum, string) => sum + countInvisible(string), 0),
    [strings],
  );
  if (over.length === 0 && invisible === 0) return null;
  return (
    <Suspense>
      <NoteList language={form.source} strings={strings} over={over} invisible={invisible} />
    </Suspense>
  );
}
