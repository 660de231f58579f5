import { Maximize2 } from 'lucide-react';
import { useEffect } from 'react';
import { shellWords } from '#console/catalogues/shell.ts';
import { stageWords } from '#console/catalogues/stage.ts';
import { useWords } from '#console/catalogues/words.ts';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { toggleFullScreen, useFullScreen } from '../full-screen.ts';
import { StageShow } from '../page/StageShow.tsx';
import { StageWave } from '../sound/StageWave.tsx';
import { useFirstWindow } from './use-first-window.ts';

/** A second window, for the projector: shows what the first one shows, and sends nothing itself. */
export function Mirror({ id }: { id: string }) {
  const words = useWords(stageWords);
  const { panels, product } = useWords(shellWords);
  const { content, clock, state } = useFirstWindow(id);
  const full = useFullScreen();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || /^F\d|^Tab$|^Enter$/.test(event.key)) return;
      // The shortcuts of the page work in the first window only.
      event.stopImmediatePropagation();
      if (event.key.toLowerCase() === 'f') toggleFullScreen();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, []);
  const note = state === 'shown' ? undefined : words.mirror[state];
  const corner = (
    <div className="ms-auto flex items-center gap-3">
      <p role="status" className="text-base text-ink-second">
        {note}
      </p>
      {!full && (
        <IconButton
          icon={Maximize2}
          label={words.fullScreen}
          aria-keyshortcuts="F"
          onClick={toggleFullScreen}
        />
      )}
    </div>
  );
  if (!content) {
    return (
      <main id="panel" tabIndex={-1} className="stage-main">
        <div className="stage-header">
          <h1 className="text-xl font-bold">{product}</h1>
          {corner}
        </div>
      </main>
    );
  }
  return (
    <StageShow content={content} clock={clock} title={panels[content.panel]} corner={corner}>
      {content.sound && (
        <div className="stage-below">
          <StageWave sound={content.sound} clock={clock} />
        </div>
      )}
      {content.note && (
        <p className="stage-second stage-below stage-actions text-ink-second">{content.note}</p>
      )}
    </StageShow>
  );
}
