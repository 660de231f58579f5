import { preloadable } from '#console/ui/preloadable.ts';

/** The stage, in a chunk of its own. */
export const stage = preloadable(async () => (await import('./load-stage.ts')).loadStage());
