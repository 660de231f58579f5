import { Search } from 'lucide-react';
import { tourWords } from '#console/catalogues/tour.ts';
import { useWords } from '#console/catalogues/words.ts';
import { pressShortcut } from '#console/palette/press-shortcut.ts';
import { Kbd } from '#console/ui/keyboard/Kbd.tsx';
import { useKeyNames } from '#console/ui/keyboard/keys.ts';
import { pageShortcuts } from '#console/ui/keyboard/page-shortcuts.ts';
import { shortcutKeys } from '#console/ui/keyboard/shortcut-keys.ts';
import { Hint } from './Hint.tsx';
import { useHint } from './hints.ts';
import { TourCard } from './TourCard.tsx';
import { useTour } from './tour-state.ts';

/** What helps to find one's way: the button of the command palette, the tour while it runs, and otherwise a hint. */
export function Guide() {
  const words = useWords(tourWords);
  const names = useKeyNames();
  const state = useTour();
  const hint = useHint();
  return (
    <>
      <button
        type="button"
        id="palette-button"
        aria-label={`${words.search}: ${words.palette}`}
        title={words.palette}
        aria-keyshortcuts={pageShortcuts.palette.aria}
        onClick={() => pressShortcut(pageShortcuts.palette)}
        className="inline-flex min-h-8 items-center gap-2 rounded-full border border-control bg-surface px-3 text-sm hover:bg-sunken"
      >
        <Search aria-hidden="true" size={16} className="text-ink-second" />
        <span aria-hidden="true" className="flex items-center gap-2 max-xl:hidden">
          {words.search}
          <Kbd keys={shortcutKeys(pageShortcuts.palette, names)} />
        </span>
      </button>
      {state?.status === 'running' ? (
        <TourCard key={state.step} state={state} />
      ) : (
        hint && <Hint name={hint} />
      )}
    </>
  );
}
