import type { Shortcut } from './page-shortcuts.ts';

/** Moves the focus to the search of the reference. */
export const searchShortcut: Shortcut = { code: '/', modifier: 'character', key: '/', aria: '/' };
