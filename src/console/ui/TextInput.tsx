import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A one-line text field; wrap it in a `Field` or give it `aria-label`. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      type="text"
      autoComplete="off"
      spellCheck={false}
      {...rest}
      className={classNames(
        'min-h-9 w-full rounded border border-control bg-surface px-2.5 text-base aria-invalid:border-failed',
        className,
      )}
    />
  );
}
