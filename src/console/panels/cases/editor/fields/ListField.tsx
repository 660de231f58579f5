import { useState } from 'react';
import { Field } from '#console/ui/controls/Field.tsx';
import { TextInput } from '#console/ui/controls/TextInput.tsx';

interface ListFieldProps<Item> {
  label: string;
  hint?: string;
  items: readonly Item[];
  /** Converts the text between two commas to an item. */
  read: (text: string) => Item;
  onChange: (items: Item[]) => void;
}

/** Short values in one line, separated by commas. */
export function ListField<Item extends string | number>({
  label,
  hint,
  items,
  read,
  onChange,
}: ListFieldProps<Item>) {
  const [typed, setTyped] = useState('');
  const itemsOf = (text: string) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map(read);
  const written = items.join(', ');
  const text = itemsOf(typed).join(', ') === written ? typed : written;
  return (
    <Field label={label} hint={hint}>
      <TextInput
        value={text}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(itemsOf(target.value));
        }}
      />
    </Field>
  );
}
