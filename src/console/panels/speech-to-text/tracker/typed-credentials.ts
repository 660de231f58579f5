import * as z from 'zod/mini';
import type { SessionCredentials } from '#console/targets/target-choice.tsx';

const CredentialsMessage = z.union([
  z.object({ kind: z.enum(['wanted', 'forgotten']), id: z.string() }),
  z.object({
    kind: z.literal('here'),
    credentials: z.object({ id: z.string(), apiKey: z.string(), appId: z.string() }),
  }),
]);

/** Milliseconds after which a tab that holds credentials but does not answer counts as suspended. */
const answerTimeout = 30_000;

/** Uses shared Web Locks to record which tabs hold credentials. */
export function credentialHolders() {
  const { locks } = navigator;
  const nameOf = (id: string) => `typed credentials ${id}`;
  const joined = new Set<string>();
  return {
    /** Registers this tab as a holder until it is closed. */
    join: (id: string) => {
      if (!locks || joined.has(id)) return;
      joined.add(id);
      locks.request(nameOf(id), { mode: 'shared' }, () => new Promise(() => {})).catch(() => {});
    },
    any: async (id: string) => {
      const { held = [], pending = [] } = (await locks?.query()) ?? {};
      return [...held, ...pending].some(({ name }) => name === nameOf(id));
    },
  };
}

/**
 * Registers this tab as a holder of credentials, and tells whether any open tab holds them. If none does, no answer is
 * awaited.
 */
export type CredentialHolders = ReturnType<typeof credentialHolders>;

/**
 * Finds credentials that were typed into any tab of this browser. The tab that calls the service is usually another
 * one: it requests them for every call and keeps no copy, so that they are gone when they are removed or the tab in
 * which they were typed is closed.
 *
 * @param own those typed into this tab
 */
export function openTypedCredentials(
  own: ReadonlyMap<string, SessionCredentials>,
  holders: CredentialHolders,
  name = 'typed credentials 1',
) {
  const channel = new BroadcastChannel(name);
  const waiting = new Set<(id: string, credentials?: SessionCredentials) => void>();
  const offered = new Set<string>();
  channel.onmessage = ({ data }) => {
    const message = z.safeParse(CredentialsMessage, data).data;
    if (message?.kind === 'here') {
      for (const receive of waiting) receive(message.credentials.id, message.credentials);
    } else if (message?.kind === 'forgotten') {
      for (const receive of waiting) receive(message.id);
    } else if (message && offered.has(message.id)) {
      const credentials = own.get(message.id);
      channel.postMessage(
        credentials ? { kind: 'here', credentials } : { kind: 'forgotten', id: message.id },
      );
    }
  };
  return {
    /** Offers these credentials to other tabs. */
    offer: (id: string) => {
      offered.add(id);
      holders.join(id);
    },
    /** The credentials with this id; undefined when no tab holds them any more. */
    find: async (wanted: string): Promise<SessionCredentials | undefined> => {
      const here = own.get(wanted);
      if (here || !(await holders.any(wanted))) return here;
      return new Promise((resolve) => {
        const end = (credentials?: SessionCredentials) => {
          clearTimeout(timer);
          waiting.delete(receive);
          resolve(credentials);
        };
        const receive = (id: string, credentials?: SessionCredentials) => {
          if (id === wanted) end(credentials);
        };
        const timer = setTimeout(end, answerTimeout);
        waiting.add(receive);
        channel.postMessage({ kind: 'wanted', id: wanted });
      });
    },
  };
}

export type TypedCredentials = ReturnType<typeof openTypedCredentials>;
