import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { ReferenceLink } from '#console/ui/details/ReferenceLink.tsx';

interface CardHeadProps extends Omit<ComponentProps<'h2'>, 'children'> {
  /** The id by which the card is labelled. */
  id: string;
  title: string;
  /** The anchor in the reference that explains the subject of the card. */
  anchor: string;
  /** At the end of the line. */
  action?: ReactNode;
  /** What the card is for. */
  children?: ReactNode;
}

/** The head of a card: its title with a link into the reference, and what the card is for. */
export function CardHead({ id, title, anchor, action, children, ...heading }: CardHeadProps) {
  // The browser scrolls to the fragment of the address before the parts above it are loaded, so the page scrolls
  // again whenever its height changes, until the user does something.
  useEffect(() => {
    if (location.hash === `#${id}`) return keepInView(document.getElementById(id));
  }, [id]);
  return (
    <div className="border-b border-line px-4 py-2">
      <div className="flex items-center gap-1">
        <h2 {...heading} id={id} className="scroll-mt-20 text-base font-semibold">
          {title}
        </h2>
        <ReferenceLink anchor={anchor} name={title} />
        {action && <span className="ms-auto flex">{action}</span>}
      </div>
      {children}
    </div>
  );
}

/** Scrolls to an element whenever the height of the page changes, until the returned function is called or the user acts. */
function keepInView(element: HTMLElement | null): () => void {
  const acted = new AbortController();
  const observer = new ResizeObserver(() => element?.scrollIntoView());
  observer.observe(document.body);
  acted.signal.addEventListener('abort', () => observer.disconnect());
  for (const event of ['pointerdown', 'keydown', 'wheel', 'touchstart']) {
    addEventListener(event, () => acted.abort(), { signal: acted.signal, passive: true });
  }
  return () => acted.abort();
}
