import { useLocation } from 'wouter';
import { audioWords } from '#console/catalogues/audio.ts';
import { sceneWords } from '#console/catalogues/scenes.ts';
import { shellWords } from '#console/catalogues/shell.ts';
import { shortcutWords } from '#console/catalogues/shortcuts.ts';
import { stageWords } from '#console/catalogues/stage.ts';
import { useWords } from '#console/catalogues/words.ts';
import { isStageOpen } from '#console/stage/stage-state.ts';
import { Kbd } from '#console/ui/keyboard/Kbd.tsx';
import { useKeyNames } from '#console/ui/keyboard/keys.ts';
import { Dialog } from '#console/ui/overlays/Dialog.tsx';
import { type ShortcutList, shortcutLists, stageShortcutList } from './shortcut-lists.ts';

/** All keyboard shortcuts of the console, those of the open panel first; on the stage, those of the stage. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const shell = useWords(shellWords);
  const shortcuts = useWords(shortcutWords);
  const audio = useWords(audioWords);
  const scenes = useWords(sceneWords);
  const stage = useWords(stageWords);
  const modifiers = useKeyNames();
  const [path] = useLocation();
  const lists = isStageOpen()
    ? [stageShortcutList({ words: stage, scenes, shortcuts, shell, modifiers })]
    : shortcutLists(path, { shell, shortcuts, audio, modifiers });
  return (
    <Dialog title={shortcuts.title} onClose={onClose}>
      <div className="flex flex-col gap-5">
        {lists.map((list) => (
          <KeyList key={list.title} list={list} />
        ))}
      </div>
    </Dialog>
  );
}

function KeyList({ list: { title, rows, hint } }: { list: ShortcutList }) {
  return (
    <section aria-label={title}>
      <h3 className="border-b border-line-strong pb-1 text-base font-semibold">{title}</h3>
      <dl className="flex flex-col">
        {rows.map(({ name, keys }) => (
          <div
            key={name}
            className="flex items-center justify-between gap-4 border-b border-line py-2 last:border-0"
          >
            <dt className="text-base">{name}</dt>
            <dd className="whitespace-nowrap">
              <span className="sr-only">{keys.join(' + ')}</span>
              <Kbd keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
      {hint && <p className="text-sm text-ink-second">{hint}</p>}
    </section>
  );
}
