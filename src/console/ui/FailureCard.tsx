import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { describeFailure, type FailureDescription } from '#client/describe-failure.ts';
import type { Failure } from '#client/outcome.ts';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Button } from './Button.tsx';

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

interface DescriptionCardProps {
  said: FailureDescription;
  note?: string | undefined;
  /** The things to do, as buttons. */
  children?: ReactNode;
}

/** A failure that is already in words. */
export function DescriptionCard({ said, note, children }: DescriptionCardProps) {
  const words = useWords(shellWords).failure;
  const facts: readonly [string, string | number | undefined][] = [
    [words.status, said.httpStatus],
    [words.code, said.code],
    [words.field, said.field],
    [words.rule, said.rule],
    // A refusal's explanation quotes it already.
    [words.received, said.received && said.explanation.includes(said.received) ? undefined : said.received],
  ];
  return (
    <div role="alert" className="m-4 rounded border border-failed bg-surface">
      <div className="flex items-start gap-3 rounded-t bg-failed-tint px-4 py-3 text-failed">
        <CircleAlert aria-hidden="true" size={20} className="mt-0.5 shrink-0" />
        <p className="text-lg font-semibold">{said.title}</p>
      </div>
      <div className="flex flex-col gap-3 px-4 py-3">
        {note && <p className="text-base">{note}</p>}
        <p className="text-base">{said.explanation}</p>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
          {facts.map(([name, value]) =>
            value === undefined || value === '' ? null : (
              <div key={name} className="contents">
                <dt className="text-ink-third">{name}</dt>
                <dd
                  dir="auto"
                  className={
                    name === words.received ? 'max-h-40 overflow-y-auto font-mono text-xs leading-5' : ''
                  }
                >
                  {value}
                </dd>
              </div>
            ),
          )}
        </dl>
        <p className="text-base font-medium">{said.remedy}</p>
        <div className="flex flex-wrap gap-2 empty:hidden">{children}</div>
      </div>
    </div>
  );
}
