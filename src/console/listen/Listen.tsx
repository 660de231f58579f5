import { LoaderCircle, Square, Volume2 } from 'lucide-react';
import { Suspense } from 'react';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.ts';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { onceIdle } from '#console/ui/idle.ts';
import { languageName } from '#console/ui/languages/language-name.ts';
import { preloadable } from '#console/ui/preloadable.ts';
import type { ListenControls, ListenPlace } from './use-listen.ts';

const { load, Component: ListenFailure } = preloadable(
  async () => (await import('./ListenFailure.tsx')).ListenFailure,
);
// Loaded early, so that a failure can be shown even when the server is down by then.
onceIdle(load);

/** Starts and stops speaking a row; absent if there is no voice for the language. */
export function ListenButton({
  place,
  text,
  listen,
  among = false,
}: {
  place: ListenPlace;
  text: string;
  listen: ListenControls;
  /** Whether the row shows other languages too, so that the button's name has to say which one it speaks. */
  among?: boolean;
}) {
  const words = useWords(shellWords).listen;
  if (!listen.canSpeak(place.language) || text.trim() === '') return null;
  const { phase } = listen.stateOf(place) ?? {};
  const language = among ? languageName(place.language) : undefined;
  if (phase === 'asking' || phase === 'playing') {
    return (
      <IconButton
        icon={phase === 'asking' ? LoaderCircle : Square}
        label={words.stop(place.number, language)}
        onClick={listen.stop}
        className={phase === 'asking' ? '[&>svg]:animate-spin' : 'bg-marigold-tint text-ink'}
      />
    );
  }
  return (
    <IconButton
      icon={Volume2}
      label={words.start(place.number, language)}
      onClick={() => listen.start(place, text)}
    />
  );
}

/** Why a row could not be spoken. */
export function ListenProblem({ place, listen }: { place: ListenPlace; listen: ListenControls }) {
  const now = listen.stateOf(place);
  if (now?.phase !== 'failed') return null;
  return (
    <Suspense>
      <ListenFailure failure={now.failure} />
    </Suspense>
  );
}
