import { CircleSlash } from 'lucide-react';
import { describeFailure } from '#client/describe-failure.ts';
import type { Failure } from '#client/outcome.ts';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { FailureCard } from './FailureCard.tsx';

interface RunFailureProps {
  failure: Failure;
  onAgain: () => void;
  onSendAnyway: () => void;
}

/** A panel's call that brought no answer: cancelled, or failed. */
export function RunFailure({ failure, onAgain, onSendAnyway }: RunFailureProps) {
  const words = useWords(shellWords).failure;
  if (failure.kind !== 'aborted') {
    return <FailureCard failure={failure} onAgain={onAgain} onSendAnyway={onSendAnyway} />;
  }
  const said = describeFailure(failure);
  return (
    <EmptyState
      icon={CircleSlash}
      title={said.title}
      action={<Button onClick={onAgain}>{words.again}</Button>}
    >
      {said.explanation}
    </EmptyState>
  );
}
