import { CircleSlash } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Failure } from '#client/outcome.ts';
import { pageWords } from '#console/catalogues/page.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { describeFailure } from '#console/ui/feedback/describe-failure.ts';
import { EmptyState } from '#console/ui/feedback/EmptyState.tsx';
import { FailureCard } from '#console/ui/feedback/FailureCard.tsx';

interface RunFailureProps {
  failure: Failure;
  /** An additional action. */
  action?: ReactNode;
  onAgain: () => void;
  onSendAnyway: () => void;
}

/** A call that did not succeed: refused, failed or cancelled. */
export function RunFailure({ failure, action, onAgain, onSendAnyway }: RunFailureProps) {
  const words = useWords(pageWords).failure;
  if (failure.kind !== 'aborted') {
    return <FailureCard failure={failure} onAgain={onAgain} onSendAnyway={onSendAnyway} action={action} />;
  }
  const { title, explanation } = describeFailure(failure);
  return (
    <EmptyState icon={CircleSlash} title={title} action={<Button onClick={onAgain}>{words.again}</Button>}>
      {explanation}
    </EmptyState>
  );
}
