import type { Shortcut } from './page-shortcuts.ts';

/** Makes a case from the focused call, or otherwise from the one that is shown. */
export const makeCaseShortcut: Shortcut = { code: 'KeyK', modifier: 'alt', key: 'K', aria: 'Alt+K' };
