import { Play, Presentation } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { sceneWords } from '#console/catalogues/scenes.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { Banner } from '#console/ui/feedback/Banner.tsx';
import type { Scene, SceneSet } from '../set-file/scene.ts';
import { SceneFields } from './SceneFields.tsx';
import { SceneRow } from './SceneRow.tsx';
import { changeScene, insertScene, moveScene, removeScene } from './set-changes.ts';

interface SceneListProps {
  set: SceneSet;
  /** Whether the set can be changed; those that came with the console cannot. */
  isOwn: boolean;
  onChange: (set: SceneSet) => void;
  onPlay: (set: SceneSet, index: number, stage: boolean) => void;
}

/** The scenes of a set in order, with controls to edit, move, remove and play each one. */
export function SceneList({ set, isOwn, onChange, onPlay }: SceneListProps) {
  const words = useWords(sceneWords).scenes;
  const announce = useAnnounce();
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number>();
  const [edited, setEdited] = useState<number>();
  const [removed, setRemoved] = useState<{ readonly scene: Scene; readonly index: number }>();
  const { scenes } = set;
  /** The control that gets the focus once the scenes shown are no longer `before`. */
  const focusNext = useRef<{ before: readonly Scene[]; index: number; control: string }>(undefined);
  useLayoutEffect(() => {
    const next = focusNext.current;
    if (!next || next.before === scenes) return;
    focusNext.current = undefined;
    list.current?.children[next.index]?.querySelector<HTMLElement>(next.control)?.focus();
  }, [scenes]);

  const move = (from: number, to: number) => {
    const moved = moveScene(set, from, to);
    if (moved === set) return;
    onChange(moved);
    setEdited(undefined);
    announce(words.moved(scenes[from]?.title ?? '', to + 1, scenes.length));
    focusNext.current = { before: scenes, index: to, control: '[data-handle]' };
  };
  const remove = (index: number) => {
    const scene = scenes[index];
    if (!scene) return;
    onChange(removeScene(set, index));
    setEdited(undefined);
    setRemoved({ scene, index });
    focusNext.current = {
      before: scenes,
      index: Math.min(index, scenes.length - 2),
      control: '[data-remove]',
    };
    announce(words.removed(scene.title));
  };

  return (
    <>
      {removed && (
        <Banner
          action={
            <Button
              size="small"
              onClick={() => {
                onChange(insertScene(set, removed.index, removed.scene));
                focusNext.current = { before: scenes, index: removed.index, control: '[data-remove]' };
                setRemoved(undefined);
              }}
            >
              {words.undo}
            </Button>
          }
        >
          {words.removed(removed.scene.title)}
        </Banner>
      )}
      {scenes.length === 0 ? (
        <p className="text-base text-ink-third">{words.empty}</p>
      ) : (
        <>
          <div className="flex flex-wrap gap-2">
            <Button look="primary" icon={Presentation} onClick={() => onPlay(set, 0, true)}>
              {words.present}
            </Button>
            <Button icon={Play} onClick={() => onPlay(set, 0, false)}>
              {words.rehearse}
            </Button>
          </div>
          <ol ref={list} aria-label={words.list} className="flex flex-col rounded border border-line">
            {scenes.map((scene, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: scenes have no ids, and two may be the same.
              <li key={index} className="border-t border-line first:border-0">
                <SceneRow
                  scene={scene}
                  number={index + 1}
                  count={scenes.length}
                  isOwn={isOwn}
                  isDragged={dragged === index}
                  isEdited={edited === index}
                  onDrag={setDragged}
                  onDrop={() => dragged !== undefined && move(dragged, index)}
                  onMove={(by) => move(index, index + by)}
                  onEdit={() => setEdited(edited === index ? undefined : index)}
                  onRemove={() => remove(index)}
                  onPlay={() => onPlay(set, index, true)}
                />
                {edited === index && (
                  <SceneFields
                    scene={scene}
                    onChange={(change) => onChange(changeScene(set, index, change))}
                    onClose={() => setEdited(undefined)}
                  />
                )}
              </li>
            ))}
          </ol>
          {isOwn && scenes.length > 1 && <p className="text-sm text-ink-third">{words.order}</p>}
        </>
      )}
    </>
  );
}
