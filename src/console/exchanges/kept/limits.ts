/*
 * What is kept for the next reload. While the page is open, the log shows the bodies of the latest calls without reading
 * the store: `maxCompleteExchanges` of them.
 */

/** Calls kept after a reload, and their total size. */
export const callLimits = { records: 500, bytes: 200_000_000 };

/** Runs kept after a reload, and their total size. */
export const runLimits = { records: 100, bytes: 200_000_000 };

/** Maximum number of bytes of a run that is kept. */
export const maxRunBytes = 20_000_000;
