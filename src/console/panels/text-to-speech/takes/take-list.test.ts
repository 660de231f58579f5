import { describe, expect, it } from 'vitest';
import { TextToSpeechForm } from '../form/form-schema.ts';
import type { Take } from './take.ts';
import { TakeList, takeLimit } from './take-list.ts';
import type { TakeStore } from './take-store.ts';

const take = (at: number, change: Partial<Take> = {}): Take => ({
  id: `take ${at}`,
  name: '',
  kept: false,
  at,
  form: TextToSpeechForm.parse({ text: `text ${at}` }),
  place: { target: 'embedded', account: 'working' },
  size: 4,
  extension: 'wav',
  timing: { total: 10 },
  ...change,
});

function createMemoryStore() {
  const records = new Map<string, Take>();
  const audio = new Map<string, Blob>();
  const store: TakeStore = {
    all: async () => [...records.values()].sort((a, b) => b.at - a.at),
    put: async (one, content) => {
      records.set(one.id, one);
      if (content) audio.set(one.id, content);
    },
    remove: async (ids) => {
      for (const id of ids) {
        records.delete(id);
        audio.delete(id);
      }
    },
    audio: async (id) => audio.get(id),
  };
  return { records, audio, store };
}

/** Creates the function that opens tabs of one browser, which notify each other of changes to their take lists. */
function createTabGroup() {
  const ears: (() => void)[] = [];
  return () => {
    let own: (() => void) | undefined;
    return {
      notify: () => {
        for (const ear of ears) if (ear !== own) ear();
      },
      listen: (changed: () => void) => {
        own = changed;
        ears.push(changed);
      },
    };
  };
}

const singleTab = () => createTabGroup()();
const recording = new Blob(['abcd']);
const idsOf = (list: TakeList) => list.state().takes.map(({ at }) => at);

describe('takes', () => {
  it('keeps only the newest takes, and removes older ones with their audio', async () => {
    const { store, audio, records } = createMemoryStore();
    const list = new TakeList(store, singleTab());
    for (let at = 1; at <= takeLimit + 2; at += 1) await list.add(take(at), recording);
    expect(idsOf(list)).toEqual(Array.from({ length: takeLimit }, (_, place) => takeLimit + 2 - place));
    expect(records.size).toBe(takeLimit);
    expect(audio.size).toBe(takeLimit);
  });

  it('never removes takes marked as kept, nor counts them', async () => {
    const { store } = createMemoryStore();
    const list = new TakeList(store, singleTab());
    await list.add(take(1), recording);
    await list.change('take 1', { kept: true });
    for (let at = 2; at <= takeLimit + 2; at += 1) await list.add(take(at), recording);
    expect(idsOf(list)).toHaveLength(takeLimit + 1);
    expect(idsOf(list).at(-1)).toBe(1);
  });

  it('adds takes concurrently', async () => {
    const { store, records } = createMemoryStore();
    const list = new TakeList(store, singleTab());
    await Promise.all([1, 2, 3, 4, 5].map((at) => list.add(take(at), recording)));
    expect(idsOf(list)).toEqual([5, 4, 3, 2, 1]);
    expect(records.size).toBe(5);
  });

  it('restores takes with their names, settings and audio after a reload', async () => {
    const { store } = createMemoryStore();
    const before = new TakeList(store, singleTab());
    await before.add(take(1), recording);
    await before.change('take 1', { name: 'slow one' });
    const after = new TakeList(store, singleTab());
    await after.change('nothing', {});
    expect(after.state().takes).toEqual([{ ...take(1), name: 'slow one' }]);
    expect(await (await after.audio('take 1'))?.text()).toBe('abcd');
  });

  it('restores deleted takes', async () => {
    const { store } = createMemoryStore();
    const list = new TakeList(store, singleTab());
    await list.add(take(1), recording);
    await list.add(take(2), recording);
    const removed = await list.remove(['take 1']);
    expect(idsOf(list)).toEqual([2]);
    expect(await list.audio('take 1')).toBeUndefined();
    await list.restore(removed);
    expect(idsOf(list)).toEqual([2, 1]);
    expect(await (await list.audio('take 1'))?.text()).toBe('abcd');
  });

  it('shows the same takes in two tabs', async () => {
    const { store } = createMemoryStore();
    const door = createTabGroup();
    const [one, other] = [new TakeList(store, door()), new TakeList(store, door())];
    await other.change('nothing', {});
    await one.add(take(1), recording);
    await other.change('nothing', {});
    expect(idsOf(other)).toEqual([1]);
  });

  it('keeps takes in memory and marks them as unsaved when the browser offers no storage', async () => {
    const refused = () => Promise.reject(new DOMException('no', 'InvalidStateError'));
    const store: TakeStore = { all: refused, put: refused, remove: refused, audio: refused };
    const list = new TakeList(store, singleTab());
    await list.add(take(1), recording);
    expect(list.state()).toMatchObject({ unsaved: true, takes: [{ id: 'take 1' }] });
    expect(await (await list.audio('take 1'))?.text()).toBe('abcd');
    await list.remove(['take 1']);
    expect(idsOf(list)).toEqual([]);
  });
});
