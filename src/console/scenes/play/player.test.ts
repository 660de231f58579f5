import { beforeEach, describe, expect, it } from 'vitest';
import type { AdvanceCall, Destination, ScenePanel, SendState } from '../panels/scene-panel.ts';
import type { Recorded } from '../set-file/recorded.ts';
import type { Scene, SceneSet } from '../set-file/scene.ts';
import { createPlayer } from './player.ts';

const recorded: Recorded = { at: '2026-11-23T10:00:00.000Z', target: 'embedded', calls: [] };
const sceneOf = (title: string, change: Partial<Scene> = {}): Scene => ({
  title,
  panel: 'translation',
  form: {},
  ...change,
});
const setOf = (...scenes: Scene[]): SceneSet => ({ version: 1, id: 'a', name: 'A', scenes });
const faulty = { faults: [{ operation: 'localization', times: 1, fault: { kind: 'reset' } }] } as const;

/** A panel whose calls end when the test says so. */
function createPanel() {
  const listeners = new Set<() => void>();
  let state: SendState = 'none';
  let changed = false;
  const done: string[] = [];
  const ahead: {
    title: string;
    end: (result: 'ok' | 'failed') => void;
    call: AdvanceCall;
    cancelled: boolean;
  }[] = [];
  const panel: ScenePanel = {
    path: '/translation',
    currentForm: () => ({}),
    addressOf: ({ title }) => `/translation#text=${title}`,
    sendAhead: ({ title }) => {
      let resolve: (result: 'ok' | 'failed') => void = () => {};
      const promise = new Promise<'ok' | 'failed'>((settled) => {
        resolve = settled;
      });
      const one = {
        title,
        end: (result: 'ok' | 'failed') => resolve(result),
        cancelled: false,
        call: { ended: promise, cancel: () => Object.assign(one, { cancelled: true }) },
      };
      ahead.push(one);
      done.push(`ahead ${title}`);
      return one.call;
    },
    start: async ({ title }, _place, call) => {
      state = 'running';
      done.push(`${call ? 'show' : 'send'} ${title}`);
    },
    clear: () => {
      state = 'none';
    },
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isOf: () => !changed,
    record: async () => recorded,
    showRecorded: async ({ title }) => {
      done.push(`recorded ${title}`);
      return true;
    },
    engine: () => undefined,
  };
  return {
    panel,
    done,
    ahead,
    /** The presenter changes the form and sends it. */
    sendChanged: async () => {
      changed = true;
      state = 'running';
      for (const listener of listeners) listener();
      await settle();
    },
    end: async (result: SendState) => {
      state = result;
      for (const listener of listeners) listener();
      await settle();
    },
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('playing scenes', () => {
  let page: ReturnType<typeof createPanel>;
  let destination: Destination;
  let free: boolean;
  let canArm: boolean;
  const start = () =>
    createPlayer({
      panelOf: async () => page.panel,
      show: (address, begin) => {
        page.done.push(`open ${address}`);
        begin();
      },
      faults: {
        arm: async () => {
          page.done.push('arm');
          return canArm;
        },
        disarm: async () => void page.done.push('disarm'),
      },
      destination: () => destination,
      maySendAhead: () => free,
    });

  beforeEach(() => {
    page = createPanel();
    destination = { target: 'embedded', account: 'working' };
    free = true;
    canArm = true;
  });

  it('a scene is opened and sent, and the next one is sent in advance and shown without a second call', async () => {
    const player = start();
    await player.play(setOf(sceneOf('one'), sceneOf('two'), sceneOf('three')));
    expect(player.playing()).toMatchObject({ index: 0, call: 'running' });
    await page.end('ok');
    expect(player.playing()?.call).toBe('ok');
    page.ahead[0]?.end('ok');
    await player.step(1);
    expect(page.done.filter((one) => one !== 'disarm')).toEqual([
      'open /translation#text=one',
      'send one',
      'ahead two',
      'open /translation#text=two',
      'show two',
    ]);
    await player.step(1);
    await player.step(1);
    expect(player.playing()?.index).toBe(2);
  });

  it('nothing is sent in advance to a target that is not free', async () => {
    free = false;
    const player = start();
    await player.play(setOf(sceneOf('one'), sceneOf('two')));
    await page.end('ok');
    await player.step(1);
    expect(page.ahead).toEqual([]);
    expect(page.done).toContain('send two');
  });

  it('a call that was sent in advance is not used when it failed, or when the target has changed', async () => {
    const player = start();
    const set = setOf(sceneOf('one'), sceneOf('two'), sceneOf('three'));
    await player.play(set);
    await page.end('ok');
    page.ahead[0]?.end('failed');
    await settle();
    await player.step(1);
    expect(page.done).toContain('send two');
    await page.end('ok');
    destination = { ...destination, account: 'expired' };
    await player.step(1);
    expect(page.ahead[1]?.cancelled).toBe(true);
    expect(page.done).toContain('send three');
  });

  it('going back cancels the call that was sent in advance', async () => {
    const player = start();
    await player.play(setOf(sceneOf('one'), sceneOf('two'), sceneOf('three')), 1);
    await page.end('ok');
    await player.step(-1);
    expect(page.ahead.map(({ title, cancelled }) => [title, cancelled])).toEqual([['three', true]]);
    expect(page.done).toContain('send one');
  });

  it('a recorded answer is shown when the call fails, with the time of its recording', async () => {
    const player = start();
    await player.play(setOf(sceneOf('one', { recorded })));
    await page.end('failed');
    expect(page.done).toContain('recorded one');
    expect(player.playing()).toMatchObject({ call: 'ok', recordedAt: recorded.at });
  });

  it('a good answer is not replaced by the recorded one, unless the presenter asks for it', async () => {
    const player = start();
    await player.play(setOf(sceneOf('one', { recorded })));
    await page.end('ok');
    expect(player.playing()?.recordedAt).toBeUndefined();
    await player.showRecorded();
    expect(player.playing()?.recordedAt).toBe(recorded.at);
  });

  it('the recorded answer never replaces the answer to a request that the presenter has changed', async () => {
    const player = start();
    await player.play(setOf(sceneOf('one', { recorded })));
    await page.end('failed');
    expect(player.playing()?.recordedAt).toBe(recorded.at);
    await page.sendChanged();
    expect(player.playing()).toMatchObject({ call: 'running', recordedAt: undefined });
    await page.end('failed');
    expect(player.playing()).toMatchObject({ call: 'failed', recordedAt: undefined });
    await player.showRecorded();
    expect(page.done.slice(-2)).toEqual(['open /translation#text=one', 'recorded one']);
  });

  it('faults are armed only for their scene and cleared after its call, whose failure is shown', async () => {
    const player = start();
    await player.play(
      setOf(sceneOf('one', { ...faulty, faults: [...faulty.faults], recorded }), sceneOf('two')),
    );
    expect(page.done.indexOf('arm')).toBeLessThan(page.done.indexOf('send one'));
    await page.end('failed');
    expect(page.done.slice(page.done.indexOf('send one'))).toEqual(['send one', 'disarm', 'ahead two']);
    expect(player.playing()?.call).toBe('failed');
    expect(player.playing()?.recordedAt).toBeUndefined();
  });

  it('a scene with faults is never sent in advance', async () => {
    const player = start();
    await player.play(setOf(sceneOf('one'), sceneOf('two', { faults: [...faulty.faults] })));
    await page.end('ok');
    expect(page.ahead).toEqual([]);
  });

  it('faults are cleared when playing ends, and when another scene is opened during the call', async () => {
    const player = start();
    const set = setOf(sceneOf('one', { faults: [...faulty.faults] }), sceneOf('two'));
    await player.play(set);
    await player.step(1);
    expect(page.done.slice(page.done.indexOf('send one'))).toContain('disarm');
    await player.step(-1);
    player.end();
    expect(page.done.at(-1)).toBe('disarm');
    expect(player.playing()).toBeUndefined();
  });

  it('a problem is reported when the faults of a scene cannot be armed', async () => {
    canArm = false;
    const player = start();
    await player.play(setOf(sceneOf('one', { faults: [...faulty.faults] })));
    expect(player.playing()?.problem).toBe('no-faults');
  });

  it('a scene that sends nothing only opens its panel', async () => {
    const player = start();
    await player.play(setOf(sceneOf('one', { send: false }), sceneOf('two')));
    expect(player.playing()?.call).toBe('none');
    expect(page.done).not.toContain('send one');
    expect(page.done).toContain('ahead two');
  });

  it('the outcome of an earlier scene is ignored', async () => {
    const player = start();
    await player.play(setOf(sceneOf('one', { recorded }), sceneOf('two')));
    const first = page.end('failed');
    await player.step(1);
    await first;
    expect(player.playing()?.index).toBe(1);
    expect(player.playing()?.recordedAt).toBeUndefined();
  });
});
