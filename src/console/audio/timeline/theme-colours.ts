import { createScope } from '../listener-scope.ts';

/** Resolves a colour token to a value for canvas, in the current theme of `element`. */
export function colourOf(element: Element, token: `--${string}`): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  probe.hidden = true;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Calls the listener when the theme changes, through the theme button or the system; returns a cleanup function. */
export function onThemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const { signal, end } = createScope(() => observer.disconnect());
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', listener, { signal });
  return end;
}
