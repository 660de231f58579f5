import type { Shortcut } from '#console/ui/keyboard/page-shortcuts.ts';

/** The shortcuts of scenes, on every page. */
export const sceneShortcuts = {
  open: { code: 'KeyS', modifier: 'alt', key: 'S', aria: 'Alt+S' },
  add: { code: 'KeyN', modifier: 'alt', key: 'N', aria: 'Alt+N' },
} as const satisfies Record<string, Shortcut>;
