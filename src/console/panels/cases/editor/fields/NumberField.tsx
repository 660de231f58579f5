import { useState } from 'react';
import { Field } from '#console/ui/controls/Field.tsx';
import { TextInput } from '#console/ui/controls/TextInput.tsx';

interface NumberFieldProps {
  label: string;
  unit?: string | undefined;
  placeholder?: string | undefined;
  /** A text is a placeholder of the data, or an unfinished number. */
  value: number | string | undefined;
  /** Undefined for an empty field. */
  onChange: (value: number | string | undefined) => void;
}

/** The number that was typed; the text itself if it is not a number; undefined if it is empty. */
export function numberOrText(text: string): number | string | undefined {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return undefined;
  return Number.isFinite(Number(typed)) ? Number(typed) : text.trim();
}

/** A number with its unit; a placeholder such as `{{column}}` is accepted too. */
export function NumberField({ label, unit, placeholder, value, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState('');
  // The typed text, for example `1.`, stays unchanged as long as it stands for the value.
  const text = numberOrText(typed) === value ? typed : String(value ?? '');
  return (
    <Field label={unit === undefined ? label : `${label} (${unit})`}>
      <TextInput
        inputMode="decimal"
        value={text}
        placeholder={placeholder}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(numberOrText(target.value));
        }}
        className="tabular"
      />
    </Field>
  );
}
