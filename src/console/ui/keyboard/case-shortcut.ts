import type { Shortcut } from './page-shortcuts.ts';

/** The shortcut that makes a case from the focused call, otherwise from the call that is shown. */
export const makeCaseShortcut: Shortcut = { code: 'KeyK', modifier: 'alt', key: 'K', aria: 'Alt+K' };
