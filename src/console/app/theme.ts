import { useSyncExternalStore } from 'react';
import { createListeners } from '#console/ui/listeners.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const themeKey = 'console.theme';
const { subscribe, notify } = createListeners();

/** The current theme. `public/early.js` has applied the stored one before the first paint. */
function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return themes.find((theme) => theme === chosen) ?? 'system';
}

/** Applies a theme and stores it for the next visit; `system` leaves the choice to the browser. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(themeKey, theme);
  } catch {}
  notify();
}

/** Switches to the next theme. */
export function nextTheme(): void {
  chooseTheme(themes[(themes.indexOf(currentTheme()) + 1) % themes.length] ?? 'system');
}

/** The current theme; the component re-renders when it changes. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'system');
}
