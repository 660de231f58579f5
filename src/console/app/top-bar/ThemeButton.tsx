import { Monitor, Moon, Sun } from 'lucide-react';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.ts';
import { IconButton } from '#console/ui/controls/Button.tsx';
import { pageShortcuts } from '#console/ui/keyboard/page-shortcuts.ts';
import { nextTheme, type Theme, useTheme } from '../theme.ts';

const themeIcons = { system: Monitor, light: Sun, dark: Moon } as const satisfies Record<Theme, unknown>;

/** Cycles through the three themes; the label names the current one. */
export function ThemeButton() {
  const words = useWords(shellWords).theme;
  const theme = useTheme();
  return (
    <IconButton
      icon={themeIcons[theme]}
      label={words.button(words[theme])}
      aria-keyshortcuts={pageShortcuts.theme.aria}
      onClick={nextTheme}
    />
  );
}
