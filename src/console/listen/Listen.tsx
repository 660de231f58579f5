import { LoaderCircle, Square, Volume2 } from 'lucide-react';
import { describeFailure } from '#client/failures/describe-failure.ts';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { IconButton } from '#console/ui/controls/Button.tsx';
import type { ListenControls } from './use-listen.ts';

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
  const words = useWords(shellWords).listen;
  if (now?.phase !== 'failed' || now.row !== number) return null;
  const failure = now.failure === 'not-played' ? undefined : describeFailure(now.failure);
  return (
    <p role="alert" className="pt-1 text-sm text-failed">
      {failure ? words.failed(failure.title, failure.explanation) : words.notPlayed}
    </p>
  );
}
