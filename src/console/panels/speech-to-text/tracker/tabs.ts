import type { Job } from './job.ts';
import type { JobCommand } from './job-commands.ts';

/** Messages between the tabs of one browser. */
export type TabMessage =
  /** Sent by a visible tab that wants to lead. */
  | { readonly kind: 'here' }
  /** Sent by the leading tab. */
  | { readonly kind: 'jobs'; readonly jobs: readonly Job[] }
  | { readonly kind: 'removed'; readonly ids: readonly string[] }
  | { readonly kind: 'command'; readonly number: string; readonly command: JobCommand }
  | { readonly kind: 'done'; readonly number: string };

const lastLedKey = 'console.speech-to-text.last-led';
/** Interval in milliseconds at which the leading tab records that it is open. */
const noteInterval = 5000;

/**
 * Connects tabs by Web Locks and a broadcast channel. The number in the name is the version of `TabMessage`, so that
 * tabs with another version of the console do not receive these messages. Where a browser has no locks (a page over
 * plain HTTP), every tab leads.
 */
export function openTabs(name = 'speech-to-text 3') {
  const channel = new BroadcastChannel(name);
  const { locks } = navigator;
  const note = () => {
    try {
      localStorage.setItem(lastLedKey, String(Date.now()));
    } catch {}
  };
  /** While this tab leads, regularly stores the time at which a tab last led. Returns a function that stops it. */
  const noteWhileLeading = () => {
    const timer = setInterval(note, noteInterval);
    addEventListener('pagehide', note);
    return () => {
      note();
      clearInterval(timer);
      removeEventListener('pagehide', note);
    };
  };
  return {
    post: (message: TabMessage) => channel.postMessage(message),
    listen: (listener: (message: TabMessage) => void) => {
      channel.onmessage = ({ data }: MessageEvent<TabMessage>) => listener(data);
    },
    /** Requests leadership. The returned function cancels the request or gives up the lead. */
    lead: (granted: () => void) => {
      if (!locks) {
        granted();
        return noteWhileLeading();
      }
      const controller = new AbortController();
      let end = () => controller.abort();
      const held = async () => {
        const ended = new Promise<void>((resolve) => {
          end = resolve;
        });
        granted();
        const stopNoting = noteWhileLeading();
        await ended;
        stopNoting();
      };
      locks.request(name, { signal: controller.signal }, held).catch(() => {});
      return () => end();
    },
    /** When a tab last led, in milliseconds since the epoch. */
    lastLed: (): number | undefined => {
      try {
        return Number(localStorage.getItem(lastLedKey)) || undefined;
      } catch {
        return undefined;
      }
    },
    /** Whether another tab is waiting to lead. */
    anotherAsks: async () => {
      const { pending = [] } = (await locks?.query()) ?? {};
      return pending.some((request) => request.name === name);
    },
  };
}

/** The other tabs of this browser. */
export type Tabs = ReturnType<typeof openTabs>;

export function pageVisibility() {
  return {
    isVisible: () => !document.hidden,
    /**
     * Calls `shown` when the tab becomes visible or, while visible, is focused or is online again; `hidden` when it is
     * hidden.
     */
    watch: (shown: () => void, hidden: () => void) => {
      const shownIfVisible = () => {
        if (!document.hidden) shown();
      };
      document.addEventListener('visibilitychange', () => (document.hidden ? hidden() : shown()));
      addEventListener('focus', shownIfVisible);
      addEventListener('online', shownIfVisible);
    },
  };
}

/** The visibility of this tab. */
export type Visibility = ReturnType<typeof pageVisibility>;
