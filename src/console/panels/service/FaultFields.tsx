import { serviceWords } from '#console/catalogues/service/service.ts';
import { useWords } from '#console/catalogues/words.ts';
import { FaultSelect } from '#console/targets/FaultSelect.tsx';
import { segmentCodes } from '#console/targets/fault-kinds.ts';
import { Field } from '#console/ui/controls/Field.tsx';
import { Select } from '#console/ui/controls/Select.tsx';
import { TextInput } from '#console/ui/controls/TextInput.tsx';
import type { FaultForm } from './fault-form.ts';

interface FaultFieldsProps {
  form: FaultForm;
  onChange: (change: Partial<FaultForm>) => void;
}

/** The kind of fault, and its value for kinds that need one. */
export function FaultFields({ form, onChange }: FaultFieldsProps) {
  const words = useWords(serviceWords).faults;
  const numeric = (name: 'status' | 'milliseconds') => (
    <Field label={words[name]}>
      <TextInput
        inputMode="numeric"
        value={form[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    </Field>
  );
  return (
    <>
      <FaultSelect operation={form.operation} value={form.fault} onChange={(fault) => onChange({ fault })} />
      {form.fault === 'status' && numeric('status')}
      {form.fault === 'segment' && (
        <Field label={words.segment}>
          <Select
            options={segmentCodes.map((code) => ({ value: code, label: code }))}
            value={form.segment}
            onChange={(segment) => onChange({ segment })}
          />
        </Field>
      )}
      {form.fault === 'delay' && numeric('milliseconds')}
    </>
  );
}
