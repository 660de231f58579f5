import { useEffect, useRef } from 'react';
import { describeFailure } from '#client/failures/describe-failure.ts';
import { resultWords } from '#console/catalogues/translation/results.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { findLanguage } from '#contract/languages.ts';
import type { Column } from './columns.ts';

/** Answers and failures already announced: this component may mount after them, or again. */
const announced = new WeakSet<object>();

/** Milliseconds within which outcomes are announced together: a new announcement cuts off the one before. */
const together = 200;

/** Announces the outcome of each target once. Where one call serves all targets, the panel announces it instead. */
export function useAnnouncedColumns(columns: readonly Column[], several: boolean): void {
  const words = useWords(resultWords).states;
  const announce = useAnnounce();
  const waiting = useRef<string[]>([]);
  useEffect(() => {
    if (!several) return;
    for (const column of columns) {
      const end = endOf(column);
      if (end === undefined || announced.has(end)) continue;
      announced.add(end);
      const name = findLanguage(column.target)?.englishName ?? column.target;
      waiting.current.push(
        column.state === 'failed'
          ? words.failedIn(name, describeFailure(column.failure).title)
          : column.state === 'cancelled'
            ? words.cancelledIn(name)
            : words.doneIn(name),
      );
    }
    if (waiting.current.length === 0) return;
    const timer = setTimeout(() => announce(waiting.current.splice(0).join(' ')), together);
    return () => clearTimeout(timer);
  });
}

/** The object that identifies the outcome of a column's call. */
function endOf(column: Column): object | undefined {
  if (column.state === 'waiting') return undefined;
  return column.state === 'done' ? column.answer : column.failure;
}
