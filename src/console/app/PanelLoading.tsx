import { useEffect } from 'react';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.ts';
import { useKeys } from '#console/ui/keyboard/keys.ts';
import { pageShortcuts } from '#console/ui/keyboard/page-shortcuts.ts';
import type { PanelEntry } from './panels.ts';

/** Shown while a panel's code is loading. Ctrl+Enter is remembered, and replayed once the panel is shown. */
export function PanelLoading({ panel }: { panel: PanelEntry }) {
  const words = useWords(shellWords);
  useKeys([{ ...pageShortcuts.send, run: () => pendingSends.add(panel) }]);
  useEffect(
    () => () => {
      // Not replayed if the user has moved on to another panel in the meantime.
      if (pendingSends.delete(panel) && panel.isLoaded()) setTimeout(dispatchSendShortcut);
    },
    [panel],
  );
  return <p className="sr-only">{words.panelLoading(words.panels[panel.name])}</p>;
}

/** Panels for which Ctrl+Enter was pressed while they were loading. */
const pendingSends = new Set<PanelEntry>();

function dispatchSendShortcut(): void {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', ctrlKey: true }));
}
