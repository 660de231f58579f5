import { LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '../controls/Button.tsx';
import { pageShortcuts } from '../keyboard/page-shortcuts.ts';
import { formatDuration } from '../text/format.ts';

interface StopwatchProps {
  /** When the call began, in milliseconds since the epoch. */
  startedAt: number;
  onCancel?: (() => void) | undefined;
}

/** The time since a call began, with a button that cancels it. */
export function Stopwatch({ startedAt, onCancel }: StopwatchProps) {
  const words = useWords(shellWords).run;
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 100);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="inline-flex items-center gap-2">
      <LoaderCircle aria-hidden="true" size={16} className="animate-spin text-ink-third" />
      <span role="timer" aria-label={words.running} className="min-w-16 text-sm text-ink-second tabular">
        {formatDuration(Math.max(0, now - startedAt))}
      </span>
      {onCancel && (
        <Button size="small" aria-keyshortcuts={pageShortcuts.cancel.aria} onClick={onCancel}>
          {words.cancel}
        </Button>
      )}
    </span>
  );
}
