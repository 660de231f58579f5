import { Monitor, Moon, Sun } from 'lucide-react';
import { shellWords } from '#console/catalogues/shell.ts';
import { useWords } from '#console/catalogues/words.tsx';
import { IconButton } from '#console/ui/Button.tsx';
import { type Theme, useTheme } from './theme.tsx';

const icons = { system: Monitor, light: Sun, dark: Moon } as const satisfies Record<Theme, unknown>;

/** Goes round the three themes; the label says which one is on. */
export function ThemeButton() {
  const words = useWords(shellWords).theme;
  const { theme, next } = useTheme();
  return (
    <IconButton
      icon={icons[theme]}
      label={words.button(words[theme])}
      aria-keyshortcuts="Alt+L"
      onClick={next}
    />
  );
}
