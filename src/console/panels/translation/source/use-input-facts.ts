import { useEffect, useMemo, useState } from 'react';
import { countInput, countInputInSteps, type InputFacts, totalLength } from './input-limits.ts';

/** Maximum number of UTF-16 units that are counted during rendering. */
const maxCountedWhileRendering = 100_000;

/**
 * The counts of the strings. For a very long input they are counted a little later, so that typing stays responsive;
 * until then the previous counts are returned.
 */
export function useInputFacts(strings: readonly string[]): InputFacts | undefined {
  const now = useMemo(
    () => (totalLength(strings) <= maxCountedWhileRendering ? countInput(strings) : undefined),
    [strings],
  );
  const [later, setLater] = useState<InputFacts>();
  useEffect(() => {
    if (now) return;
    let newest = true;
    const count = async () => {
      const { inShortTasks } = await import('#client/short-tasks.ts');
      const counted = await inShortTasks(countInputInSteps(strings), () => newest);
      if (counted && newest) setLater(counted);
    };
    void count();
    return () => {
      newest = false;
    };
  }, [now, strings]);
  return now ?? later;
}
