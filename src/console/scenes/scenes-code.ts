import { preloadable } from '#console/ui/preloadable.ts';

/** Scenes, in a chunk of their own. */
export const scenes = preloadable(async () => (await import('./ScenesHost.tsx')).ScenesHost);
