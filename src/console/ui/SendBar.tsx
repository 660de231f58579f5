import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Button } from './Button.tsx';
import { formatDuration } from './format.ts';
import { mainKey, useKeys } from './keys.ts';
import { Stopwatch } from './Stopwatch.tsx';

interface SendBarProps {
  /** The panel's one primary action. */
  label: string;
  onSend: () => void;
  onCancel: () => void;
  /** Milliseconds since the epoch, while a call is under way. */
  startedAt: number | undefined;
  /** Milliseconds the last call took. */
  took?: number | undefined;
}

/**
 * The primary button with its key, the running stopwatch with Cancel, the time of the last call. It stays in sight at the
 * foot of the screen, over the bar of exchanges, while what belongs above it is longer than the screen.
 */
export function SendBar({ label, onSend, onCancel, startedAt, took }: SendBarProps) {
  const words = useWords(shellWords);
  const running = startedAt !== undefined;
  useKeys([
    { code: 'Enter', modifier: 'main', run: onSend },
    ...(running ? [{ code: 'Escape', modifier: 'none' as const, run: onCancel }] : []),
  ]);
  return (
    <div
      data-stays
      className="sticky bottom-25 z-10 -my-2 flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2 bg-surface py-2 shadow-[0_-6px_6px_var(--surface)] lg:bottom-12 drawer:static short:static"
    >
      <Button
        look="primary"
        keys={[mainKey, '↵']}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onClick={onSend}
      >
        {label}
      </Button>
      {running ? (
        <Stopwatch startedAt={startedAt} onCancel={onCancel} />
      ) : (
        took !== undefined && (
          <span data-volatile className="ms-auto text-sm text-ink-third tabular">
            {words.run.last(formatDuration(took))}
          </span>
        )
      )}
    </div>
  );
}
