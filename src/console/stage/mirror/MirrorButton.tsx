import { Monitor } from 'lucide-react';
import { useEffect } from 'react';
import { stageWords } from '#console/catalogues/stage.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { useKeys } from '#console/ui/keyboard/keys.ts';
import { openMirror, pauseMirrors, reconnectMirrors } from './first-window.ts';

/** Opens a second window that mirrors this one. */
export function MirrorButton() {
  const words = useWords(stageWords);
  const announce = useAnnounce();
  const open = () => {
    if (!openMirror()) announce(words.mirror.blocked);
  };
  useKeys([{ code: 'w', modifier: 'character', run: open }]);
  useEffect(() => {
    reconnectMirrors();
    return pauseMirrors;
  }, []);
  return <IconButton icon={Monitor} label={words.mirror.open} aria-keyshortcuts="W" onClick={open} />;
}
