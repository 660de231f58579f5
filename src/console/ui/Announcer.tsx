import { createContext, type ReactNode, use, useRef } from 'react';

const AnnounceContext = createContext<(text: string) => void>(() => {});

/** A live region for the whole page: what changed, said once, politely. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const announce = useRef((text: string) => {
    const element = region.current;
    if (!element) return;
    // The same sentence twice is only heard twice when the text changes in between.
    element.textContent = element.textContent === text ? `${text}\u00a0` : text;
  });
  return (
    <AnnounceContext value={announce.current}>
      {children}
      <div ref={region} role="status" aria-live="polite" className="sr-only" />
    </AnnounceContext>
  );
}

/** Says a sentence to people who listen to the page. */
export function useAnnounce(): (text: string) => void {
  return use(AnnounceContext);
}
