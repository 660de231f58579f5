import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A surface that holds one thing. Give it `aria-label` or `aria-labelledby`: it is a region. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      {...rest}
      className={classNames('min-w-0 rounded-lg border border-line bg-surface', className)}
    />
  );
}
