import { ListTree } from 'lucide-react';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '../controls/Button.tsx';
import { pageShortcuts } from '../keyboard/page-shortcuts.ts';
import { toggleDetails, useDetailsOpen } from './details.ts';

/** Shows or hides the details of all results. The shell listens for the shortcut, because it is hydrated first. */
export function DetailsButton({ brief = false }: { /** Shows only the icon. */ brief?: boolean }) {
  const words = useWords(shellWords).details;
  return (
    <Button
      look="quiet"
      size="small"
      icon={ListTree}
      aria-pressed={useDetailsOpen()}
      aria-keyshortcuts={pageShortcuts.details.aria}
      title={words.hint}
      onClick={toggleDetails}
      className="aria-pressed:bg-sunken aria-pressed:text-ink"
    >
      <span className={brief ? 'sr-only' : undefined}>{words.label}</span>
    </Button>
  );
}
