/*
 * What is kept for the next reload. While the page is open, the log shows the bodies of the latest calls without reading
 * the store: `maxCompleteExchanges` of them.
 */

/** Maximum number of calls that are stored, and of their bytes in total. */
export const callLimits = { records: 500, bytes: 200_000_000 };

/** Maximum number of runs that are stored, and of their bytes in total. */
export const runLimits = { records: 100, bytes: 200_000_000 };

/** Maximum number of bytes of a run that is kept. */
export const maxRunBytes = 20_000_000;
