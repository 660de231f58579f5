import { Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { scenes } from '#console/scenes/scenes-code.ts';
import { useKeys } from '#console/ui/keyboard/keys.ts';
import { pageShortcuts } from '#console/ui/keyboard/page-shortcuts.ts';
import { OpeningContext } from './check/opening.ts';
import { toggleFullScreen } from './full-screen.ts';
import { Mirror } from './mirror/Mirror.tsx';
import { NotStaged } from './page/NotStaged.tsx';
import { setStageSlot, useStageSlot } from './stage-slot.ts';
import { mirrorParameter, openStage } from './stage-state.ts';
import { stageViews } from './stage-views.ts';

/** Shortcuts of the page that would change something which the stage does not show. */
const hiddenShortcuts = (['exchange', 'options', 'details', 'target', 'characters'] as const).map(
  (name) => pageShortcuts[name].code,
);

/** The stage, which replaces the whole page; in a second window, the stage of the first window. */
export function Stage() {
  const [mirrored] = useState(() => new URLSearchParams(location.search).get(mirrorParameter));
  return <div className="stage">{mirrored === null ? <PresenterStage /> : <Mirror id={mirrored} />}</div>;
}

/** The current panel in large type, for an audience. */
function PresenterStage() {
  const [path] = useLocation();
  const view = stageViews.find((candidate) => candidate.path === path);
  useKeys([
    { ...pageShortcuts.cancel, run: () => openStage(false) },
    { code: 'f', modifier: 'character', run: toggleFullScreen },
  ]);
  useEffect(() => {
    const withhold = (event: KeyboardEvent) => {
      if (event.altKey && hiddenShortcuts.some((code) => code === event.code)) event.preventDefault();
    };
    document.addEventListener('keydown', withhold, { capture: true });
    return () => document.removeEventListener('keydown', withhold, { capture: true });
  }, []);
  const slot = useStageSlot();
  useReturn();
  const [checked, setChecked] = useState(false);
  const opening = useMemo(() => ({ checked, onChecked: () => setChecked(true) }), [checked]);
  return (
    <>
      <OpeningContext value={opening}>
        <Suspense fallback={<div className="stage-main" />}>
          {view ? <view.Component key={path} /> : <NotStaged />}
        </Suspense>
      </OpeningContext>
      <div ref={setStageSlot} />
      <Suspense>
        <scenes.Component slot={slot} onStage />
      </Suspense>
    </>
  );
}

/** When the stage is left, ends full screen, restores the scroll position and moves the focus to the panel. */
function useReturn(): void {
  // Read while rendering, before the stage replaces the page.
  const [scrolledTo] = useState(() => scrollY);
  useEffect(
    () => () => {
      if (document.fullscreenElement) void document.exitFullscreen();
      requestAnimationFrame(() => {
        document.getElementById('panel')?.focus({ preventScroll: true });
        scrollTo({ top: scrolledTo });
      });
    },
    [scrolledTo],
  );
}
