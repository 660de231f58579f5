import type { Shortcut } from './page-shortcuts.ts';

/** Moves the focus to the guided tour while it runs. */
export const tourShortcut: Shortcut = { code: 'KeyG', modifier: 'alt', key: 'G', aria: 'Alt+G' };
