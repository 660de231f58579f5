import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '../controls/Button.tsx';
import { useKeyNames, useKeys } from '../keyboard/keys.ts';
import { pageShortcuts } from '../keyboard/page-shortcuts.ts';
import { formatDuration } from '../text/format.ts';
import { Stopwatch } from './Stopwatch.tsx';

interface SendBarProps {
  /** The panel's one primary action. */
  label: string;
  onSend: () => void;
  onCancel: () => void;
  /** When the call under way began, in milliseconds since the epoch; undefined if there is none. */
  startedAt: number | undefined;
  /** Duration of the last call in milliseconds. */
  took?: number | undefined;
}

/**
 * The primary button with its shortcut, the stopwatch with Cancel, and the duration of the last call. It stays visible
 * at the bottom of the screen, above the exchange bar, while the content above it is longer than the screen.
 */
export function SendBar({ label, onSend, onCancel, startedAt, took }: SendBarProps) {
  const words = useWords(shellWords);
  const keyNames = useKeyNames();
  const running = startedAt !== undefined;
  useKeys([
    { ...pageShortcuts.send, run: onSend },
    ...(running ? [{ ...pageShortcuts.cancel, run: onCancel }] : []),
  ]);
  return (
    <div
      data-stays
      className="sticky bottom-25 z-10 -my-2 flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2 bg-surface py-2 shadow-[0_-6px_6px_var(--surface)] lg:bottom-12 drawer:static short:static"
    >
      <Button
        look="primary"
        keys={[keyNames.main, pageShortcuts.send.key]}
        aria-keyshortcuts={pageShortcuts.send.aria}
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
