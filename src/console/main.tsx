import './console.css';
import { createRoot } from 'react-dom/client';
import { Console, createQueryClient } from './app/Console.tsx';
import { panels } from './app/panels.ts';
import { applyTheme, storedTheme } from './app/theme.tsx';

applyTheme(storedTheme());
// The panel's code is asked for before React asks for it.
void (panels.find((panel) => panel.path === location.pathname) ?? panels[0])?.load();

const root = document.getElementById('root');
if (root) createRoot(root).render(<Console queryClient={createQueryClient()} />);
