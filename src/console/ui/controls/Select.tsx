import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useFieldAttributes } from './Field.tsx';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** BCP-47 tag of the label, when it is not in the language of the interface. */
  readonly lang?: string;
}

interface SelectProps<Value extends string> extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  options: readonly SelectOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/**
 * The browser's own select. Put it in a `Field` or give it `aria-label`. A value that is not among the options, such as
 * one that a tester entered, is shown as it is.
 */
export function Select<Value extends string>({
  options,
  value,
  onChange,
  className,
  ...rest
}: SelectProps<Value>) {
  const known = options.some((option) => option.value === value);
  return (
    <select
      {...useFieldAttributes()}
      {...rest}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value);
        if (chosen) onChange(chosen.value);
      }}
      className={classNames(
        // As wide as the chosen option, since measuring the others would load the fonts of all their scripts.
        'select-arrow field-sizing-content min-h-9 max-w-full rounded border border-control bg-surface ps-2.5 text-base text-ellipsis hover:bg-sunken disabled:opacity-55',
        className,
      )}
    >
      {!known && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} lang={option.lang}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
