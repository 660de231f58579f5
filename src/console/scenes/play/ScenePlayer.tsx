import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import * as z from 'zod/mini';
import { sceneWords } from '#console/catalogues/scenes.ts';
import { useWords } from '#console/catalogues/words.ts';
import { hasMirror } from '#console/stage/mirror/first-window.ts';
import { setStageController } from '#console/stage/stage-controller.ts';
import { readStored, writeStored } from '#console/ui/storage.ts';
import { Pointer } from './Pointer.tsx';
import { player } from './page-player.ts';
import { playKeyOf } from './play-keys.ts';
import type { Playing } from './player.ts';
import { useBadges } from './SceneBadges.tsx';
import { SceneBar } from './SceneBar.tsx';

interface ScenePlayerProps {
  playing: Playing;
  /** Where the bar is shown; null: at the bottom of the page. */
  slot: HTMLElement | null;
  onStage: boolean;
}

/** Plays scenes by keys or a clicker: bar, pointer and black screen. */
export function ScenePlayer({ playing, slot, onStage }: ScenePlayerProps) {
  const words = useWords(sceneWords).play;
  // Without a second window, the audience sees the stage of this one, so notes are shown there only on request.
  const notesKey = onStage ? 'scenes.notes-on-stage' : 'scenes.notes';
  const [notes, setNotes] = useState(() => readStored(notesKey, z.boolean()) ?? (!onStage || hasMirror()));
  const showNotes = (shown: boolean) => {
    setNotes(shown);
    writeStored(notesKey, shown);
  };
  const { scene, black } = playing;
  const labels = useBadges(playing)
    .map(({ text }) => text)
    .join('\n');
  useEffect(() => setStageController({ labels: labels === '' ? [] : labels.split('\n') }), [labels]);
  useEffect(() => {
    // Moves the focus out of any text field, which would receive the keys of a clicker.
    if (scene)
      document.querySelector<HTMLElement>('[data-scene-bar] [data-next]')?.focus({ preventScroll: true });
  }, [scene]);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (document.querySelector('dialog[open], [popover]:popover-open')) return;
    const key = playKeyOf(event);
    if (!key) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'notes') showNotes(!notes);
    else if (key === 'black' || black) player.toggleBlack();
    else if (key !== 'nothing') void player.step(key === 'next' ? 1 : -1);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, []);
  const bar = <SceneBar playing={playing} notes={notes} onNotes={showNotes} />;
  return (
    <>
      {slot
        ? createPortal(bar, slot)
        : createPortal(
            <div className="fixed inset-x-0 bottom-0 z-30 shadow-raised">{bar}</div>,
            document.body,
          )}
      {scene.point &&
        !black &&
        createPortal(<Pointer key={playing.index} point={scene.point} />, document.body)}
      {black &&
        createPortal(
          <button
            type="button"
            aria-label={words.isBlack}
            onClick={player.toggleBlack}
            className="fixed inset-0 z-50 cursor-none bg-black"
          />,
          document.body,
        )}
    </>
  );
}
