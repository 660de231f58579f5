import type { Shortcut } from './page-shortcuts.ts';

/** Makes a case of the call that is shown, or of the one that has the focus. */
export const makeCaseShortcut: Shortcut = { code: 'KeyK', modifier: 'alt', key: 'K', aria: 'Alt+K' };
