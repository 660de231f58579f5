import type { Attention, TabMessage, Tabs } from '#console/panels/speech-to-text/tabs.ts';

/** One tab of a browser in a test: what its tracker is given, and what a person does with it. */
export interface MemoryTab {
  readonly tabs: Tabs;
  readonly attention: Attention;
  /** The person looks at another tab, or at this one again. */
  readonly hide: () => void;
  readonly show: () => void;
  /** The tab is gone: it hears and says nothing any more, and leads no longer. */
  readonly close: () => void;
}

/** The tabs of one browser, for tests. */
export function createMemoryBrowser(): { readonly openTab: () => MemoryTab } {
  const listeners = new Map<symbol, (message: TabMessage) => void>();
  const asking: { readonly tab: symbol; readonly granted: () => void }[] = [];
  let leader: symbol | undefined;
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
      let [came, went] = [() => {}, () => {}];
      const giveUp = () => {
        const place = asking.findIndex((one) => one.tab === tab);
        if (place >= 0) asking.splice(place, 1);
        if (leader === tab) leader = undefined;
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
          anotherAsks: async () => asking.length > 0,
        },
        attention: {
          isThere: () => !hidden,
          watch: (onCame, onWent) => {
            [came, went] = [onCame, onWent];
          },
        },
        hide: () => {
          hidden = true;
          went();
        },
        show: () => {
          hidden = false;
          came();
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
