import type { Shortcut } from './page-shortcuts.ts';

/** The shortcut that moves the focus to the guided tour while the tour runs. */
export const tourShortcut: Shortcut = { code: 'KeyG', modifier: 'alt', key: 'G', aria: 'Alt+G' };
