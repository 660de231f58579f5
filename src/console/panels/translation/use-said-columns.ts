import { useEffect, useRef } from 'react';
import { describeFailure } from '#client/describe-failure.ts';
import { resultWords } from '#console/catalogues/translation-results.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { useAnnounce } from '#console/ui/Announcer.tsx';
import { findLanguage } from '#contract/languages.ts';
import type { Column } from './columns.ts';

/** Answers and failures that were said: this code may come after them, or be drawn again. */
const said = new WeakSet<object>();

/** Milliseconds: what ends within them is said in one go, since a new sentence cuts off the one before. */
const together = 200;

/** Says what became of each target once, when it is known; what one call says of all targets the panel itself says. */
export function useSaidColumns(columns: readonly Column[], several: boolean): void {
  const words = useWords(resultWords).states;
  const announce = useAnnounce();
  const waiting = useRef<string[]>([]);
  useEffect(() => {
    if (!several) return;
    for (const column of columns) {
      const end = endOf(column);
      if (end === undefined || said.has(end)) continue;
      said.add(end);
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

/** What stands for the end of a column's call. */
function endOf(column: Column): object | undefined {
  if (column.state === 'waiting') return undefined;
  return column.state === 'done' ? column.answer : column.failure;
}
