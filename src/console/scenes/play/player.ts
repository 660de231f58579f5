import { createListeners } from '#console/ui/listeners.ts';
import type { ArmedFault } from '#contract/local/service.ts';
import type { AdvanceCall, Destination, ScenePanel, SendState } from '../panels/scene-panel.ts';
import type { Scene, ScenePanelName, SceneSet } from '../set-file/scene.ts';

/** What is being played. */
export interface Playing {
  readonly set: SceneSet;
  /** Index of the scene in view. */
  readonly index: number;
  readonly scene: Scene;
  /** How the call of the scene is going. */
  readonly call: SendState | 'opening';
  /** When the answer in view was recorded; absent for an answer to this call. */
  readonly recordedAt?: string | undefined;
  /** The engine that answered, if the target says it. */
  readonly engine?: string | undefined;
  /** Why the scene is not as prepared: its code did not load, or its faults could not be armed. */
  readonly problem?: 'not-loaded' | 'no-faults' | undefined;
  /** Whether the screen is black. */
  readonly black: boolean;
}

export interface PlayerOptions {
  readonly panelOf: (name: ScenePanelName) => Promise<ScenePanel>;
  /** Shows the panel at this address with the form in it, and begins the call of the scene. */
  readonly show: (address: string, begin: () => void) => void;
  readonly faults: {
    readonly arm: (faults: readonly ArmedFault[]) => Promise<boolean>;
    readonly disarm: () => Promise<void>;
  };
  readonly destination: () => Destination;
  /** Whether the call of the next scene may be sent before that scene is shown. */
  readonly maySendAhead: (destination: Destination) => boolean;
}

interface PreparedCall {
  readonly scene: Scene;
  readonly destination: Destination;
  readonly call: AdvanceCall;
  result?: 'ok' | 'failed';
}

/** Plays sets of scenes: opens each scene, sends its call, and prepares the next one. */
export function createPlayer({ panelOf, show, faults, destination, maySendAhead }: PlayerOptions) {
  const { subscribe, notify } = createListeners();
  let playing: Playing | undefined;
  let prepared: PreparedCall | undefined;
  /** Counts the scenes that were opened: what belongs to an earlier one is ignored. */
  let opened = 0;
  let stopWatching = () => {};

  const update = (change: Partial<Playing>) => {
    if (!playing) return;
    playing = { ...playing, ...change };
    notify();
  };

  const forgetPrepared = () => {
    prepared?.call.cancel();
    prepared = undefined;
  };

  /** The call of a scene that was sent ahead, if it can be used. */
  const takePrepared = (scene: Scene, to: Destination): AdvanceCall | undefined => {
    const found = prepared;
    const fits =
      found?.scene === scene &&
      found.result !== 'failed' &&
      found.destination.target === to.target &&
      found.destination.account === to.account &&
      found.destination.session?.id === to.session?.id;
    if (!fits) forgetPrepared();
    prepared = undefined;
    return fits ? found.call : undefined;
  };

  const prepareNext = async (token: number) => {
    const next = playing?.set.scenes[playing.index + 1];
    const to = destination();
    if (
      !next ||
      prepared?.scene === next ||
      next.send === false ||
      (next.faults ?? []).length > 0 ||
      !maySendAhead(to)
    )
      return;
    const panel = await panelOf(next.panel).catch(() => undefined);
    if (!panel || token !== opened) return;
    const one: PreparedCall = { scene: next, destination: to, call: panel.sendAhead(next, to) };
    prepared = one;
    void one.call.ended.then((result) => {
      one.result = result;
    });
  };

  const showRecorded = async (panel: ScenePanel, scene: Scene, token: number): Promise<boolean> => {
    const { recorded } = scene;
    if (!recorded || !(await panel.showRecorded(scene, recorded, destination())) || token !== opened)
      return false;
    update({ recordedAt: recorded.at, call: 'ok' });
    return true;
  };

  /** Follows the call of the scene in view until it has ended. */
  const watch = (panel: ScenePanel, scene: Scene, token: number) => {
    let hasEnded = false;
    const look = async () => {
      if (token !== opened) return;
      const call = panel.state();
      // A recorded answer stays in view until the presenter makes another call.
      if (playing?.recordedAt && call !== 'running') return;
      if (playing?.recordedAt) update({ recordedAt: undefined });
      if (call !== playing?.call) update({ call, engine: panel.engine() });
      // The presenter may send the call again in the panel.
      if (call === 'running') hasEnded = false;
      if (hasEnded || (call !== 'ok' && call !== 'failed')) return;
      hasEnded = true;
      await faults.disarm();
      const isExpected = (scene.faults ?? []).length > 0;
      if (call === 'failed' && !isExpected && panel.isOf(scene)) await showRecorded(panel, scene, token);
      if (token === opened) await prepareNext(token);
    };
    stopWatching = panel.subscribe(() => void look());
    void look();
  };

  const open = async (set: SceneSet, index: number) => {
    const scene = set.scenes[index];
    if (!scene) return;
    opened += 1;
    const token = opened;
    stopWatching();
    playing = { set, index, scene, call: 'opening', black: false };
    notify();
    const to = destination();
    const ahead = takePrepared(scene, to);
    await faults.disarm();
    const panel = await panelOf(scene.panel).catch(() => undefined);
    if (token !== opened) return;
    if (!panel) return update({ call: 'failed', problem: 'not-loaded' });
    const wanted = scene.faults ?? [];
    if (wanted.length > 0 && !(await faults.arm(wanted))) update({ problem: 'no-faults' });
    if (token !== opened) return;
    panel.clear();
    let started: Promise<void> | undefined;
    show(panel.addressOf(scene, to), () => {
      if (scene.send !== false) started = panel.start(scene, to, ahead);
    });
    if (started) {
      watch(panel, scene, token);
      await started;
    } else {
      update({ call: 'none' });
      await prepareNext(token);
    }
  };

  const end = () => {
    opened += 1;
    stopWatching();
    forgetPrepared();
    playing = undefined;
    notify();
    void faults.disarm();
  };

  return {
    subscribe,
    playing: () => playing,
    /** Plays a set from one of its scenes. */
    play: (set: SceneSet, index = 0): Promise<void> => open(set, index),
    /** Shows the next scene (1) or the previous one (-1). Before the first and after the last, nothing happens. */
    step: async (by: 1 | -1): Promise<void> => {
      if (playing) await open(playing.set, playing.index + by);
    },
    /** Sends the call of the scene again. */
    again: async (): Promise<void> => {
      if (playing) await open(playing.set, playing.index);
    },
    /** Shows the recorded answer of the scene. */
    showRecorded: async (): Promise<void> => {
      if (!playing) return;
      const { scene } = playing;
      const panel = await panelOf(scene.panel);
      // The presenter may have changed the form since.
      show(panel.addressOf(scene, destination()), () => {});
      await showRecorded(panel, scene, opened);
    },
    /** Replaces the set that is played, after it was edited. */
    replaceSet: (set: SceneSet) => {
      const scene = playing && set.scenes[playing.index];
      if (scene) update({ set, scene });
    },
    toggleBlack: () => update({ black: !playing?.black }),
    end,
  };
}
