import type { Client } from 'pg';
import { messageOf } from '../error-message.ts';

interface ListenerDependencies {
  /** Creates a client that is not connected yet. */
  readonly connect: () => Client;
  readonly log: (message: string) => void;
}

const firstDelay = 200;
const longestDelay = 10_000;

/**
 * Listens for notifications on a separate connection, which is opened for the first listener. A lost connection is
 * opened again, after longer and longer waits.
 */
export function createListener({ connect, log }: ListenerDependencies) {
  const channels = new Map<string, Set<(payload: string) => void>>();
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let delay = firstDelay;
  let started = false;
  let closed = false;
  let opening = Promise.resolve();

  async function open(): Promise<void> {
    const attempt = connect();
    let lost = false;
    const lose = (error?: Error) => {
      if (lost) return;
      lost = true;
      client = undefined;
      attempt.end().catch(() => {});
      if (closed) return;
      if (delay === firstDelay) log(`the database no longer sends notifications: ${messageOf(error)}`);
      timer = setTimeout(start, delay * (0.5 + Math.random()));
      timer.unref();
      delay = Math.min(delay * 2, longestDelay);
    };
    attempt.on('error', lose);
    attempt.on('end', () => lose(new Error('the connection ended')));
    attempt.on('notification', ({ channel, payload = '' }) => {
      for (const heard of channels.get(channel) ?? []) heard(payload);
    });
    try {
      await attempt.connect();
      for (const channel of channels.keys())
        await attempt.query(`LISTEN ${attempt.escapeIdentifier(channel)}`);
    } catch (error) {
      lose(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    if (lost) return;
    client = attempt;
    const repeated = delay !== firstDelay;
    delay = firstDelay;
    if (repeated) {
      log('the database sends notifications again');
      for (const listeners of channels.values()) for (const heard of listeners) heard('');
    }
  }

  function start(): void {
    opening = open();
  }

  return {
    listen(channel: string, heard: (payload: string) => void): () => void {
      const listeners = channels.get(channel) ?? new Set();
      const isNew = !channels.has(channel);
      channels.set(channel, listeners.add(heard));
      if (!started) {
        started = true;
        start();
      } else if (isNew) {
        // A connection that is being opened may have subscribed to its channels already, without this one.
        opening.then(() => client?.query(`LISTEN ${client.escapeIdentifier(channel)}`)).catch(() => {});
      }
      return () => {
        listeners.delete(heard);
      };
    },
    async close(): Promise<void> {
      closed = true;
      clearTimeout(timer);
      await opening;
      await client?.end().catch(() => {});
    },
  };
}
