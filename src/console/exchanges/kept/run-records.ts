import { openLimitedStore } from './limited-store.ts';

/** The last runs of this browser's tabs. Each tab remembers which of them it shows. */
export const runRecords = openLimitedStore('runs', ['runs'], { records: 100, bytes: 200_000_000 });

export type RunRecords = Pick<typeof runRecords, 'get' | 'put' | 'trim' | 'clear'>;
