import { useId } from 'react';
import { Field } from '#console/ui/controls/Field.tsx';
import { TextInput } from '#console/ui/controls/TextInput.tsx';

export interface Suggestion {
  readonly value: string;
  readonly label?: string | undefined;
}

interface SuggestedFieldProps {
  label: string;
  hint?: React.ReactNode;
  problem?: string | undefined;
  placeholder?: string | undefined;
  suggestions: readonly Suggestion[];
  value: string;
  onChange: (value: string) => void;
}

/** A text with the documented values to choose from; any other text, such as a placeholder, is accepted too. */
export function SuggestedField({
  label,
  hint,
  problem,
  placeholder,
  suggestions,
  value,
  onChange,
}: SuggestedFieldProps) {
  const id = useId();
  return (
    <Field label={label} hint={hint} problem={problem}>
      <TextInput
        list={id}
        value={value}
        placeholder={placeholder}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={id}>
        {suggestions.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </datalist>
    </Field>
  );
}
