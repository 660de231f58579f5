import { createListeners } from '#console/ui/listeners.ts';
import type { Take } from './take.ts';
import type { TakeStore } from './take-store.ts';

/** Number of takes stored in addition to those marked as kept. */
export const takeLimit = 20;

/** The takes that are removed for newer ones. `takes` are ordered newest first. */
function takesOverLimit(takes: readonly Take[]): Take[] {
  return takes.filter(({ kept }) => !kept).slice(takeLimit);
}

/** A deleted take with its audio, while it can be restored. */
export interface RemovedTake {
  readonly take: Take;
  readonly audio: Blob | undefined;
}

export interface TakeListState {
  /** All takes, newest first. */
  readonly takes: readonly Take[];
  /** Whether the browser cannot store takes, so that closing this page loses them. */
  readonly unsaved: boolean;
}

/** Connects the tabs of this browser, which notify each other of changes. */
export interface OtherTabs {
  readonly notify: () => void;
  readonly listen: (changed: () => void) => void;
}

/** The takes of this browser. Changes are made one after the other, in order. */
export class TakeList {
  readonly #store: TakeStore;
  readonly #otherTabs: OtherTabs;
  readonly #listeners = createListeners();
  /** Audio of takes that could not be stored. */
  readonly #loose = new Map<string, Blob>();
  #state: TakeListState = { takes: [], unsaved: false };
  #turn: Promise<unknown> | undefined;

  constructor(store: TakeStore, otherTabs: OtherTabs) {
    this.#store = store;
    this.#otherTabs = otherTabs;
  }

  readonly subscribe = (listener: () => void) => {
    const unsubscribe = this.#listeners.subscribe(listener);
    void this.#begin();
    return unsubscribe;
  };

  readonly state = (): TakeListState => this.#state;

  /** Adds a take; the oldest ones not marked as kept are removed. */
  add(take: Take, audio: Blob): Promise<void> {
    return this.#next(async () => {
      await this.#keep(take, audio);
      const takes = [take, ...this.#state.takes].sort((a, b) => b.at - a.at);
      const removedIds = takesOverLimit(takes).map(({ id }) => id);
      await this.#drop(removedIds);
      this.#become(takes.filter(({ id }) => !removedIds.includes(id)));
    });
  }

  change(id: string, change: Partial<Pick<Take, 'name' | 'kept'>>): Promise<void> {
    return this.#next(async () => {
      const before = this.#state.takes.find((take) => take.id === id);
      if (!before) return;
      const after = { ...before, ...change };
      await this.#keep(after);
      this.#become(this.#state.takes.map((take) => (take.id === id ? after : take)));
    });
  }

  /** @returns the removed takes, which `restore` accepts */
  remove(ids: readonly string[]): Promise<readonly RemovedTake[]> {
    return this.#next(async () => {
      const going = this.#state.takes.filter(({ id }) => ids.includes(id));
      const removed = await Promise.all(
        going.map(async (take) => ({ take, audio: await this.audio(take.id) })),
      );
      await this.#drop(ids);
      this.#become(this.#state.takes.filter(({ id }) => !ids.includes(id)));
      return removed;
    });
  }

  restore(removed: readonly RemovedTake[]): Promise<void> {
    return this.#next(async () => {
      for (const { take, audio } of removed) await this.#keep(take, audio);
      const takes = [...this.#state.takes, ...removed.map(({ take }) => take)];
      this.#become(takes.sort((a, b) => b.at - a.at));
    });
  }

  /** The audio of a take as received; undefined when it no longer exists. */
  readonly audio = async (id: string): Promise<Blob | undefined> =>
    this.#loose.get(id) ?? (await this.#store.audio(id).catch(() => undefined));

  #begin(): Promise<unknown> {
    if (!this.#turn) {
      this.#turn = this.#load();
      this.#otherTabs.listen(() => {
        this.#turn = this.#turn?.then(() => this.#load());
      });
    }
    return this.#turn;
  }

  async #load(): Promise<void> {
    try {
      const stored = await this.#store.all();
      const loose = this.#state.takes.filter(({ id }) => this.#loose.has(id));
      this.#show({
        takes: [...loose, ...stored].sort((a, b) => b.at - a.at),
        unsaved: loose.length > 0,
      });
    } catch {
      this.#show({ ...this.#state, unsaved: true });
    }
  }

  #next<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#begin().then(work);
    this.#turn = done.catch(() => {});
    return done;
  }

  async #keep(take: Take, audio?: Blob): Promise<void> {
    try {
      await this.#store.put(take, audio);
    } catch {
      if (audio) this.#loose.set(take.id, audio);
    }
  }

  async #drop(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#loose.delete(id);
    if (ids.length > 0) await this.#store.remove(ids).catch(() => {});
  }

  #become(takes: readonly Take[]): void {
    this.#show({ takes, unsaved: this.#loose.size > 0 });
    this.#otherTabs.notify();
  }

  #show(state: TakeListState): void {
    this.#state = state;
    this.#listeners.notify();
  }
}
