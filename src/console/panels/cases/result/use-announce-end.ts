import { useEffect, useState } from 'react';
import { casesWords } from '#console/catalogues/cases.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import type { ActiveRun } from '../run/active-run.ts';

/** Announces to screen readers how a run of this browser ended. */
export function useAnnounceEnd(active: ActiveRun | undefined) {
  const words = useWords(casesWords);
  const announce = useAnnounce();
  const [heard, setHeard] = useState<string>();
  const running = active?.running === true;
  useEffect(() => {
    if (!active) return;
    if (running) return setHeard(active.run.id);
    if (heard !== active.run.id) return;
    const counts = new Map<string, number>();
    for (const { verdict } of active.rows) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
    const text = [...counts].map(([verdict, count]) => `${count} ${verdict}`).join(', ');
    announce(words.run.finished(text));
    setHeard(undefined);
  }, [active, running, heard, announce, words]);
}
