import { useQuery } from '@tanstack/react-query';
import { comparisonWords } from '#console/catalogues/comparison.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Field } from '#console/ui/controls/Field.tsx';
import { Select } from '#console/ui/controls/Select.tsx';
import { defaultAccount, embeddedTarget } from '#contract/proxy/targets.ts';
import { accountsQuery, targetsQuery } from './queries.ts';
import { type SessionCredentials, type TargetChoice, useTargetChoice } from './target-choice.tsx';

/** A target and the account of its calls. */
export interface CallSide {
  readonly target: string;
  /** Name of a demo account of the embedded service; empty for the credentials typed for this session. */
  readonly account: string;
}

/** The typed credentials of a side, if it uses any. */
export function sessionOf(side: CallSide, choice: TargetChoice): SessionCredentials | undefined {
  const isTyped = side.target !== embeddedTarget || side.account === '';
  return side.target === choice.target && isTyped ? choice.session : undefined;
}

/** A side to compare a call with: another target if there is one, otherwise another account, otherwise the same. */
export function useOtherSide({ target, account }: CallSide): CallSide {
  const targets = useQuery(targetsQuery).data?.targets ?? [];
  const accounts = useQuery(accountsQuery).data ?? [];
  const otherTarget = targets.find(
    ({ name, hasCredentials }) => name !== target && (hasCredentials || name === embeddedTarget),
  )?.name;
  if (otherTarget !== undefined) return { target: otherTarget, account: defaultAccount };
  const otherAccount = accounts.find(({ name }) => name !== account)?.name;
  if (target === embeddedTarget && otherAccount !== undefined) return { target, account: otherAccount };
  return { target, account };
}

interface TargetFieldsProps {
  value: CallSide;
  onChange: (side: CallSide) => void;
}

/** Selects a target and an account without changing the page's choice. */
export function TargetFields({ value, onChange }: TargetFieldsProps) {
  const words = useWords(comparisonWords);
  const choice = useTargetChoice();
  const targets = useQuery(targetsQuery).data?.targets ?? [];
  const isEmbedded = value.target === embeddedTarget;
  const accounts = useQuery({ ...accountsQuery, enabled: isEmbedded }).data ?? [];
  const lacksCredentials =
    targets.some(({ name, hasCredentials }) => name === value.target && !hasCredentials) &&
    sessionOf(value, choice) === undefined;
  return (
    <>
      <Field
        label={words.target}
        problem={lacksCredentials ? words.noCredentials : undefined}
        hint={isEmbedded || lacksCredentials ? undefined : words.configured}
      >
        <Select
          value={value.target}
          options={targets.map(({ name }) => ({ value: name, label: name }))}
          onChange={(target) => onChange({ target, account: defaultAccount })}
        />
      </Field>
      {isEmbedded && (
        <Field label={words.account}>
          <Select
            value={value.account}
            options={[
              ...accounts.map(({ name }) => ({ value: name, label: name })),
              ...(choice.session && choice.target === embeddedTarget
                ? [{ value: '', label: words.typed }]
                : []),
            ]}
            onChange={(account) => onChange({ ...value, account })}
          />
        </Field>
      )}
    </>
  );
}
