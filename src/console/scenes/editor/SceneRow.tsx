import { ArrowDown, ArrowUp, GripVertical, Pencil, Play, Trash2 } from 'lucide-react';
import { sceneWords } from '#console/catalogues/scenes.ts';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.ts';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { joinFacts } from '#console/ui/text/format.ts';
import type { Scene } from '../set-file/scene.ts';
import { panelNameKeys } from './panel-names.ts';

interface SceneRowProps {
  scene: Scene;
  /** Position of the scene in its set, from 1. */
  number: number;
  count: number;
  isOwn: boolean;
  isDragged: boolean;
  isEdited: boolean;
  /** Called with the index of the scene that is dragged, and with undefined at the end. */
  onDrag: (index: number | undefined) => void;
  onDrop: () => void;
  onMove: (by: 1 | -1) => void;
  onEdit: () => void;
  onRemove: () => void;
  onPlay: () => void;
}

/** One scene in the list of its set. */
export function SceneRow(props: SceneRowProps) {
  const { scene, number, count, isOwn, isDragged, isEdited } = props;
  const words = useWords(sceneWords).scenes;
  const { panels } = useWords(shellWords);
  const facts = [
    panels[panelNameKeys[scene.panel]],
    scene.send === false && words.quiet,
    (scene.faults ?? []).length > 0 && words.faults,
    scene.recorded && words.recorded,
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is one of three ways to move a scene.
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        props.onDrop();
      }}
      onKeyDown={(event) => {
        if (!isOwn || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        props.onMove(event.key === 'ArrowUp' ? -1 : 1);
      }}
      className={`flex flex-wrap items-center gap-x-2 gap-y-1 px-2 py-1.5 ${isDragged ? 'opacity-50' : ''}`}
    >
      {isOwn && (
        <button
          type="button"
          draggable
          data-handle=""
          aria-label={words.moved(scene.title, number, count)}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onDragStart={({ dataTransfer }) => {
            dataTransfer.effectAllowed = 'move';
            props.onDrag(number - 1);
          }}
          onDragEnd={() => props.onDrag(undefined)}
          className="inline-flex size-8 shrink-0 cursor-grab items-center justify-center rounded text-ink-third hover:bg-sunken"
        >
          <GripVertical aria-hidden="true" size={16} />
        </button>
      )}
      <span className="w-6 shrink-0 text-end text-sm text-ink-third tabular-nums">{number}</span>
      <span className="min-w-0 flex-1 basis-48">
        <span dir="auto" className="block text-base wrap-anywhere">
          {scene.title}
        </span>
        <span className="block text-sm text-ink-third">{joinFacts(facts)}</span>
      </span>
      <span className="ms-auto flex shrink-0">
        <IconButton icon={Play} label={words.from(scene.title)} onClick={props.onPlay} />
        {isOwn && (
          <>
            <IconButton
              icon={Pencil}
              label={words.edit(scene.title)}
              aria-expanded={isEdited}
              onClick={props.onEdit}
            />
            <IconButton
              icon={ArrowUp}
              label={words.up(scene.title)}
              disabled={number === 1}
              onClick={() => props.onMove(-1)}
            />
            <IconButton
              icon={ArrowDown}
              label={words.down(scene.title)}
              disabled={number === count}
              onClick={() => props.onMove(1)}
            />
            <IconButton
              icon={Trash2}
              label={words.remove(scene.title)}
              data-remove=""
              onClick={props.onRemove}
            />
          </>
        )}
      </span>
    </div>
  );
}
