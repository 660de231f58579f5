import type { Job } from './job.ts';
import type { Order } from './orders.ts';

/** Messages between the tabs of one browser. */
export type TabMessage =
  /** From a visible tab. */
  | { readonly kind: 'here' }
  /** From the leading tab. */
  | { readonly kind: 'jobs'; readonly jobs: readonly Job[] }
  | { readonly kind: 'removed'; readonly ids: readonly string[] }
  | { readonly kind: 'order'; readonly number: string; readonly order: Order }
  | { readonly kind: 'done'; readonly number: string };

/** The other tabs of this browser. */
export interface Tabs {
  readonly post: (message: TabMessage) => void;
  readonly listen: (listener: (message: TabMessage) => void) => void;
  /** Requests to lead. The returned function gives it up or cancels the request. */
  readonly lead: (granted: () => void) => () => void;
  /** Whether another tab requests to lead. */
  readonly anotherAsks: () => Promise<boolean>;
}

/**
 * Connects tabs by Web Locks and a broadcast channel. The number in the name is the version of `TabMessage`: tabs with
 * another version of the console do not receive these. Where a browser has no locks (a page over plain HTTP), every tab
 * leads itself.
 */
export function openTabs(name = 'speech-to-text 2'): Tabs {
  const channel = new BroadcastChannel(name);
  const { locks } = navigator;
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => {
      channel.onmessage = ({ data }: MessageEvent<TabMessage>) => listener(data);
    },
    lead: (granted) => {
      if (!locks) {
        granted();
        return () => {};
      }
      const controller = new AbortController();
      let end = () => controller.abort();
      const held = async () => {
        const ended = new Promise<void>((resolve) => {
          end = resolve;
        });
        granted();
        await ended;
      };
      locks.request(name, { signal: controller.signal }, held).catch(() => {});
      return () => end();
    },
    anotherAsks: async () => {
      const { pending = [] } = (await locks?.query()) ?? {};
      return pending.some((request) => request.name === name);
    },
  };
}

/** The visibility of this tab. */
export interface Visibility {
  readonly isVisible: () => boolean;
  /** `shown` is also called when the tab is focused or the network is back. */
  readonly watch: (shown: () => void, hidden: () => void) => void;
}

export function pageVisibility(): Visibility {
  return {
    isVisible: () => !document.hidden,
    watch: (shown, hidden) => {
      const shownIfVisible = () => {
        if (!document.hidden) shown();
      };
      document.addEventListener('visibilitychange', () => (document.hidden ? hidden() : shown()));
      addEventListener('focus', shownIfVisible);
      addEventListener('online', shownIfVisible);
    },
  };
}
