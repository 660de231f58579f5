const userActions = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Scrolls to an element, and again whenever its size or the height of the page changes, until the user does something
 * or the returned function is called.
 */
export function keepInView(element: Element): () => void {
  const ended = new AbortController();
  const observer = new ResizeObserver(() => element.scrollIntoView());
  ended.signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(document.body);
  observer.observe(element);
  for (const action of userActions) {
    addEventListener(action, () => ended.abort(), { signal: ended.signal, passive: true, capture: true });
  }
  return () => ended.abort();
}
