import { useEffect, useState } from 'react';
import type { CaseVerdict } from '#cases/run/results.ts';
import { casesWords } from '#console/catalogues/cases.ts';
import { useWords } from '#console/catalogues/words.ts';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { joinItems } from '#console/ui/text/list.ts';
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
    const counts = new Map<CaseVerdict, number>();
    for (const { verdict } of active.rows) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
    const text = joinItems(
      [...counts].map(([verdict, count]) => words.verdictCount(count, words.verdicts[verdict])),
    );
    announce(words.run.finished(text));
    setHeard(undefined);
  }, [active, running, heard, announce, words]);
}
