import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useFieldAttributes } from './Field.tsx';

const inputClass = 'w-full rounded border border-control bg-surface aria-invalid:border-failed';

/** A one-line text field; put it in a `Field` or give it `aria-label`. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      type="text"
      autoComplete="off"
      spellCheck={false}
      {...useFieldAttributes()}
      {...rest}
      className={classNames(inputClass, 'min-h-9 px-2.5 text-base', className)}
    />
  );
}

/** A text field of several lines; put it in a `Field`. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      spellCheck={false}
      {...useFieldAttributes()}
      {...rest}
      className={classNames(inputClass, className)}
    />
  );
}
