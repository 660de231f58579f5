import { en } from './en/shortcuts.ts';
import type { Catalogue } from './words.tsx';

/** Words of the list of keys. */
export const shortcutWords: Catalogue<typeof en> = { en };
