import { type ComponentProps, Suspense } from 'react';
import { Boundary } from '#console/ui/Boundary.tsx';
import { Popover } from '#console/ui/overlays/Popover.tsx';
import type { Preloadable } from '#console/ui/preloadable.ts';

interface MenuProps extends ComponentProps<'button'> {
  /** Accessible name of the popover. */
  label: string;
  width?: string;
  list: Preloadable<{ close: () => void }>;
}

/** A button of the top bar that opens a list, whose code is loaded when the button is about to be pressed. */
export function Menu({ label, width, list: { load, Component: List }, ...rest }: MenuProps) {
  return (
    <Popover
      label={label}
      className={width}
      button={(attributes) => (
        <button
          type="button"
          {...attributes}
          onPointerEnter={load}
          onFocus={load}
          {...rest}
          className="inline-flex min-h-8 items-center gap-2 rounded-full border border-control bg-surface px-3 text-sm hover:bg-sunken"
        />
      )}
    >
      {(close) => (
        <Boundary>
          <Suspense fallback={<div className="h-64" />}>
            <List close={close} />
          </Suspense>
        </Boundary>
      )}
    </Popover>
  );
}
