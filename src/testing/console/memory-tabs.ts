import type { TabMessage, Tabs, Visibility } from '#console/panels/speech-to-text/tracker/tabs.ts';

/** One browser tab in a test: the dependencies of its tracker, and the user's actions on the tab. */
export interface MemoryTab {
  readonly tabs: Tabs;
  readonly visibility: Visibility;
  /** The user switches to another tab, or back to this one. */
  readonly hide: () => void;
  readonly show: () => void;
  /** Closes the tab: it no longer receives or sends messages, and another tab can become the leader. */
  readonly close: () => void;
}

/** The tabs of one browser, for tests. */
export function createMemoryBrowser(): { readonly openTab: () => MemoryTab } {
  const listeners = new Map<symbol, (message: TabMessage) => void>();
  const asking: { readonly tab: symbol; readonly granted: () => void }[] = [];
  let leader: symbol | undefined;
  let lastLed: number | undefined;
  const next = () => {
    if (leader !== undefined) return;
    const first = asking.shift();
    leader = first?.tab;
    first?.granted();
  };
  return {
    openTab: () => {
      const tab = Symbol('tab');
      let closed = false;
      let hidden = false;
      let watcher = { shown: () => {}, hidden: () => {} };
      const giveUp = () => {
        const place = asking.findIndex((one) => one.tab === tab);
        if (place >= 0) asking.splice(place, 1);
        if (leader === tab) {
          leader = undefined;
          lastLed = Date.now();
        }
        next();
      };
      return {
        tabs: {
          post: (message) => {
            if (closed) return;
            for (const [other, listener] of listeners) if (other !== tab) listener(structuredClone(message));
          },
          listen: (listener) => void listeners.set(tab, listener),
          lead: (granted) => {
            asking.push({ tab, granted });
            next();
            return giveUp;
          },
          lastLed: () => lastLed,
          anotherAsks: async () => asking.length > 0,
        },
        visibility: {
          isVisible: () => !hidden,
          watch: (onShown, onHidden) => {
            watcher = { shown: onShown, hidden: onHidden };
          },
        },
        hide: () => {
          hidden = true;
          watcher.hidden();
        },
        show: () => {
          hidden = false;
          watcher.shown();
        },
        close: () => {
          closed = true;
          listeners.delete(tab);
          giveUp();
        },
      };
    },
  };
}
