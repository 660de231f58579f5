import { Search } from 'lucide-react';
import { tourWords } from '#console/catalogues/tour.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { pressShortcut } from '#console/palette/press-shortcut.ts';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { pageShortcuts } from '#console/ui/keyboard/page-shortcuts.ts';
import { Hint } from './Hint.tsx';
import { useHint } from './hints.ts';
import { TourCard } from './TourCard.tsx';
import { useTour } from './tour-state.ts';

/** What helps to find one's way: the button of the command palette, the tour while it runs, and otherwise a hint. */
export function Guide() {
  const words = useWords(tourWords);
  const state = useTour();
  const hint = useHint();
  return (
    <>
      <IconButton
        id="palette-button"
        icon={Search}
        label={words.palette}
        aria-keyshortcuts={pageShortcuts.palette.aria}
        onClick={() => pressShortcut(pageShortcuts.palette)}
      />
      {state?.status === 'running' ? (
        <TourCard key={state.step} state={state} />
      ) : (
        hint && <Hint name={hint} />
      )}
    </>
  );
}
