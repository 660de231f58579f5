import { en } from './en/free-call.ts';
import type { Catalogue } from './words.tsx';

/** Words of the editor that sends a call word for word. */
export const freeCallWords: Catalogue<typeof en> = { en };
