import { flushSync } from 'react-dom';
import { navigate } from 'wouter/use-browser-location';
import { panels } from '#console/app/panels.ts';
import { setStageController, stageController } from '#console/stage/stage-controller.ts';
import { basePath } from '#console/ui/base-path.ts';
import { defaultAccount, embeddedTarget } from '#contract/proxy/targets.ts';
import { type Destination, isFree, type ScenePanel } from '../panels/scene-panel.ts';
import { scenePanelLoaders } from '../panels/scene-panels.ts';
import type { ScenePanelName } from '../set-file/scene.ts';
import { createPlayer } from './player.ts';
import { sceneFaults } from './scene-faults.ts';

let destination: Destination = { target: embeddedTarget, account: defaultAccount };
/** Names of targets that are not free but may be sent calls in advance. */
const allowed = new Set<string>();

/** Sets the target and account that scenes send to. */
export function setDestination(next: Destination): void {
  destination = next;
}

/** Whether the next scene's call may be sent in advance to a target that is not free. Lasts until a reload. */
export const allowsAdvanceCalls = (target: string): boolean => allowed.has(target);
export function allowAdvanceCalls(target: string, allow: boolean): void {
  if (allow) allowed.add(target);
  else allowed.delete(target);
}

const loaded = new Map<ScenePanelName, Promise<ScenePanel>>();

function panelOf(name: ScenePanelName): Promise<ScenePanel> {
  const found = loaded.get(name);
  if (found) return found;
  const loading = Promise.all([
    scenePanelLoaders[name](),
    panels.find(({ path }) => path === `/${name}`)?.load(),
  ]).then(([panel]) => panel);
  loaded.set(name, loading);
  loading.catch(() => loaded.delete(name));
  return loading;
}

/**
 * Opens a link in the page. A panel that is already shown reads the link only when its fragment changes. The call
 * begins once the panel is shown, so that the panel plays the sound it receives.
 */
function show(address: string, begin: () => void): void {
  // While the stage has a controller, it sends nothing automatically.
  if (!stageController()) setStageController({ labels: [] });
  const linked = address.includes('#') ? address : `${address}#scene=`;
  flushSync(() => {
    navigate(basePath + linked);
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  begin();
}

/** The player of this page. */
export const player = createPlayer({
  panelOf,
  show,
  faults: sceneFaults,
  destination: () => destination,
  maySendAhead: (to) => isFree(to) || allowed.has(to.target),
});

player.subscribe(() => {
  if (!player.playing()) setStageController(undefined);
});
