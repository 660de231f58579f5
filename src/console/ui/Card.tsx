import type { ComponentProps } from 'react';
import { classNames } from './controls/class-names.ts';

/** A card. It is a region, so it needs `aria-label` or `aria-labelledby`. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      {...rest}
      className={classNames('min-w-0 rounded-lg border border-line bg-surface', className)}
    />
  );
}
