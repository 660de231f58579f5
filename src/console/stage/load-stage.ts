/** Loads the stage. In a chunk that is loaded early anyway: the names of the files it needs are not part of the first page. */
export const loadStage = async () => (await import('./Stage.tsx')).Stage;
