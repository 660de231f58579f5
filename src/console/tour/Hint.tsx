import { X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { tourWords } from '#console/catalogues/tour.ts';
import { useWords } from '#console/catalogues/words.ts';
import { pressShortcut } from '#console/palette/press-shortcut.ts';
import { Button, IconButton } from '#console/ui/controls/Button.tsx';
import { pageShortcuts } from '#console/ui/keyboard/page-shortcuts.ts';
import { closeHint, type HintName } from './hints.ts';
import { tour } from './tour-state.ts';

const actions: Readonly<Record<HintName, () => void>> = {
  tour: tour.start,
  palette: () => pressShortcut(pageShortcuts.palette),
  shortcuts: () => pressShortcut(pageShortcuts.help),
};

/**
 * A hint for a first visit: in the free part of the rail, or on a narrow or low screen at the end of the panel, where
 * it covers nothing.
 */
export function Hint({ name }: { name: HintName }) {
  const words = useWords(tourWords).hints;
  const end = document.getElementById('panel-end');
  if (!end) return null;
  const { text, action } = words[name];
  return createPortal(
    <aside
      aria-label={words.label}
      className="mt-6 flex items-start gap-1 rounded border border-line-strong bg-surface p-3 text-sm short:static lg:fixed lg:start-3 lg:bottom-14 lg:z-10 lg:w-[min(12rem,22%)]"
    >
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
        <p>{text}</p>
        <Button
          size="small"
          onClick={() => {
            closeHint(name);
            actions[name]();
          }}
        >
          {action}
        </Button>
      </div>
      <IconButton icon={X} label={words.close} onClick={() => closeHint(name)} className="-me-1 -mt-1" />
    </aside>,
    end,
  );
}
