import './console.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Console, createQueryClient } from './app/Console.tsx';
import { panels } from './app/panels.ts';
import { applyTheme, storedTheme } from './app/theme.tsx';
import { applyLocale, storedLocale } from './catalogues/words.tsx';

applyTheme(storedTheme());
const locale = storedLocale();
applyLocale(locale);
const root = document.getElementById('root');
// A transition is drawn in small steps, between which a slow machine still answers.
const show = () =>
  startTransition(() => {
    if (root) createRoot(root).render(<Console queryClient={createQueryClient()} locale={locale} />);
  });
// Shell and panel appear as one: an empty shell first would only delay the panel. When it cannot be loaded, the shell
// says so.
const panel = panels.find(({ path }) => path === location.pathname) ?? panels[0];
void panel?.load().then(show, show);
