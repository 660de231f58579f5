import * as z from 'zod/mini';
import type { SessionCredentials } from '#console/targets/target-choice.tsx';

const Message = z.union([
  z.object({ kind: z.enum(['wanted', 'forgotten']), id: z.string() }),
  z.object({
    kind: z.literal('here'),
    credentials: z.object({ id: z.string(), apiKey: z.string(), appId: z.string() }),
  }),
]);

/** A tab that has them and says nothing for so long is asleep. */
const patience = 30_000;

/** Which tabs are open that have had credentials, told by the browser itself: no answer need be waited for. */
export interface Holders {
  /** This tab has the credentials of this id; it counts until the tab is gone. */
  readonly join: (id: string) => void;
  readonly any: (id: string) => Promise<boolean>;
}

/** Holders by Web Locks that any number of tabs share. */
export function lockHolders(): Holders {
  const { locks } = navigator;
  const nameOf = (id: string) => `typed credentials ${id}`;
  const joined = new Set<string>();
  return {
    join: (id) => {
      if (!locks || joined.has(id)) return;
      joined.add(id);
      locks.request(nameOf(id), { mode: 'shared' }, () => new Promise(() => {})).catch(() => {});
    },
    any: async (id) => {
      const { held = [], pending = [] } = (await locks?.query()) ?? {};
      return [...held, ...pending].some(({ name }) => name === nameOf(id));
    },
  };
}

export interface TypedCredentials {
  /** Tells other tabs that these are here. */
  readonly offer: (id: string) => void;
  /** Those of this id; undefined when no tab has them any more. */
  readonly find: (id: string) => Promise<SessionCredentials | undefined>;
}

/**
 * Finds the credentials that were typed into any tab of this browser. The tab that calls the service is seldom the one
 * that they were typed into; it asks for them at every call and keeps no copy, so that they are gone with their tab, or
 * as soon as they are forgotten there.
 *
 * @param own those typed into this tab
 */
export function openTypedCredentials(
  own: ReadonlyMap<string, SessionCredentials>,
  holders: Holders,
  name = 'typed credentials 1',
): TypedCredentials {
  const channel = new BroadcastChannel(name);
  const waiting = new Set<(id: string, credentials?: SessionCredentials) => void>();
  const offered = new Set<string>();
  channel.onmessage = ({ data }) => {
    const message = z.safeParse(Message, data).data;
    if (message?.kind === 'here') {
      for (const tell of waiting) tell(message.credentials.id, message.credentials);
    } else if (message?.kind === 'forgotten') {
      for (const tell of waiting) tell(message.id);
    } else if (message && offered.has(message.id)) {
      const credentials = own.get(message.id);
      channel.postMessage(
        credentials ? { kind: 'here', credentials } : { kind: 'forgotten', id: message.id },
      );
    }
  };
  return {
    offer: (id) => {
      offered.add(id);
      holders.join(id);
    },
    find: async (wanted) => {
      const here = own.get(wanted);
      if (here || !(await holders.any(wanted))) return here;
      return new Promise((resolve) => {
        const end = (credentials?: SessionCredentials) => {
          clearTimeout(timer);
          waiting.delete(tell);
          resolve(credentials);
        };
        const tell = (id: string, credentials?: SessionCredentials) => {
          if (id === wanted) end(credentials);
        };
        const timer = setTimeout(end, patience);
        waiting.add(tell);
        channel.postMessage({ kind: 'wanted', id: wanted });
      });
    },
  };
}
