import { failureWords } from '#client/failures/failure-words.ts';

/** What failed and what to do about it. The English words come from the client. */
export const failuresCatalogue = { name: 'failures', en: failureWords };
