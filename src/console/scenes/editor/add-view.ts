import type { ShellWords } from '#console/catalogues/shell.ts';
import { panelAtPath, scenePanelLoaders } from '../panels/scene-panels.ts';
import { savedSets } from '../saved-sets.ts';
import type { Scene, SceneSet } from '../set-file/scene.ts';
import { panelNameKeys } from './panel-names.ts';
import { freeSetId } from './set-ids.ts';
import { visibleTextOf } from './visible-text.ts';

/** Milliseconds after which a panel has stored its latest change. */
const formDelay = 300;

/** A scene of the view in this page; undefined for a page that scenes cannot open. */
export async function sceneOfView(
  path: string,
  panelNames: ShellWords['panels'],
): Promise<{ readonly scene: Scene; readonly withoutAudio: boolean } | undefined> {
  const name = panelAtPath(path);
  if (!name) return undefined;
  const panel = await scenePanelLoaders[name]();
  await new Promise((resolve) => setTimeout(resolve, formDelay));
  const form = panel.currentForm();
  const audio = await panel.currentAudio?.();
  const title = [panelNames[panelNameKeys[name]], visibleTextOf(form)].filter(Boolean).join(' · ');
  return {
    scene: {
      title: title.slice(0, 200),
      panel: name,
      form,
      ...(audio && audio !== 'too-large' && { audio }),
    },
    withoutAudio: audio === 'too-large',
  };
}

const lastSetKey = 'console.scenes.set';

/** The set to which scenes are added: the one that was edited last. */
export function lastSetId(): string | undefined {
  try {
    return localStorage.getItem(lastSetKey) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepLastSet(id: string): void {
  try {
    localStorage.setItem(lastSetKey, id);
  } catch {}
}

/** Adds a scene to the set that was edited last, or to a new one. @returns the set as saved */
export async function addScene(scene: Scene, newName: string): Promise<SceneSet> {
  const sets = await savedSets.all();
  const last = lastSetId();
  const set: SceneSet = sets.find(({ id }) => id === last) ??
    sets[0] ?? { version: 1, id: freeSetId(newName, sets), name: newName, scenes: [] };
  const changed = { ...set, scenes: [...set.scenes, scene] };
  await savedSets.save(changed);
  keepLastSet(changed.id);
  return changed;
}
