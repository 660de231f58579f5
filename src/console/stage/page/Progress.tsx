import { useEffect, useState } from 'react';
import { shellWords } from '#console/catalogues/shell.ts';
import { stageWords } from '#console/catalogues/stage.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';

/** Milliseconds of work before progress is shown. */
const patience = 1000;

interface ProgressProps {
  /** When the work began, in milliseconds since the epoch. */
  startedAt: number;
  onCancel?: (() => void) | undefined;
}

/** How long the work has taken so far, in whole seconds, and a way to cancel it. */
export function Progress({ startedAt, onCancel }: ProgressProps) {
  const words = useWords(stageWords);
  const { running } = useWords(shellWords).run;
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const took = now - startedAt;
  if (took < patience) return null;
  return (
    <span className="inline-flex items-center gap-4">
      <span role="timer" aria-label={running} className="stage-second text-ink-second tabular">
        {words.seconds(Math.floor(took / 1000))}
      </span>
      {onCancel && <Button onClick={onCancel}>{words.cancel}</Button>}
    </span>
  );
}
