import { en } from './en/shell.ts';
import type { Catalogue } from './words.tsx';

export type ShellWords = typeof en;

/** Words of the frame around the panels and of the parts that several panels share. */
export const shellWords: Catalogue<ShellWords> = { en };
