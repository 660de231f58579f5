import { type ComponentProps, useId } from 'react';
import { Select } from '#console/ui/controls/Select.tsx';

interface FilterFieldProps<Value extends string> extends ComponentProps<typeof Select<Value>> {
  label: string;
}

/** A select with its label on the same line. */
export function FilterField<Value extends string>({ label, ...rest }: FilterFieldProps<Value>) {
  const id = useId();
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-1.5">
      <label htmlFor={id} className="text-sm whitespace-nowrap text-ink-second">
        {label}
      </label>
      <Select {...rest} id={id} />
    </span>
  );
}
