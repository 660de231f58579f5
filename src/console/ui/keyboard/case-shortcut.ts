import type { Shortcut } from './page-shortcuts.ts';

/** Makes a case of the focused call, or otherwise of the one that is shown. */
export const makeCaseShortcut: Shortcut = { code: 'KeyK', modifier: 'alt', key: 'K', aria: 'Alt+K' };
