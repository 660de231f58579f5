import { failureWords } from '#client/failures/failure-words.ts';

/** What failed and what to do about it; the client has the words in English. */
export const failuresCatalogue = { name: 'failures', en: failureWords };
