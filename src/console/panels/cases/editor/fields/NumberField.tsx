import { useState } from 'react';
import { Field } from '#console/ui/controls/Field.tsx';
import { TextInput } from '#console/ui/controls/TextInput.tsx';

interface NumberFieldProps {
  label: string;
  unit?: string | undefined;
  placeholder?: string | undefined;
  /** A text is a placeholder of the data, or what was typed so far and is no number yet. */
  value: number | string | undefined;
  /** Undefined for an empty field. */
  onChange: (value: number | string | undefined) => void;
}

/** The number that a text writes, the text itself where it is none, undefined where it is empty. */
export function numberOrText(text: string): number | string | undefined {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return undefined;
  return Number.isFinite(Number(typed)) ? Number(typed) : text.trim();
}

/** A number with its unit; a placeholder such as `{{column}}` is taken too. */
export function NumberField({ label, unit, placeholder, value, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState('');
  // What is typed stays as it is, `1.` for example, as long as it writes the value.
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
