import { ListTree } from 'lucide-react';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Button } from '../controls/Button.tsx';
import { toggleDetails, useDetails } from './details.ts';

/** Shows or hides the details of all results. The shortcut is that of the frame. */
export function DetailsButton({ brief = false }: { /** Shows the icon alone. */ brief?: boolean }) {
  const words = useWords(shellWords).details;
  return (
    <Button
      look="quiet"
      size="small"
      icon={ListTree}
      aria-pressed={useDetails()}
      aria-keyshortcuts="Alt+D"
      title={words.hint}
      onClick={toggleDetails}
      className="aria-pressed:bg-sunken aria-pressed:text-ink"
    >
      <span className={brief ? 'sr-only' : undefined}>{words.label}</span>
    </Button>
  );
}
