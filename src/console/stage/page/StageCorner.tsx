import { Maximize2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { shellWords } from '#console/catalogues/shell.ts';
import { stageWords } from '#console/catalogues/stage.ts';
import { useWords } from '#console/catalogues/words.ts';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { Kbd } from '#console/ui/keyboard/Kbd.tsx';
import { pageShortcuts } from '#console/ui/keyboard/page-shortcuts.ts';
import { toggleFullScreen, useFullScreen } from '../full-screen.ts';
import { openStage } from '../stage-state.ts';

interface StageCornerProps {
  /** What has just been done, shown instead of the indicator's own words. */
  notice?: string | undefined;
  /** Additional actions. */
  children?: ReactNode;
}

/** The toolbar in the corner: says that this is a stage, offers the presenter's actions, and leaves the stage. */
export function StageCorner({ notice, children }: StageCornerProps) {
  const words = useWords(stageWords);
  const { keys } = useWords(shellWords);
  const full = useFullScreen();
  return (
    <div role="toolbar" aria-label={words.bar} className="stage-corner">
      <span className={`stage-presenting text-sm font-semibold ${notice ? 'max-[30rem]:basis-full' : ''}`}>
        <span className={notice ? undefined : 'max-[30rem]:sr-only'}>{notice ?? words.presenting}</span>
      </span>
      {children}
      <IconButton
        icon={Maximize2}
        label={words.fullScreen}
        aria-pressed={full}
        aria-keyshortcuts="F"
        onClick={toggleFullScreen}
      />
      <button
        type="button"
        aria-label={words.leave}
        title={words.leave}
        aria-keyshortcuts={`${pageShortcuts.cancel.aria} ${pageShortcuts.stage.aria}`}
        onClick={() => openStage(false)}
        className="inline-flex min-h-8 items-center gap-1.5 rounded px-2.5 text-sm text-ink-second hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden="true" size={16} />
        <Kbd keys={[keys.escape]} />
      </button>
    </div>
  );
}
