import { openLimitedStore } from './limited-store.ts';
import { runLimits } from './limits.ts';

/** The last runs of this browser's tabs. Each tab remembers which of them it shows. */
export const runRecords = openLimitedStore('runs', ['runs'], runLimits);

export type RunRecords = Pick<typeof runRecords, 'get' | 'put' | 'trim' | 'clear'>;
