import { Presentation } from 'lucide-react';
import { stageWords } from '#console/catalogues/stage.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { stage } from '#console/stage/stage-code.ts';
import { toggleStage } from '#console/stage/stage-state.ts';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { onceIdle } from '#console/ui/idle.ts';
import { useKeyNames } from '#console/ui/keyboard/keys.ts';
import { pageShortcuts } from '#console/ui/keyboard/page-shortcuts.ts';

// Loaded early, so that the shortcut opens the stage without a delay.
onceIdle(stage.load);

/** Turns the page into a stage. */
export function StageButton() {
  const words = useWords(stageWords);
  const { alt } = useKeyNames();
  return (
    <IconButton
      icon={Presentation}
      label={words.open}
      title={`${words.open} (${alt} ${pageShortcuts.stage.key})`}
      aria-keyshortcuts={pageShortcuts.stage.aria}
      onClick={toggleStage}
    />
  );
}
