import { serviceWords } from '#console/catalogues/service/service.ts';
import { useWords } from '#console/catalogues/words.ts';
import { Field } from '#console/ui/controls/Field.tsx';
import { Select } from '#console/ui/controls/Select.tsx';
import { errorRowsOf, type OperationId } from '#contract/errors.ts';
import { otherFaultKindsOf } from './fault-kinds.ts';
import { faultWords } from './fault-words.ts';

interface FaultSelectProps {
  operation: OperationId;
  /** The id of an error row, or one of the other kinds. */
  value: string;
  onChange: (fault: string) => void;
}

/** Chooses one of the faults that an operation can have. */
export function FaultSelect({ operation, value, onChange }: FaultSelectProps) {
  const words = useWords(serviceWords).faults;
  return (
    <Field label={words.fault}>
      <Select
        options={[
          ...otherFaultKindsOf(operation).map((kind) => ({
            value: kind as string,
            label: words.kinds[kind],
          })),
          ...errorRowsOf(operation).map((row) => ({
            value: row.id,
            label: faultWords({ kind: 'row', row: row.id }, words),
          })),
        ]}
        value={value}
        onChange={onChange}
      />
    </Field>
  );
}
