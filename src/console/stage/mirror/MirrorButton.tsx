import { Monitor } from 'lucide-react';
import { useEffect } from 'react';
import { stageWords } from '#console/catalogues/stage.ts';
import { useWords } from '#console/catalogues/words.ts';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { useKeys } from '#console/ui/keyboard/keys.ts';
import { connectMirrors, openMirror, pauseMirrors } from './first-window.ts';

/** Opens a second window that mirrors this one. */
export function MirrorButton({ onBlocked }: { onBlocked: (notice: string) => void }) {
  const words = useWords(stageWords);
  const open = () => {
    if (!openMirror()) onBlocked(words.mirror.blocked);
  };
  useKeys([{ code: 'w', modifier: 'character', run: open }]);
  useEffect(() => {
    connectMirrors();
    return pauseMirrors;
  }, []);
  return <IconButton icon={Monitor} label={words.mirror.open} aria-keyshortcuts="W" onClick={open} />;
}
