import { serverUnreachableWords } from '#client/failures/server-unreachable-words.ts';

/** Why the console's own server cannot be reached, and what to do about it. */
export const serverUnreachableCatalogue = { name: 'server-unreachable', en: serverUnreachableWords };
