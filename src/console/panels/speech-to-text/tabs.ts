import type { Job } from './job.ts';
import type { Order } from './orders.ts';

/** What the tabs of one browser tell each other. */
export type TabMessage =
  /** From a tab that somebody looks at. */
  | { readonly kind: 'here' }
  /** Of the tab that leads. */
  | { readonly kind: 'jobs'; readonly jobs: readonly Job[] }
  | { readonly kind: 'removed'; readonly ids: readonly string[] }
  | { readonly kind: 'order'; readonly number: string; readonly order: Order }
  | { readonly kind: 'done'; readonly number: string };

/** The other tabs of this browser. */
export interface Tabs {
  readonly post: (message: TabMessage) => void;
  readonly listen: (listener: (message: TabMessage) => void) => void;
  /** Asks to be the one that leads. Call what it returns to give it up, or to ask no more. */
  readonly lead: (granted: () => void) => () => void;
  /** Whether another tab asks to lead. */
  readonly anotherAsks: () => Promise<boolean>;
}

/**
 * Tabs by Web Locks and a broadcast channel. The number in the name is that of `TabMessage`: tabs of another version
 * of the console do not hear these. Where a browser has no locks (a page over plain HTTP), every tab leads itself.
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

/** Whether somebody looks at this tab. */
export interface Attention {
  readonly isThere: () => boolean;
  /** `came`: also with every new focus, and when the network is back. */
  readonly watch: (came: () => void, went: () => void) => void;
}

export function pageAttention(): Attention {
  return {
    isThere: () => !document.hidden,
    watch: (came, went) => {
      const here = () => {
        if (!document.hidden) came();
      };
      document.addEventListener('visibilitychange', () => (document.hidden ? went() : came()));
      addEventListener('focus', here);
      addEventListener('online', here);
    },
  };
}
