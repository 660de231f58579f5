import { useEffect, useState } from 'react';
import { keepInView } from './keep-in-view.ts';

/** Whether the component has been painted once. Parts that can wait are rendered after that. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return painted;
}

/** Calls `act` after the next frame has been painted, unless the returned function is called before. */
function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  // The callback of a frame runs before its paint; a timer set in the callback runs after it.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Scrolls a result into view after the next paint, where it begins above the screen or below its middle. It stays where
 * it is if the focus is no longer on `focused`: somebody who has gone on to another control must not lose sight of it.
 */
export function scrollToResult(result: () => Element | null, focused: Element | null): void {
  // Measuring before the paint would force a second layout.
  afterPaint(() => {
    const { activeElement, body } = document;
    if (activeElement !== focused && activeElement !== body) return;
    const element = result();
    const top = element?.getBoundingClientRect().top ?? 0;
    // The rest of a result is rendered later; until then the page may not be high enough to scroll so far.
    if (element && (top > innerHeight / 2 || top < 0)) keepInView(element);
  });
}
