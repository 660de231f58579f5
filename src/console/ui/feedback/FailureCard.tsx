import type { ReactNode } from 'react';
import type { Failure } from '#client/outcome.ts';
import { pageWords } from '#console/catalogues/page.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '../controls/Button.tsx';
import { DescriptionCard } from './DescriptionCard.tsx';
import { describeFailure } from './describe-failure.ts';

interface FailureCardProps {
  failure: Failure;
  /** Sends the same request again. */
  onAgain?: (() => void) | undefined;
  /** Sends the request although the contract refuses it; offered only for such requests. */
  onSendAnyway?: (() => void) | undefined;
  /** An additional action. */
  action?: ReactNode;
  /** A sentence added to the description. */
  note?: string | undefined;
}

/** Endings of the ids of refusals that only another account can avoid; sending again with the same account fails. */
const accountRowEndings = ['invalid-credentials', 'expired', 'exhausted', 'unauthorized-api'].map(
  (name) => `.${name}`,
);

function needsAnotherAccount(failure: Failure): boolean {
  const id = failure.kind === 'refused' ? failure.row?.id : undefined;
  return id !== undefined && accountRowEndings.some((name) => id.endsWith(name));
}

/** A failure: what happened, the message received, the rule, the field, and what to do. */
export function FailureCard({ failure, onAgain, onSendAnyway, action, note }: FailureCardProps) {
  const words = useWords(pageWords).failure;
  return (
    <DescriptionCard description={describeFailure(failure)} note={note}>
      {needsAnotherAccount(failure) && (
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
