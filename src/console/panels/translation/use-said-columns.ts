import { useEffect, useRef } from 'react';
import { describeFailure } from '#client/describe-failure.ts';
import { resultWords } from '#console/catalogues/translation-results.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { useAnnounce } from '#console/ui/Announcer.tsx';
import { findLanguage } from '#contract/languages.ts';
import type { Column } from './columns.ts';

/** Says what became of each target once, when it is known. */
export function useSaidColumns(columns: readonly Column[]): void {
  const words = useWords(resultWords).states;
  const announce = useAnnounce();
  // While others wait, what is known already came before this code was there, and nobody has said it.
  const said = useRef(new Set(columns.some(({ state }) => state === 'waiting') ? [] : columns.map(endOf)));
  useEffect(() => {
    for (const column of columns) {
      const end = endOf(column);
      if (end === undefined || said.current.has(end)) continue;
      said.current.add(end);
      const name = findLanguage(column.target)?.englishName ?? column.target;
      announce(
        column.state === 'failed'
          ? words.failedIn(name, describeFailure(column.failure).title)
          : column.state === 'cancelled'
            ? words.cancelledIn(name)
            : words.doneIn(name),
      );
    }
  });
}

/** What stands for the end of a column's call. */
function endOf(column: Column): unknown {
  if (column.state === 'waiting') return undefined;
  return column.state === 'done' ? column.answer : column.failure;
}
