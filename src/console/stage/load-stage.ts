/**
 * Loads the stage. This function is in a chunk that is loaded early anyway, so that the names of the files that the
 * stage needs are not part of the first page.
 */
export const loadStage = async () => (await import('./Stage.tsx')).Stage;
