import { Clapperboard, type LucideIcon, Plus, Presentation } from 'lucide-react';
import { sceneWords } from '#console/catalogues/scenes.ts';
import { stageWords } from '#console/catalogues/stage.ts';
import { useWords } from '#console/catalogues/words.ts';
import { pressShortcut } from '#console/palette/press-shortcut.ts';
import { sceneShortcuts } from '#console/scenes/scene-keys.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { useKeyNames } from '#console/ui/keyboard/keys.ts';
import { pageShortcuts, type Shortcut } from '#console/ui/keyboard/page-shortcuts.ts';
import { shortcutKeys } from '#console/ui/keyboard/shortcut-keys.ts';

/** The actions of a presenter with their keys. */
export function PresentList({ close }: { close: () => void }) {
  const scenes = useWords(sceneWords);
  const words = useWords(stageWords);
  const names = useKeyNames();
  const actions: readonly { icon: LucideIcon; label: string; shortcut: Shortcut }[] = [
    { icon: Presentation, label: words.open, shortcut: pageShortcuts.stage },
    { icon: Clapperboard, label: scenes.menu, shortcut: sceneShortcuts.open },
    { icon: Plus, label: scenes.add.action, shortcut: sceneShortcuts.add },
  ];
  return (
    <ul className="flex flex-col gap-1">
      {actions.map(({ icon, label, shortcut }) => (
        <li key={label}>
          <Button
            look="quiet"
            size="small"
            icon={icon}
            aria-keyshortcuts={shortcut.aria}
            onClick={() => {
              close();
              pressShortcut(shortcut);
            }}
            keys={shortcutKeys(shortcut, names)}
            className="w-full justify-start"
          >
            <span className="me-auto">{label}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
