import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { ReferenceLink } from '#console/ui/details/ReferenceLink.tsx';
import { keepInView } from '#console/ui/lists/keep-in-view.ts';

interface CardHeadProps extends Omit<ComponentProps<'h2'>, 'children'> {
  /** The id by which the card is labelled. */
  id: string;
  title: string;
  /** The anchor in the reference that explains the subject of the card. */
  anchor: string;
  /** Shown at the end of the line of the title. */
  action?: ReactNode;
  /** What the card is for. */
  children?: ReactNode;
}

/** The head of a card: its title with a link into the reference, and what the card is for. */
export function CardHead({ id, title, anchor, action, children, ...heading }: CardHeadProps) {
  // The browser scrolls to the fragment of the address before the parts above it are loaded, so the page is
  // scrolled again when they are.
  useEffect(() => {
    const element = location.hash === `#${id}` && document.getElementById(id);
    if (element) return keepInView(element);
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
