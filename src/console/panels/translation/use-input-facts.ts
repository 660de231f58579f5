import { useEffect, useMemo, useState } from 'react';
import { countInput, countingLongInput, type InputFacts, lengthOf } from './input-limits.ts';

/** UTF-16 units that are counted while the page is drawn. */
const soonCounted = 100_000;

/**
 * What is counted of the strings. Of very many it is known a little later, that no key waits for it: until then it is
 * what was counted last.
 */
export function useInputFacts(strings: readonly string[]): InputFacts | undefined {
  const now = useMemo(() => (lengthOf(strings) <= soonCounted ? countInput(strings) : undefined), [strings]);
  const [later, setLater] = useState<InputFacts>();
  useEffect(() => {
    if (now) return;
    let newest = true;
    const count = async () => {
      const { inTurns } = await import('#client/turns.ts');
      const counted = await inTurns(countingLongInput(strings), () => newest);
      if (counted && newest) setLater(counted);
    };
    void count();
    return () => {
      newest = false;
    };
  }, [now, strings]);
  return now ?? later;
}
