import { LoaderCircle, Square, Volume2 } from 'lucide-react';
import { Suspense } from 'react';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { onceIdle } from '#console/ui/idle.ts';
import { preloadable } from '#console/ui/preloadable.ts';
import type { ListenControls } from './use-listen.ts';

const { load, Component: ListenFailure } = preloadable(
  async () => (await import('./ListenFailure.tsx')).ListenFailure,
);
// Loaded early, so that a failure can be shown even when the server is down by then.
onceIdle(load);

/** Starts and stops speaking a row; absent if there is no voice for the language. */
export function ListenButton({
  number,
  text,
  listen,
}: {
  number: number;
  text: string;
  listen: ListenControls;
}) {
  const words = useWords(shellWords).listen;
  if (listen.speaker === undefined || text.trim() === '') return null;
  const phase = listen.now?.row === number ? listen.now.phase : undefined;
  if (phase === 'asking' || phase === 'playing') {
    return (
      <IconButton
        icon={phase === 'asking' ? LoaderCircle : Square}
        label={words.stop(number)}
        onClick={listen.stop}
        className={phase === 'asking' ? '[&>svg]:animate-spin' : 'bg-marigold-tint text-ink'}
      />
    );
  }
  return <IconButton icon={Volume2} label={words.start(number)} onClick={() => listen.start(number, text)} />;
}

/** Why a row could not be spoken. */
export function ListenProblem({ number, listen: { now } }: { number: number; listen: ListenControls }) {
  if (now?.phase !== 'failed' || now.row !== number) return null;
  return (
    <Suspense>
      <ListenFailure failure={now.failure} />
    </Suspense>
  );
}
