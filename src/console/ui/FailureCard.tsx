import type { ReactNode } from 'react';
import { describeFailure } from '#client/describe-failure.ts';
import type { Failure } from '#client/outcome.ts';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Button } from './Button.tsx';
import { DescriptionCard } from './DescriptionCard.tsx';

interface FailureCardProps {
  failure: Failure;
  /** Sends the same once more. */
  onAgain?: (() => void) | undefined;
  /** Sends what the contract refuses; offered only for such a failure. */
  onSendAnyway?: (() => void) | undefined;
  /** One more action that fits this place. */
  action?: ReactNode;
  /** What this place adds to the words of the failure. */
  note?: string | undefined;
}

/** Refusals that end only with another account: sending the same again cannot help. */
const aboutAccount = ['invalid-credentials', 'expired', 'exhausted', 'unauthorized-api'].map(
  (name) => `.${name}`,
);

function endsWithAnotherAccount(failure: Failure): boolean {
  const id = failure.kind === 'refused' ? failure.row?.id : undefined;
  return id !== undefined && aboutAccount.some((name) => id.endsWith(name));
}

/** A failure: what happened, as received, which rule it is, which field, and one thing to do. */
export function FailureCard({ failure, onAgain, onSendAnyway, action, note }: FailureCardProps) {
  const words = useWords(shellWords).failure;
  return (
    <DescriptionCard said={describeFailure(failure)} note={note}>
      {endsWithAnotherAccount(failure) && (
        <Button onClick={() => document.getElementById('account-menu')?.click()}>
          {words.chooseAccount}
        </Button>
      )}
      {failure.kind === 'invalid-request'
        ? failure.sendable && onSendAnyway && <Button onClick={onSendAnyway}>{words.sendAnyway}</Button>
        : onAgain && <Button onClick={onAgain}>{words.again}</Button>}
      {action}
    </DescriptionCard>
  );
}
