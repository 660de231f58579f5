import { createContext, type ReactNode, use, useRef } from 'react';

const AnnounceContext = createContext<(text: string) => void>(() => {});

/** The polite live region of the page. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const announce = useRef((text: string) => {
    const element = region.current;
    if (!element) return;
    // Screen readers repeat a sentence only if the text changes in between.
    element.textContent = element.textContent === text ? `${text}\u00a0` : text;
  });
  return (
    <AnnounceContext value={announce.current}>
      {children}
      <div ref={region} role="status" aria-live="polite" className="sr-only" />
    </AnnounceContext>
  );
}

/** Announces a sentence to screen readers. */
export function useAnnounce(): (text: string) => void {
  return use(AnnounceContext);
}
