import type { Shortcut } from './page-shortcuts.ts';

/** The shortcut that moves the focus to the search of the reference. */
export const searchShortcut: Shortcut = { code: '/', modifier: 'character', key: '/', aria: '/' };
