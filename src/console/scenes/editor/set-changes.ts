import type { Scene, SceneSet } from '../set-file/scene.ts';

/** The set with one scene moved to another place. */
export function moveScene(set: SceneSet, from: number, to: number): SceneSet {
  const scene = set.scenes[from];
  if (!scene || from === to || to < 0 || to >= set.scenes.length) return set;
  const scenes = set.scenes.toSpliced(from, 1);
  return { ...set, scenes: scenes.toSpliced(to, 0, scene) };
}

/** The set with one scene changed. */
export function changeScene(set: SceneSet, index: number, change: Partial<Scene>): SceneSet {
  const scenes = set.scenes.map((scene, at) =>
    at === index ? withoutUndefined({ ...scene, ...change }) : scene,
  );
  return { ...set, scenes };
}

/** A copy without fields that are undefined, which a file would not have. */
const withoutUndefined = (scene: Scene): Scene =>
  Object.fromEntries(Object.entries(scene).filter(([, value]) => value !== undefined)) as Scene;

export const removeScene = (set: SceneSet, index: number): SceneSet => ({
  ...set,
  scenes: set.scenes.toSpliced(index, 1),
});

export const insertScene = (set: SceneSet, index: number, scene: Scene): SceneSet => ({
  ...set,
  scenes: set.scenes.toSpliced(index, 0, scene),
});

/** How long a set should take in seconds; undefined if no scene has a planned time. */
export function plannedSeconds({ scenes }: SceneSet): number | undefined {
  const known = scenes.flatMap(({ seconds }) => seconds ?? []);
  return known.length > 0 ? known.reduce((sum, one) => sum + one, 0) : undefined;
}
