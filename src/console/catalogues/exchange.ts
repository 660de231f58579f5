import { en } from './en/exchange.ts';
import type { Catalogue } from './words.tsx';

/** Words of the drawer with every call. */
export const exchangeWords: Catalogue<typeof en> = { en };
