/*
 * What is kept for the next reload. While the page is open, the bodies of the latest `maxCompleteExchanges` calls are
 * in memory, so that the log shows them without reading the store.
 */

/** Maximum number of calls that are stored, and of their bytes in total. */
export const callLimits = { records: 500, bytes: 200_000_000 };

/** Maximum number of runs that are stored, and of their bytes in total. */
export const runLimits = { records: 100, bytes: 200_000_000 };

/** Maximum number of bytes of a run that is kept. */
export const maxRunBytes = 20_000_000;
