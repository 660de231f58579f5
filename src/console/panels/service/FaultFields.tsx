import { serviceWords } from '#console/catalogues/service.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { Field } from '#console/ui/Field.tsx';
import { Select } from '#console/ui/Select.tsx';
import { TextInput } from '#console/ui/TextInput.tsx';
import { errorRowsOf } from '#contract/errors.ts';
import { type FaultForm, otherKindsOf, segmentCodes } from './fault-form.ts';
import { faultWords } from './fault-words.ts';

interface FaultFieldsProps {
  form: FaultForm;
  onChange: (change: Partial<FaultForm>) => void;
}

/** Which fault, and the one value that some of them take. */
export function FaultFields({ form, onChange }: FaultFieldsProps) {
  const words = useWords(serviceWords).faults;
  return (
    <>
      <Field label={words.fault}>
        {(ids) => (
          <Select
            {...ids}
            options={[
              ...otherKindsOf(form.operation).map((kind) => ({ value: kind, label: words.kinds[kind] })),
              ...errorRowsOf(form.operation).map((row) => ({
                value: row.id,
                label: faultWords({ kind: 'row', row: row.id }, words),
              })),
            ]}
            value={form.fault}
            onChange={(fault) => onChange({ fault })}
          />
        )}
      </Field>
      {form.fault === 'status' && (
        <Field label={words.status}>
          {(ids) => (
            <TextInput
              {...ids}
              inputMode="numeric"
              value={form.status}
              onChange={(event) => onChange({ status: event.target.value })}
            />
          )}
        </Field>
      )}
      {form.fault === 'segment' && (
        <Field label={words.segment}>
          {(ids) => (
            <Select
              {...ids}
              options={segmentCodes.map((code) => ({ value: code, label: code }))}
              value={form.segment}
              onChange={(segment) => onChange({ segment })}
            />
          )}
        </Field>
      )}
      {form.fault === 'delay' && (
        <Field label={words.milliseconds}>
          {(ids) => (
            <TextInput
              {...ids}
              inputMode="numeric"
              value={form.milliseconds}
              onChange={(event) => onChange({ milliseconds: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}
