import { Presentation } from 'lucide-react';
import { stageWords } from '#console/catalogues/stage.ts';
import { useWords } from '#console/catalogues/words.ts';
import { stage } from '#console/stage/stage-code.ts';
import { Menu } from '#console/targets/Menu.tsx';
import { onceIdle } from '#console/ui/idle.ts';
import { preloadable } from '#console/ui/preloadable.ts';

const presentList = preloadable(async () => (await import('./PresentList.tsx')).PresentList);

// Loaded early, so that the shortcut opens the stage without a delay.
onceIdle(stage.load);

/** The menu of a presenter: opens the stage or the scenes, or adds the view as a scene. */
export function PresentMenu() {
  const words = useWords(stageWords);
  return (
    <Menu label={words.menu} title={words.menu} width="w-72" list={presentList}>
      <Presentation aria-hidden="true" size={16} className="text-ink-second" />
      <span className="max-xl:sr-only">{words.menu}</span>
    </Menu>
  );
}
