import { en } from './en/service.ts';
import type { Catalogue } from './words.tsx';

export type ServiceWords = typeof en;

/** Words of the service page; they travel with its chunk. */
export const serviceWords: Catalogue<ServiceWords> = { en };
