import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';

export const themes = ['system', 'light', 'dark'] as const;
const Theme = z.enum(themes);
export type Theme = z.infer<typeof Theme>;

interface ThemeChoice {
  readonly theme: Theme;
  readonly choose: (theme: Theme) => void;
  readonly next: () => void;
}

const key = 'console.theme';
const ThemeContext = createContext<ThemeChoice>({ theme: 'system', choose: () => {}, next: () => {} });

/** The theme kept from an earlier visit; the system's when there is none. */
export function storedTheme(): Theme {
  try {
    const parsed = Theme.safeParse(localStorage.getItem(key));
    return parsed.success ? parsed.data : 'system';
  } catch {
    return 'system';
  }
}

/** Puts a theme on the page; `system` leaves the choice to the browser. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function ThemeProvider({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState(storedTheme);
  useEffect(() => applyTheme(theme), [theme]);
  const value = useMemo((): ThemeChoice => {
    const choose = (chosen: Theme) => {
      setTheme(chosen);
      try {
        localStorage.setItem(key, chosen);
      } catch {}
    };
    return {
      theme,
      choose,
      next: () => choose(themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'),
    };
  }, [theme]);
  return <ThemeContext value={value}>{children}</ThemeContext>;
}

export function useTheme(): ThemeChoice {
  return use(ThemeContext);
}
