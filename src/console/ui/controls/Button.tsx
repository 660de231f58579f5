import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Kbd } from '../keyboard/Kbd.tsx';
import { classNames } from './class-names.ts';

const variantClasses = {
  /** The one main action of a panel. */
  primary:
    'bg-ink text-paper font-semibold border border-transparent hover:shadow-[0_0_0_3px_var(--line-strong)]',
  secondary: 'border border-control bg-surface font-semibold hover:bg-sunken',
  quiet: 'border border-transparent font-semibold text-ink-second hover:bg-sunken hover:text-ink',
  danger: 'border border-failed text-failed bg-surface font-semibold hover:bg-failed-tint',
} as const;

const sizeClasses = {
  small: 'min-h-8 px-2.5 text-sm gap-1.5',
  medium: 'min-h-9.5 px-3.5 text-base gap-2',
} as const;

interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof variantClasses;
  size?: keyof typeof sizeClasses;
  icon?: LucideIcon;
  /** Keys to show on the button, `['Ctrl', '↵']`; set `aria-keyshortcuts` too. */
  keys?: readonly string[];
}

/** A button; `type` defaults to `button`. */
export function Button({
  look = 'secondary',
  size = 'medium',
  icon: Icon,
  keys,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        'inline-flex items-center justify-center rounded transition-colors disabled:opacity-55',
        variantClasses[look],
        sizeClasses[size],
        className,
      )}
    >
      {Icon && <Icon aria-hidden="true" size={16} className="shrink-0" />}
      {children}
      {keys && <Kbd keys={keys} />}
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon;
  /** The accessible name and the tooltip. */
  label: string;
}

/** A button with only an icon. */
export function IconButton({ icon: Icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(
        'inline-flex size-8 shrink-0 items-center justify-center rounded text-ink-second transition-colors hover:bg-sunken hover:text-ink disabled:opacity-55',
        className,
      )}
    >
      <Icon aria-hidden="true" size={16} />
    </button>
  );
}
