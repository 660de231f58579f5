import type { FailureDescription } from '#client/failures/describe-failure.ts';
import { type FileProblem, messageOf } from '#client/local/database-files.ts';
import { CallFailed } from '#client/outcome.ts';
import { type DatabaseWords, databaseWords } from '#console/catalogues/databases/database.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Button } from '#console/ui/controls/Button.tsx';
import { DescriptionCard } from '#console/ui/feedback/DescriptionCard.tsx';
import { FailureCard } from '#console/ui/feedback/FailureCard.tsx';

/** A refusal of the service: its status and its message. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
}

/** The refusal that an error carries; undefined for a network failure or an answer that cannot be read. */
export function refusalOf(error: Error | null | undefined): Refusal | undefined {
  if (!(error instanceof CallFailed) || error.failure.kind !== 'unexpected') return undefined;
  const { httpStatus, body } = error.failure;
  return httpStatus >= 400 ? { status: httpStatus, message: messageOf(body) } : undefined;
}

interface ProblemProps {
  error: Error | null | undefined;
  /** Whether the refused call would have added an item. */
  isNew?: boolean;
  onAgain?: (() => void) | undefined;
}

/** Why a call to a database failed, and what to do. */
export function Problem({ error, isNew = false, onAgain }: ProblemProps) {
  const refusal = refusalOf(error);
  if (refusal) return <RefusalCard refusal={refusal} isNew={isNew} onAgain={onAgain} />;
  return error instanceof CallFailed && <FailureCard failure={error.failure} onAgain={onAgain} />;
}

interface FileProblemCardProps {
  problem: FileProblem;
  /** Shown when there was no answer. */
  interrupted: FailureDescription;
}

/** Explains why a file could not be sent or received. */
export function FileProblemCard({ problem: { status = 0, message }, interrupted }: FileProblemCardProps) {
  if (status < 400) return <DescriptionCard description={interrupted} />;
  return <RefusalCard refusal={{ status, message }} />;
}

interface RefusalCardProps {
  refusal: Refusal;
  isNew?: boolean;
  onAgain?: (() => void) | undefined;
}

/** A refusal in words: the cause and the remedy. */
function RefusalCard({ refusal, isNew = false, onAgain }: RefusalCardProps) {
  const words = useWords(databaseWords).refused;
  const { status, message } = refusal;
  return (
    <DescriptionCard
      description={{ ...refusalWords(refusal, isNew, words), httpStatus: status, received: message }}
    >
      {onAgain && <Button onClick={onAgain}>{words.again}</Button>}
    </DescriptionCard>
  );
}

function refusalWords({ status, message }: Refusal, isNew: boolean, words: DatabaseWords['refused']) {
  if (status === 409) return isNew ? words.exists : words.conflict;
  if (status === 404) return words.gone;
  if (status >= 500) return words.broken;
  return { ...words.invalid, explanation: words.said(message || `HTTP ${status}`) };
}
