import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'wouter';
import { sceneWords } from '#console/catalogues/scenes.ts';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.ts';
import { openStage } from '#console/stage/stage-state.ts';
import { useTargetChoice } from '#console/targets/target-choice.tsx';
import { Boundary } from '#console/ui/Boundary.tsx';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { preloadable } from '#console/ui/preloadable.ts';
import { AddedNotice } from './editor/AddedNotice.tsx';
import { addScene, sceneOfView } from './editor/add-view.ts';
import { removeScene } from './editor/set-changes.ts';
import { player, setDestination } from './play/page-player.ts';
import { usePlaying } from './play/SceneBar.tsx';
import { ScenePlayer } from './play/ScenePlayer.tsx';
import { guardSceneFaults } from './play/scene-faults.ts';
import { savedSets, savedSetsQuery } from './saved-sets.ts';
import { answerSceneRequests, type SceneRequest } from './scene-requests.ts';
import type { SceneSet } from './set-file/scene.ts';

const { Component: ScenesDialog } = preloadable(
  async () => (await import('./editor/ScenesDialog.tsx')).ScenesDialog,
);

interface ScenesHostProps {
  /** Where the bar of the presenter is shown; null: at the bottom of the page. */
  slot: HTMLElement | null;
  onStage: boolean;
}

/** Scenes on a page: adds and opens them on request, and shows what is being played. */
export function ScenesHost({ slot, onStage }: ScenesHostProps) {
  const words = useWords(sceneWords);
  const { panels } = useWords(shellWords);
  const announce = useAnnounce();
  const client = useQueryClient();
  const [path] = useLocation();
  const { target, account, session } = useTargetChoice();
  const [open, setOpen] = useState(false);
  const [added, setAdded] = useState<{ readonly set?: SceneSet; readonly text: string }>();
  const playing = usePlaying();

  useEffect(() => setDestination({ target, account, session }), [target, account, session]);
  useEffect(guardSceneFaults, []);

  const tell = (text: string, set?: SceneSet) => {
    setAdded({ text, ...(set && { set }) });
    announce(text);
  };
  const refresh = () => client.invalidateQueries(savedSetsQuery);
  const add = async () => {
    const made = await sceneOfView(path, panels).catch(() => 'not-loaded' as const);
    if (made === 'not-loaded') return tell(words.add.failed);
    if (!made) return tell(words.add.unstaged);
    try {
      const set = await addScene(made.scene, words.sets.newName);
      await refresh();
      const text = words.add.added(made.scene.title, set.name);
      tell(made.withoutAudio ? `${text}. ${words.add.audioTooLarge}` : text, set);
    } catch {
      tell(words.notStored);
    }
  };
  const undo = async (set: SceneSet) => {
    setAdded(undefined);
    await savedSets.save(removeScene(set, set.scenes.length - 1)).catch(() => {});
    await refresh();
  };
  const openDialog = () => {
    setAdded(undefined);
    setOpen(true);
  };
  const onRequest = useEffectEvent((request: SceneRequest) => {
    if (request === 'open') openDialog();
    else void add();
  });
  useEffect(() => answerSceneRequests((request) => onRequest(request)), []);

  return (
    <>
      {added &&
        createPortal(
          <AddedNotice
            text={added.text}
            onUndo={added.set && (() => added.set && void undo(added.set))}
            onEdit={openDialog}
            onDismiss={() => setAdded(undefined)}
          />,
          document.body,
        )}
      {playing && <ScenePlayer playing={playing} slot={slot} onStage={onStage} />}
      {open && (
        <Boundary>
          <Suspense>
            <ScenesDialog
              onClose={() => setOpen(false)}
              onAdd={() => {
                setOpen(false);
                void add();
              }}
              onPlay={(set, index, stage) => {
                setOpen(false);
                if (stage) openStage();
                void player.play(set, index);
              }}
            />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}
