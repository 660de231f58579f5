/** The key press of an action: Alt with a letter or digit, Ctrl/⌘ with Enter, a single key, or a character. */
export interface Shortcut {
  /** `KeyboardEvent.code`, so that layout and Option key do not matter; for `character`, the character itself. */
  readonly code: string;
  /** `main`: Ctrl or ⌘. `character`: whatever types the character, except inside a text field. */
  readonly modifier: 'alt' | 'main' | 'none' | 'character';
  /** The key without its modifier, as printed on a keyboard. */
  readonly key: string;
  /** The value of `aria-keyshortcuts`. */
  readonly aria: string;
}

/** Alt with a letter or digit. */
const withAlt = (key: string, code = `Key${key}`): Shortcut => ({
  code,
  modifier: 'alt',
  key,
  aria: `Alt+${key}`,
});

/**
 * The shortcuts of the page, wherever the focus is; `app/Shell.tsx` binds them to actions. `early.js` records those
 * pressed before the console is ready.
 */
export const pageShortcuts = {
  send: { code: 'Enter', modifier: 'main', key: '↵', aria: 'Control+Enter Meta+Enter' },
  cancel: { code: 'Escape', modifier: 'none', key: 'Esc', aria: 'Escape' },
  exchange: withAlt('X'),
  options: withAlt('O'),
  details: withAlt('D'),
  target: withAlt('A'),
  theme: withAlt('L'),
  characters: withAlt('C'),
  stage: withAlt('P'),
  palette: { code: 'KeyK', modifier: 'main', key: 'K', aria: 'Control+K Meta+K' },
  help: { code: '?', modifier: 'character', key: '?', aria: '?' },
} as const satisfies Record<string, Shortcut>;

export type PageAction = keyof typeof pageShortcuts;

/** The shortcut that opens a panel, by its position from 0. */
export const panelShortcut = (index: number): Shortcut => withAlt(`${index + 1}`, `Digit${index + 1}`);
