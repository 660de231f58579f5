import { Pencil } from 'lucide-react';
import { stageWords } from '#console/catalogues/stage.ts';
import { useWords } from '#console/catalogues/words.ts';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { useKeys } from '#console/ui/keyboard/keys.ts';

/** Shows or hides the request in large type, so that the presenter can change it. */
export function RequestButton({ open, onToggle }: { open: boolean; onToggle: () => void }) {
  const words = useWords(stageWords).request;
  useKeys([{ code: 'e', modifier: 'character', run: onToggle }]);
  return (
    <IconButton
      icon={Pencil}
      label={words.open}
      aria-pressed={open}
      aria-keyshortcuts="E"
      onClick={onToggle}
    />
  );
}
