import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { CallFailed } from '#client/outcome.ts';
import { serviceWords } from '#console/catalogues/service/service.ts';
import { useWords } from '#console/catalogues/words.ts';
import { faultWords } from '#console/targets/fault-words.ts';
import { armMutation, clearMutation, faultsQuery } from '#console/targets/faults.ts';
import { Card } from '#console/ui/Card.tsx';
import { Button } from '#console/ui/controls/Button.tsx';
import { Field } from '#console/ui/controls/Field.tsx';
import { Select } from '#console/ui/controls/Select.tsx';
import { TextInput } from '#console/ui/controls/TextInput.tsx';
import { useAnnounce } from '#console/ui/feedback/Announcer.tsx';
import { FailureCard } from '#console/ui/feedback/FailureCard.tsx';
import { StatusChip } from '#console/ui/feedback/StatusChip.tsx';
import { operationIds } from '#contract/errors.ts';
import type { ArmedFault } from '#contract/local/service.ts';
import { CardHead } from './CardHead.tsx';
import { FaultFields } from './FaultFields.tsx';
import { type FaultForm, faultToArm, withOperation } from './fault-form.ts';

interface FaultInjectionProps {
  form: FaultForm;
  onChange: (change: Partial<FaultForm>) => void;
}

/** Makes the next calls of a function fail, for testing. */
export function FaultInjection({ form, onChange: change }: FaultInjectionProps) {
  const words = useWords(serviceWords).faults;
  const announce = useAnnounce();
  const client = useQueryClient();
  const [refused, setRefused] = useState(false);
  const faults = useQuery(faultsQuery);
  const arm = useMutation(armMutation(client));
  const clear = useMutation(clearMutation(client));
  const failed = [arm.error, clear.error, faults.error].find((error) => error instanceof CallFailed);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const fault = faultToArm(form);
    setRefused(fault === undefined);
    if (fault) arm.mutate(fault, { onSuccess: () => announce(words.added) });
  };
  return (
    <Card aria-labelledby="faults">
      <CardHead id="faults" title={words.title} anchor="errors">
        <p className="text-sm text-ink-second">{words.explain}</p>
      </CardHead>
      <form onSubmit={submit} noValidate className="flex flex-col gap-3 p-4">
        <Field label={words.operation}>
          <Select
            options={operationIds.map((value) => ({ value, label: words.operations[value] }))}
            value={form.operation}
            onChange={(operation) => change(withOperation(form, operation))}
          />
        </Field>
        <FaultFields form={form} onChange={change} />
        <div className="flex flex-wrap items-end gap-3">
          <Field label={words.times} hint={words.timesHint} problem={refused ? words.problem : undefined}>
            <TextInput
              inputMode="numeric"
              value={form.times}
              onChange={(event) => change({ times: event.target.value })}
              className="max-w-28"
            />
          </Field>
          <Button type="submit" look="primary" disabled={arm.isPending} className="ms-auto">
            {words.add}
          </Button>
        </div>
      </form>
      {failed instanceof CallFailed && (
        <FailureCard failure={failed.failure} onAgain={() => void faults.refetch()} />
      )}
      <ArmedFaultList
        faults={faults.data?.faults ?? []}
        onClear={() => clear.mutate(undefined, { onSuccess: () => announce(words.cleared) })}
      />
    </Card>
  );
}

/** The armed faults, with a button to disarm them. */
function ArmedFaultList({ faults, onClear }: { faults: readonly ArmedFault[]; onClear: () => void }) {
  const words = useWords(serviceWords).faults;
  if (faults.length === 0) {
    return <p className="border-t border-line px-4 py-3 text-sm text-ink-third">{words.none}</p>;
  }
  return (
    <div className="flex items-start justify-between gap-3 border-t border-line px-4 py-3">
      <ul aria-label={words.armed} className="flex min-w-0 flex-col gap-1.5">
        {faults.map(({ operation, times, fault }, index) => (
          <li
            key={`${operation} ${index.toString()}`}
            className="flex flex-wrap items-center gap-x-2 text-sm"
          >
            <StatusChip tone="failed">{faultWords(fault, words)}</StatusChip>
            <span>{words.order(times, words.operations[operation])}</span>
          </li>
        ))}
      </ul>
      <Button size="small" onClick={onClear}>
        {words.clear}
      </Button>
    </div>
  );
}
