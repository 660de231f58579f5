import { type ReactNode, useId, useRef, useState } from 'react';

interface PopoverProps {
  /** Accessible name of the popover. */
  label: string;
  /** Renders the button that opens it; spread the attributes on it. */
  button: (attributes: {
    popoverTarget: string;
    'aria-expanded': boolean;
    'aria-haspopup': 'dialog';
  }) => ReactNode;
  /** Rendered while open. `close` closes it and restores the focus. */
  children: (close: () => void) => ReactNode;
  className?: string;
  /** The box of a part of the page that the popover should not cover, such as a selection. */
  clearOf?: () => DOMRect | undefined;
}

/**
 * A popover opened by a button. It is the browser's own, which handles Escape, clicks outside and restoring
 * the focus; Base UI's would add 35 kB. The first control inside gets the focus.
 */
export function Popover({ label, button, children, className = '', clearOf }: PopoverProps) {
  const id = useId();
  const surface = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);

  const place = () => {
    const element = surface.current;
    const box = anchor.current?.firstElementChild?.getBoundingClientRect();
    if (!element || !box) return;
    const width = Math.min(element.offsetWidth, innerWidth - 16);
    // Aligned with the beginning of its button, or with the end where it would not fit.
    const [fromLeft, fromRight] = [box.left, box.right - width];
    const fits = document.dir === 'rtl' ? fromRight < 8 : fromLeft + width <= innerWidth - 8;
    const start = Math.max(8, Math.min(fits ? fromLeft : fromRight, innerWidth - width - 8));
    const room = { below: innerHeight - box.bottom - 14, above: box.top - 14 };
    const above = room.below < 260 && room.above > room.below;
    // Content that does not fit scrolls, even if it grows later.
    element.style.maxHeight = `min(44rem, ${Math.max(160, above ? room.above : room.below)}px)`;
    element.style.left = `${start + scrollX}px`;
    element.style.top = `${(above ? box.top - 6 : box.bottom + 6) + scrollY}px`;
    element.style.transform = above ? 'translateY(-100%)' : '';
    const clear = clearOf?.();
    const covered = element.getBoundingClientRect();
    if (!clear || above || covered.bottom < clear.top || covered.top > clear.bottom) return;
    if (innerHeight - clear.bottom - 14 < Math.min(covered.height, 160)) return;
    element.style.top = `${clear.bottom + 6 + scrollY}px`;
    element.style.maxHeight = `min(44rem, ${innerHeight - clear.bottom - 14}px)`;
  };
  /** Places the popover again after a resize; stops listening for resizes once it is closed. */
  const follow = () => {
    if (surface.current?.matches(':popover-open')) place();
    else removeEventListener('resize', follow);
  };

  return (
    <span ref={anchor} className="inline-flex">
      {button({ popoverTarget: id, 'aria-expanded': open, 'aria-haspopup': 'dialog' })}
      <div
        ref={surface}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        onBeforeToggle={(event) => {
          if (event.newState === 'open') setOpen(true);
        }}
        onToggle={(event) => {
          // Removed only after closing: the browser restores the focus only while the focused element still exists.
          if (event.newState !== 'open') return setOpen(false);
          place();
          addEventListener('resize', follow);
          surface.current
            ?.querySelector<HTMLElement>('input:checked, input, select, button')
            ?.focus({ preventScroll: true });
        }}
        onBlur={({ relatedTarget }) => {
          // The browser does not close it when Tab moves the focus out.
          if (relatedTarget instanceof Node && !anchor.current?.contains(relatedTarget)) {
            surface.current?.hidePopover();
          }
        }}
        className={`absolute inset-auto m-0 max-h-[min(44rem,85dvh)] w-80 max-w-[calc(100vw-1rem)] overflow-y-auto rounded border border-line-strong bg-surface p-3 text-start shadow-raised ${className}`}
      >
        {open && children(() => surface.current?.hidePopover())}
      </div>
    </span>
  );
}
